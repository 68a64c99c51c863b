import { describe, expect, it } from 'vitest'
import { effectivePrice } from '@/core/pricing/prices'
import { price } from '../../../support/engine/catalog'

describe('effectivePrice', () => {
  it.each([
    [4.99, 0, 499],
    [49.99, 0.2, 3999],
    [100, 0.333, 6670],
    [4.99, 0.5, 250],
    [0.01, 0.5, 1],
    [19.99, 0.075, 1849],
  ])('§9.28, P2: reduces %d by the fraction %d to %i cents, rounding the exact product', (base, discount, cents) => {
    expect(effectivePrice(price(base, 0, discount))).toBe(cents)
  })
})
