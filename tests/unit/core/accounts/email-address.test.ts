import { describe, expect, it } from 'vitest'
import { asciiEmail, canonicalEmail, isEmailAddress, readableEmail } from '@/core/accounts/email-address'
import { emailAddress } from '@/lib/http/text'

describe('K10: an email address with non-ASCII letters', () => {
  it.each([
    'ana@münchen.example',
    'ana@xn--mnchen-3ya.example',
    'josé@example.com',
    'jose\u0301@example.com',
    'иван@пример.рф',
    '用户@例子.中国',
    'o’hara@example.com'.replace('’', "'"),
    'a+b_c-d.e@sub.example.co.uk',
    `${'a'.repeat(64)}@example.com`,
  ])('is valid: %s', (address) => {
    expect([isEmailAddress(address), emailAddress.safeParse(address).success]).toEqual([true, true])
  })

  it.each([
    '',
    'ana',
    '@example.com',
    'ana@',
    'ana@example',
    'ana@-example.com',
    'ana@exa mple.com',
    'ana lucia@example.com',
    'ana..b@example.com',
    '.ana@example.com',
    'ana.@example.com',
    'ana@b@example.com',
    '"ana"@example.com',
    'ana@example.com>, x@example.com',
    'ana\r\nBcc: x@example.com',
    'ana@ex\u0000ample.com',
    'ana@1.2.3.4',
    `${'é'.repeat(33)}@example.com`,
  ])('is rejected as invalid: %j', (address) => {
    expect([isEmailAddress(address), emailAddress.safeParse(address).success]).toEqual([false, false])
  })

  it.each([
    ['Ana@MÜNCHEN.Example', 'ana@xn--mnchen-3ya.example'],
    ['ana@xn--mnchen-3ya.example', 'ana@xn--mnchen-3ya.example'],
    ['ana@mu\u0308nchen.example', 'ana@xn--mnchen-3ya.example'],
    ['Иван@ПРИМЕР.РФ', 'иван@xn--e1afmkfd.xn--p1ai'],
    ['用户@例子。中国', '用户@xn--fsqu00a.xn--fiqs8s'],
    ['JOSE\u0301@Example.com', 'josé@example.com'],
    [' ana@münchen.example\u200B', 'ana@xn--mnchen-3ya.example'],
  ])('is the same in every spelling: %s', (typed, canonical) => {
    expect([canonicalEmail(typed), canonicalEmail(typed), canonicalEmail(canonical)]).toEqual([canonical, canonical, canonical])
  })

  it.each([
    ['Ana@xn--mnchen-3ya.example', 'Ana@münchen.example'],
    ['Ana@München.Example', 'Ana@münchen.example'],
    ['иван@xn--e1afmkfd.xn--p1ai', 'иван@пример.рф'],
    ['用户@xn--fsqu00a.xn--fiqs8s', '用户@例子.中国'],
    ['a@xn--a.example', 'a@xn--a.example'],
    ['a@xn--.example', 'a@xn--.example'],
    ['Ana@Example.COM', 'Ana@example.com'],
    ['no address', 'no address'],
  ])('is displayed as typed: %s', (address, readable) => {
    expect(readableEmail(address)).toBe(readable)
    expect(canonicalEmail(readable)).toBe(canonicalEmail(address))
  })

  it('is converted to ASCII for programs that know no other, if possible', () => {
    expect(['Ana@münchen.example', 'josé@example.com'].map(asciiEmail)).toEqual(['Ana@xn--mnchen-3ya.example', null])
  })

  it('is stored readable after validation', () => {
    expect(emailAddress.parse(' José@xn--mnchen-3ya.EXAMPLE ')).toBe('José@münchen.example')
  })
})
