import { describe, expect, it } from 'vitest'
import type { Coupon } from '@/core/discounts/coupons'
import { usdCents } from '@/core/money/arithmetic'
import type { QuoteItemRequest } from '@/core/orders/types'
import { coupon, fixed, percentage } from '../../../support/engine/discounts'
import { quote } from '../../../support/engine/quote'
import { couponMap, domain, hosting, ssl, worldWith } from '../../../support/engine/world'

const withCodes = (coupons: readonly Coupon[], codes: readonly string[], items: readonly QuoteItemRequest[] = [hosting('shared-pro')]) => {
  const result = quote(items, { codes, world: worldWith({ coupons: couponMap(coupons), automaticDiscounts: [] }) })
  return {
    applied: result.discountCodes.map(({ discountId, savings }) => [discountId, savings]),
    rejected: result.rejectedCodes.map(({ code, reason }) => [code, reason]),
    lines: result.lines.map(({ discount }) => discount),
  }
}

describe('applyCodes', () => {
  it('§3.12, D4: states each applied code as a percentage or an amount', () => {
    const coupons = couponMap([coupon('A', percentage(10)), coupon('B', fixed(5))])
    const { discountCodes } = quote([hosting('shared-pro')], { codes: ['A', 'B'], world: worldWith({ coupons, automaticDiscounts: [] }) })
    expect(discountCodes.map(({ value }) => value)).toEqual([percentage(10), fixed(5)])
  })

  it('D2: does not compound: each is computed on the pre-discount amount', () => {
    const two = [coupon('A', percentage(10)), coupon('B', percentage(10))]
    expect(withCodes(two, ['A', 'B']).applied).toEqual([
      ['A', 100],
      ['B', 100],
    ])
  })

  it('§7.13, D2: is independent of the typing order', () => {
    const three = [coupon('A', percentage(70)), coupon('B', percentage(70)), coupon('C', fixed(3))]
    expect(withCodes(three, ['C', 'B', 'A'])).toEqual(withCodes(three, ['A', 'B', 'C']))
    expect(withCodes(three, ['C', 'B', 'A']).applied).toEqual([
      ['A', 699],
      ['B', 300],
    ])
  })

  it('D8: rejects a code that would give 0', () => {
    expect(withCodes([coupon('A', percentage(100)), coupon('B', fixed(3))], ['A', 'B'])).toEqual({
      applied: [['A', 999]],
      rejected: [['B', 'no-effect']],
      lines: [999],
    })
  })

  it('D8: never takes more than what is left of its own lines', () => {
    const coupons = [coupon('A', percentage(90), { applicableCategories: ['ssl'] }), coupon('B', percentage(50))]
    const items = [hosting('shared-pro'), ssl('ssl-dv')]
    expect(withCodes(coupons, ['A', 'B'], items).applied).toEqual([
      ['A', 8999],
      ['B', 1999],
    ])
    expect(withCodes(coupons, ['A', 'B'], items).lines).toEqual([999, 9999])
  })

  it('D9: sums a capped discount exactly over its lines', () => {
    const capped = [coupon('A', percentage(50), { maxDiscount: usdCents(10) })]
    const items = [domain('a.com'), domain('b.com'), domain('c.com')]
    expect(withCodes(capped, ['A'], items).lines).toEqual([334, 333, 333])
    expect(withCodes(capped, ['A'], [...items].reverse()).lines).toEqual([333, 333, 334])
  })

  it('D1: keeps the first of the fixed order if a code is not combinable', () => {
    const coupons = [coupon('A', percentage(10)), coupon('B', percentage(50), { combinable: false }), coupon('C', percentage(5))]
    expect(withCodes(coupons, ['B', 'A', 'C'])).toMatchObject({
      applied: [
        ['A', 100],
        ['C', 50],
      ],
      rejected: [['B', 'not-combinable']],
    })
    expect(withCodes(coupons, ['C', 'B'])).toMatchObject({ applied: [['B', 500]], rejected: [['C', 'not-combinable']] })
    expect(withCodes(coupons, ['B'])).toMatchObject({ applied: [['B', 500]], rejected: [] })
  })

  it('D1: lets a rejected code block no other', () => {
    const coupons = [coupon('A', percentage(10), { combinable: false, isActive: false }), coupon('B', percentage(5))]
    expect(withCodes(coupons, ['A', 'B'])).toMatchObject({ applied: [['B', 50]], rejected: [['A', 'inactive']] })
  })

  it('D14: returns rejected codes with their reasons', () => {
    expect(withCodes([coupon('M', percentage(10), { isActive: false })], ['Z', 'm', 'A']).rejected).toEqual([
      ['A', 'unknown'],
      ['M', 'inactive'],
      ['Z', 'unknown'],
    ])
  })

  it('D2: states the pre-discount amount it was computed on', () => {
    const world = worldWith({ coupons: couponMap([coupon('A', percentage(10)), coupon('B', percentage(10))]) })
    expect(quote([hosting('shared-pro')], { codes: ['A', 'B'], world }).discountCodes.map(({ eligible }) => eligible)).toEqual([999, 999])
  })

  it('D3: never discounts setup fees', () => {
    expect(withCodes([coupon('A', percentage(100))], ['A'], [hosting('vps-starter')]).applied).toEqual([['A', 2999]])
  })
})

describe('the sample coupons of §9', () => {
  const sample = (codes: readonly string[], items: readonly QuoteItemRequest[], isFirstOrder = true) => {
    const result = quote(items, { codes, world: worldWith({ automaticDiscounts: [], isFirstOrder }) })
    return [...result.discountCodes.map(({ savings }) => savings), ...result.rejectedCodes.map(({ reason }) => reason)]
  }

  it('§9.37: WELCOME10 is 10 %, capped at 50, first-time only', () => {
    expect(sample(['WELCOME10'], [hosting('shared-pro')])).toEqual([100])
    expect(sample(['WELCOME10'], [hosting('dedicated-basic', { quantity: 9 })])).toEqual([5000])
    expect(sample(['WELCOME10'], [hosting('shared-pro')], false)).toEqual(['first-time-only'])
  })

  it('§9.38: CLOUD25 is 25 % on hosting, minimum 30, cap 100', () => {
    expect(sample(['CLOUD25'], [hosting('shared-basic', { billing: 'yearly' })])).toEqual([1250])
    expect(sample(['CLOUD25'], [hosting('vps-starter'), domain('a.com')])).toEqual(['minimum-amount'])
    expect(sample(['CLOUD25'], [hosting('dedicated-basic', { billing: 'yearly' })])).toEqual([10000])
    expect(sample(['CLOUD25'], [ssl('ssl-ev')])).toEqual(['not-applicable'])
  })

  it('§9.39: SAVE20USD is 20 USD, minimum 100, excluding domains', () => {
    expect(sample(['SAVE20USD'], [hosting('dedicated-basic')])).toEqual([2000])
    expect(sample(['SAVE20USD'], [ssl('ssl-dv'), domain('a.com')])).toEqual(['minimum-amount'])
    expect(sample(['SAVE20USD'], [domain('a.com')])).toEqual(['not-applicable'])
  })

  it('§9.40: HOLIDAY50 is 50 % on SSL, cap 200', () => {
    expect(sample(['HOLIDAY50'], [ssl('ssl-dv')])).toEqual([5000])
    expect(sample(['HOLIDAY50'], [ssl('ssl-ev')])).toEqual([20000])
  })

  it('§9.41: BULK15 is 15 % for 3 or more items, cap 75', () => {
    expect(sample(['BULK15'], [hosting('shared-pro', { quantity: 3 })])).toEqual([450])
    expect(sample(['BULK15'], [hosting('shared-pro'), domain('a.com'), domain('b.com')])).toEqual([540])
    expect(sample(['BULK15'], [hosting('shared-pro', { quantity: 2 })])).toEqual(['minimum-quantity'])
    expect(sample(['BULK15'], [hosting('dedicated-basic', { quantity: 4 })])).toEqual([7500])
  })
})
