import { describe, expect, it } from 'vitest'
import { codeLength, parseAuthorizationCode } from '@/core/domains/transfers'

describe('parseAuthorizationCode', () => {
  it('keeps every visible character, and trims pasted spaces', () => {
    expect(parseAuthorizationCode('  aB3$-_=+{}"x \n')).toEqual({ ok: true, value: 'aB3$-_=+{}"x' })
  })

  it('§5.16: requires an auth code', () => {
    expect(parseAuthorizationCode(' \t ')).toEqual({ ok: false, error: 'required' })
  })

  it.each(['ab', ' 12345 ', 'two words', 'ümlaut', 'tab\there', 'x'.repeat(codeLength.maximum + 1)])('N3: %j is none', (input) => {
    expect(parseAuthorizationCode(input)).toEqual({ ok: false, error: 'invalid' })
  })

  it.each([codeLength.minimum, codeLength.maximum])('N3: accepts %d characters', (length) => {
    expect(parseAuthorizationCode('x'.repeat(length)).ok).toBe(true)
  })
})
