import { describe, expect, it } from 'vitest'
import { applyCredit, creditId, creditIn } from '@/core/orders/calculate-quote'
import { normaliseServiceData } from '@/core/orders/normalise-item'
import type { Minor } from '@/core/money/types'
import { ledgerOf } from '../../../support/engine/lines'

const credit = (amount: number) => ({ name: 'Unused days', amount: amount as Minor })
const lines = () => ledgerOf([{ subtotal: 1000 }, { subtotal: 500 }])

describe('credit of unused days', () => {
  it('U10: reduces the lines as a discount without a value', () => {
    const ledger = lines()
    expect(applyCredit(ledger, credit(600))).toEqual({
      discountId: creditId,
      name: 'Unused days',
      description: '',
      value: { type: 'fixed', value: 0 },
      eligible: 1500,
      savings: 600,
    })
    expect(ledger.entries.map(({ left }) => left)).toEqual([600, 300])
  })

  it('U10: takes no more than the amount due', () => {
    const ledger = lines()
    expect(applyCredit(ledger, credit(1501))?.savings).toBe(1500)
    expect(ledger.entries.map(({ left }) => left)).toEqual([0, 0])
  })

  it('U10: is no discount if missing or empty', () => {
    for (const none of [null, credit(0), credit(-1)]) {
      const ledger = lines()
      expect(applyCredit(ledger, none)).toBeNull()
      expect(ledger.entries.map(({ left }) => left)).toEqual([1000, 500])
    }
  })

  it('U10: is found in an order’s lines among other discounts', () => {
    const given = (discountId: string, savings: number) => ({ discountId, savings: savings as Minor })
    expect(creditIn([])).toBe(0)
    expect(
      creditIn([{ discounts: [given('WELCOME10', 7), given(creditId, 40)] }, { discounts: [given(creditId, 2)] }, { discounts: [] }]),
    ).toBe(42)
  })
})

describe('a later term', () => {
  it('U3: differs from the first line, whatever else is equal', () => {
    for (const type of ['hosting', 'email', 'component'] as const) {
      expect(normaliseServiceData(type, { operation: 'renew' })).toMatchObject({ operation: 'renew' })
      expect(normaliseServiceData(type, undefined)).not.toHaveProperty('operation')
    }
    expect(normaliseServiceData('ssl', { operation: 'renew' })).toEqual({ coverage: 'single', operation: 'renew' })
  })
})
