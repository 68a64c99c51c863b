import { describe, expect, it } from 'vitest'
import { spreadDiscount } from '@/core/discounts/discounts'
import type { Minor } from '@/core/money/types'
import { ledgerOf } from '../../../support/engine/lines'

describe('the remaining amount', () => {
  it('starts with everything, and the whole cart in USD', () => {
    const ledger = ledgerOf([
      { subtotal: 1000, base: 1100 },
      { subtotal: 500, base: 550 },
    ])
    expect(ledger.baseSubtotal).toBe(1650)
    expect(ledger.allowance).toBe(1500)
    expect(ledger.entries.map(({ left }) => left)).toEqual([1000, 500])
  })

  it('D9: takes in proportion to what is left of each line', () => {
    const ledger = ledgerOf([
      { key: 'a', subtotal: 1000 },
      { key: 'b', subtotal: 1000 },
    ])
    const [first] = ledger.entries
    if (first) first.left = 500
    spreadDiscount(ledger, ledger.entries, 'TEN', 300 as Minor)
    expect(ledger.entries.map(({ left, savings }) => ({ left, savings }))).toEqual([
      { left: 400, savings: [{ discountId: 'TEN', savings: 100 }] },
      { left: 800, savings: [{ discountId: 'TEN', savings: 200 }] },
    ])
  })

  it('D1: tracks the limit of all discounts', () => {
    const ledger = ledgerOf([{ subtotal: 1000 }])
    spreadDiscount(ledger, ledger.entries, 'TEN', 300 as Minor)
    expect(ledger.allowance).toBe(700)
  })

  it('omits lines without savings', () => {
    const ledger = ledgerOf([
      { key: 'a', subtotal: 1000 },
      { key: 'b', subtotal: 1 },
    ])
    spreadDiscount(ledger, ledger.entries, 'TEN', 5 as Minor)
    expect(ledger.entries[1]?.savings).toEqual([])
  })
})
