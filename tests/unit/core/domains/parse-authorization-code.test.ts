import { describe, expect, it } from 'vitest'
import { maximumCodeLength, parseAuthorizationCode } from '@/core/domains/transfers'

describe('parseAuthorizationCode', () => {
  it('keeps every visible sign, and cuts the spaces of a paste', () => {
    expect(parseAuthorizationCode('  aB3$-_=+{}"x \n')).toEqual({ ok: true, value: 'aB3$-_=+{}"x' })
  })

  it('§5.16: an authorization code is required', () => {
    expect(parseAuthorizationCode(' \t ')).toEqual({ ok: false, error: 'required' })
  })

  it.each(['two words', 'ümlaut', 'tab\there', 'x'.repeat(maximumCodeLength + 1)])('%j is none', (input) => {
    expect(parseAuthorizationCode(input)).toEqual({ ok: false, error: 'invalid' })
  })

  it('the longest code is one', () => {
    expect(parseAuthorizationCode('x'.repeat(maximumCodeLength)).ok).toBe(true)
  })
})
