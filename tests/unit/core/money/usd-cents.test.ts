import { describe, expect, it } from 'vitest'
import { usdCents } from '@/core/money/arithmetic'

describe('usdCents', () => {
  it.each([
    [12.99, 1299],
    ['12.99', 1299],
    [4.9, 490],
    [150, 15000],
    [0, 0],
    ['1499.990', 149999],
    [0.07, 7],
    [1.1, 110],
  ])('M1: parses %j as %i cents', (value, cents) => {
    expect(usdCents(value)).toBe(cents)
  })

  it.each([
    [12.999, 'Price has more than 2 decimal places: 12.999'],
    ['0.001', 'Price has more than 2 decimal places: 0.001'],
    [-1, 'Price is negative: -1'],
    ['-0.01', 'Price is negative: -0.01'],
    ['free', 'Not a decimal: free'],
    [1e15, 'Value cannot be represented exactly: 1000000000000000'],
  ])('M1: rejects %j with a reason', (value, why) => {
    expect(() => usdCents(value)).toThrow(new RangeError(why))
  })
})
