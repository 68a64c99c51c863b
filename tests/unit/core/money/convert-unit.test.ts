import { describe, expect, it } from 'vitest'
import { convertUnit } from '@/core/money/currency'
import { usdCents } from '@/core/money/arithmetic'
import { currency } from '../../../support/engine/currencies'

describe('convertUnit', () => {
  it.each([
    ['USD', 12.99, 1299],
    ['EUR', 12.99, 1104],
    ['GBP', 12.99, 948],
    ['CAD', 12.99, 1754],
    ['AUD', 12.99, 1949],
    ['JPY', 12.99, 1429],
    ['INR', 12.99, 107817],
    ['JPY', 0.01, 1],
    ['JPY', 0, 0],
  ])('M3: converts to %s %d USD as %i minor units, rounded once', (code, price, minor) => {
    expect(convertUnit(usdCents(price), currency(code))).toBe(minor)
  })

  it('§9.31, M3: rounds the exact product straight to the minor unit, not through two decimals', () => {
    // 0.5 × 0.99 = 0.495: through two decimals it would be 0.50, and then 1.
    const yenLike = { ...currency('JPY'), exchangeRate: { digits: 99, scale: 2 } }
    expect(convertUnit(usdCents(0.5), yenLike)).toBe(0)
  })
})
