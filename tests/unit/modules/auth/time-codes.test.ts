import { describe, expect, it } from 'vitest'
import { renderQr, codeAt, createSecret, keyUri, stepOf } from '@/modules/auth/mfa/totp'

/** "12345678901234567890" of RFC 6238, appendix B; the last six of its eight digits are ours. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('authenticator codes', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('K1: %i seconds after 1970 give %s, as in the standard', (seconds, code) => {
    expect(codeAt(secret, seconds * 1000)).toBe(code)
    expect(stepOf(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  it('K1: tolerate a clock one step off, and no more', () => {
    const now = Date.parse('2026-11-24T12:00:10Z')
    const step = Math.floor(now / 30_000)
    const stepsTaken = [-2, -1, 0, 1, 2].map((steps) => stepOf(secret, codeAt(secret, now + steps * 30_000), now))
    expect(stepsTaken).toEqual([null, step - 1, step, step + 1, null])
  })

  it('use a unique 160-bit key, with shop and account in the QR code', () => {
    const [first, second] = [createSecret(), createSecret()]
    expect([/^[A-Z2-7]{32}$/.test(first), first === second]).toEqual([true, false])
    const uri = new URL(keyUri(secret, { issuer: 'Ada & Co: hosting', account: 'ada+two@example.com' }))
    expect([uri.protocol, decodeURIComponent(uri.pathname).replace(/^\/*/, '')]).toEqual([
      'otpauth:',
      expect.stringContaining('ada+two@example.com'),
    ])
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret, issuer: 'Ada & Co: hosting', digits: '6', period: '30' })
  })
})

describe('a QR code', () => {
  it('has a white margin and three finder patterns', () => {
    const { size, path } = renderQr('otpauth://totp/x')
    const rows = Array.from({ length: size }, () => Array<string>(size).fill(' '))
    for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
      rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(length))
    const mark = '#######'
    expect(rows.slice(0, 4).flat().join('').trim()).toBe('')
    const top = (rows[4] ?? []).join('')
    expect([top.slice(4, 11), top.slice(-11, -4), (rows[size - 5] ?? []).join('').slice(4, 11)]).toEqual([mark, mark, mark])
  })
})
