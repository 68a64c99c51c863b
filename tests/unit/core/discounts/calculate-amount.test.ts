import { describe, expect, it } from 'vitest'
import { calculateAmount, findEligible } from '@/core/discounts/discounts'
import { usdCents } from '@/core/money/arithmetic'
import { currency } from '../../../support/engine/currencies'
import { fixed, percentage } from '../../../support/engine/discounts'
import { ledgerOf } from '../../../support/engine/lines'

const eligible = (subtotal: number, left = subtotal) => {
  const { entries } = ledgerOf([{ subtotal }])
  for (const entry of entries) entry.left = left
  return findEligible(entries, { applicable: [], excluded: [], billing: null })
}

const amount = (
  value: ReturnType<typeof percentage>,
  on: ReturnType<typeof eligible>,
  code = 'USD',
  cap: number | null = null,
  allowance = 1e9,
) => calculateAmount({ ...value, maxDiscount: cap === null ? null : usdCents(cap) }, on, currency(code), allowance)

describe('calculateAmount', () => {
  it('D4: rounds a percentage half away from zero', () => {
    expect(amount(percentage(10), eligible(4999))).toBe(500)
    expect(amount(percentage(10), eligible(4995))).toBe(500)
    expect(amount(percentage(10), eligible(4994))).toBe(499)
    expect(amount(percentage(12.5), eligible(1004))).toBe(126)
  })

  it('D4: caps afterwards', () => {
    expect(amount(percentage(50), eligible(100000), 'USD', 200)).toBe(20000)
    expect(amount(percentage(10), eligible(100000), 'USD', 200)).toBe(10000)
  })

  it('M5: converts the cap like a unit price', () => {
    expect(amount(percentage(50), eligible(100000), 'EUR', 200)).toBe(17000)
    expect(amount(percentage(50), eligible(100000), 'JPY', 0.05)).toBe(6)
  })

  it('D4: uses min(value, eligible) for a fixed amount, converted', () => {
    expect(amount(fixed(20), eligible(10000))).toBe(2000)
    expect(amount(fixed(20), eligible(1500))).toBe(1500)
    expect(amount(fixed(20), eligible(10000), 'JPY')).toBe(2200)
    expect(amount(fixed(20), eligible(10000), 'USD', 15)).toBe(1500)
  })

  it('D2, D8: computes on the pre-discount amount, limited to what is left', () => {
    expect(amount(percentage(10), eligible(10000, 5000))).toBe(1000)
    expect(amount(percentage(60), eligible(10000, 5000))).toBe(5000)
    expect(amount(fixed(20), eligible(10000, 0))).toBe(0)
  })

  it('D1: never exceeds the site limit', () => {
    expect(amount(percentage(50), eligible(10000), 'USD', null, 1234)).toBe(1234)
  })
})
