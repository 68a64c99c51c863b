import { describe, expect, it } from 'vitest'
import { maximumCodeLength, parseAuthorizationCode } from '@/core/domains/transfers'

describe('parseAuthorizationCode', () => {
  it('keeps every visible character, and trims pasted spaces', () => {
    expect(parseAuthorizationCode('  aB3$-_=+{}"x \n')).toEqual({ ok: true, value: 'aB3$-_=+{}"x' })
  })

  it('§5.16: requires an auth code', () => {
    expect(parseAuthorizationCode(' \t ')).toEqual({ ok: false, error: 'required' })
  })

  it.each(['two words', 'ümlaut', 'tab\there', 'x'.repeat(maximumCodeLength + 1)])('%j is none', (input) => {
    expect(parseAuthorizationCode(input)).toEqual({ ok: false, error: 'invalid' })
  })

  it('accepts the longest code', () => {
    expect(parseAuthorizationCode('x'.repeat(maximumCodeLength)).ok).toBe(true)
  })
})
