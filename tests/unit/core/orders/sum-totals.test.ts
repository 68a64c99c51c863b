import { describe, expect, it } from 'vitest'
import type { Minor } from '@/core/money/types'
import { sumTotals } from '@/core/orders/calculate-quote'
import { quote } from '../../../support/engine/quote'
import { coupon, percentage } from '../../../support/engine/discounts'
import { couponMap, domain, hosting, worldWith } from '../../../support/engine/world'

describe('sumTotals', () => {
  it('§9.35, O1: adds subtotal + setup fees + tax − discount + shipping', () => {
    expect(quote([hosting('vps-starter', { quantity: 2 }), domain('a.com')]).breakdown).toEqual({
      subtotal: 7297,
      setupFees: 3000,
      discount: 365,
      tax: 993,
      shipping: 0,
      total: 10925,
      savings: 665,
    })
  })

  it('§3.13, D15: counts discounts and catalogue savings as savings', () => {
    const { breakdown } = quote([domain('a.com')])
    expect(breakdown).toMatchObject({ discount: 65, savings: 365 })
  })

  it('§9.35, O1: is never below 0; an empty cart is all zeros', () => {
    const free = worldWith({ coupons: couponMap([coupon('ALL', percentage(100))]) })
    expect(quote([hosting('shared-pro')], { codes: ['ALL'], world: free })).toMatchObject({
      breakdown: { total: 0, tax: 0 },
      dueNow: 0,
      dueLater: 0,
    })
    const [line] = quote([hosting('shared-pro')]).lines
    if (!line) throw new Error('No line')
    expect(sumTotals([{ ...line, discount: 999_999 as Minor }]).breakdown.total).toBe(0)
    expect(quote([]).breakdown).toEqual({ subtotal: 0, setupFees: 0, discount: 0, tax: 0, shipping: 0, total: 0, savings: 0 })
  })
})
