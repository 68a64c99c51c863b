import { describe, expect, it } from 'vitest'
import { formatIban, isIban } from '@/core/payments/iban'

describe('an IBAN', () => {
  it('is valid with its check digits, in any notation', () => {
    expect(isIban('DE89370400440532013000')).toBe(true)
    expect(isIban('de89 3704 0044 0532 0130 00')).toBe(true)
    expect(isIban('GB82 WEST 1234 5698 7654 32')).toBe(true)
  })

  it('is invalid with a wrong digit, two swapped ones, or malformed', () => {
    expect(isIban('DE89370400440532013001')).toBe(false)
    expect(isIban('DE89370400440532010300')).toBe(false)
    expect(isIban('')).toBe(false)
    expect(isIban('DE89')).toBe(false)
  })

  it('is formatted in groups of four', () => {
    expect(formatIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
  })
})
