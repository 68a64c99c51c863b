import { describe, expect, it } from 'vitest'
import { usdCents } from '@/core/money/usd-cents'
import { strikePrice } from '@/core/pricing/strike-price'
import { parseDecimal } from '@/core/money/decimal'
import { settings } from '../../support/engine/world'

describe('strikePrice', () => {
  it('§9.24, P6: SSL × 1.2, in every period', () => {
    expect(strikePrice('ssl', 'monthly', usdCents(9.99), settings)).toBe(1199)
    expect(strikePrice('ssl', 'yearly', usdCents(99.99), settings)).toBe(11999)
  })

  it('§2.38, §9.25, P6: email × 1.4, by the year only', () => {
    expect(strikePrice('email', 'yearly', usdCents(38.99), settings)).toBe(5459)
    expect(strikePrice('email', 'monthly', usdCents(3.49), settings)).toBeNull()
  })

  it('P6: nothing else is struck through', () => {
    expect(strikePrice('hosting', 'yearly', usdCents(49.99), settings)).toBeNull()
  })

  it('P6: off, or not higher, strikes nothing', () => {
    const off = { ...settings, sslStrikeMultiplier: null, emailStrikeMultiplier: parseDecimal(1) }
    expect(strikePrice('ssl', 'yearly', usdCents(99.99), off)).toBeNull()
    expect(strikePrice('email', 'yearly', usdCents(38.99), off)).toBeNull()
  })
})
