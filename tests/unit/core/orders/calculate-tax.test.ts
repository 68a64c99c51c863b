import { describe, expect, it } from 'vitest'
import { parseDecimal } from '@/core/money/arithmetic'
import type { Minor } from '@/core/money/types'
import { calculateTax } from '@/core/orders/calculate-quote'
import { quote } from '../../../support/engine/quote'
import { hosting, settings, worldWith } from '../../../support/engine/world'

const tax = (rate: number, ...taxables: readonly number[]) =>
  calculateTax(
    taxables.map((taxable, index) => ({ key: `line-${index}`, taxable: taxable as Minor })),
    parseDecimal(rate),
  )

describe('calculateTax', () => {
  it('O1: taxes the total, rounded once, then shares by largest remainder', () => {
    // Three lines of 0.05 would round to 0.01 each; the total of 0.15 gives 0.015, so 0.02.
    expect(tax(0.1, 5, 5, 5)).toEqual([1, 1, 0])
  })

  it('O1: rounds half a cent up', () => {
    expect(tax(0.1, 1005)).toEqual([101])
    expect(tax(0.1, 1004)).toEqual([100])
  })

  it('O1: is 0 for 0', () => {
    expect(tax(0.1, 0, 0)).toEqual([0, 0])
    expect(tax(0, 100, 50)).toEqual([0, 0])
    expect(tax(0.1)).toEqual([])
  })

  it('O1: accepts any decimal rate', () => {
    expect(tax(0.0825, 10000)).toEqual([825])
    expect(tax(0.07725, 10000)).toEqual([773])
  })

  it('§9.34, O1: taxes subtotal + setup fees − discount', () => {
    const world = worldWith({ settings: { ...settings, taxRate: parseDecimal(0.2) } })
    // 29.99 + 15.00 − 1.50
    expect(quote([hosting('vps-starter')], { world }).breakdown).toMatchObject({ discount: 150, tax: 870, total: 5219 })
  })
})
