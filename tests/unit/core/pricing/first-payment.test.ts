import { describe, expect, it } from 'vitest'
import { firstPayment } from '@/core/pricing/prices'
import { price } from '../../../support/engine/catalog'

describe('firstPayment', () => {
  it('§9.29, P2: the effective price plus the setup fee', () => {
    expect(firstPayment(price(299.99, 15))).toBe(31499)
    expect(firstPayment(price(100, 15, 0.2))).toBe(9500)
  })
})
