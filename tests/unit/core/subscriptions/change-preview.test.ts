import { describe, expect, it } from 'vitest'
import { addDays } from '@/core/dates'
import type { Minor } from '@/core/money/types'
import { planChangeChoices, figuresOf, type RunningItem, unusedPart } from '@/core/subscriptions/plan-change'
import { firstTerm } from '@/core/subscriptions/lifecycle'
import { worldWith } from '../../../support/engine/world'
import { ask, catalog } from '../../../support/subscriptions/drawn-changes'

it.each([
  { title: '10.00 paid', held: 1000, setup: 0, credit: 677 },
  { title: '10.00 and a setup fee of 5.00 paid', held: 1500, setup: 500, credit: 677 },
  { title: 'the same, half of it refunded', held: 750, setup: 500, credit: 339 },
])('U9: credits 21 of 31 days without the setup fee: $title', ({ held, setup, credit }) => {
  const lines = [{ held: held as Minor, term: 1000 as Minor, setup: setup as Minor }]
  const term = { termStart: Date.UTC(2027, 0, 1), termEnd: Date.UTC(2027, 1, 1), lines, carried: 0 as Minor }
  expect(unusedPart([term], Date.UTC(2027, 0, 11, 15))).toBe(credit)
})

describe('the preview of a change', () => {
  it('U12: confirms every figure: another day or price gives another fingerprint', () => {
    const first = firstTerm(Date.UTC(2027, 0, 31), 1)
    const line = { held: 1000 as Minor, term: 1000 as Minor, setup: 0 as Minor }
    const running: RunningItem = {
      ...first,
      items: [{ type: 'hosting', id: 'plan-2', billing: 'monthly', quantity: 1 }],
      billing: 'monthly',
      quantity: 1,
      currency: 'USD',
      credit: 0 as Minor,
    }
    const seen = (now: number) => {
      const found = ask(
        {
          running,
          terms: [{ ...first, lines: [line], carried: 0 as Minor }],
          wish: { products: ['plan-4'], billing: 'yearly', quantity: 2 },
        },
        now,
      )
      return found.ok ? figuresOf(found.value) : null
    }
    const day = Date.UTC(2027, 1, 10)
    expect(seen(day)).toBe(seen(day + 3_600_000))
    expect(seen(day)).not.toBe(seen(addDays(day, 1)))
  })

  it('U9: rejects another family, an unavailable period, and no change', () => {
    const first = firstTerm(Date.UTC(2027, 0, 31), 1)
    const running = {
      ...first,
      items: [{ type: 'hosting' as const, id: 'plan-2', billing: 'monthly' as const, quantity: 1 }],
      billing: 'monthly' as const,
      quantity: 1,
      currency: 'USD',
      credit: 0 as Minor,
    }
    const refused = (products: readonly string[], quantity = 1) => {
      const found = ask({ running, terms: [], wish: { products, billing: 'monthly', quantity } }, Date.UTC(2027, 1, 10))
      return found.ok ? null : found.error.code
    }
    expect([
      refused(['plan-2']),
      refused(['memory-1']),
      refused(['shared-pro']),
      refused([]),
      refused(['plan-3'], 0),
      refused(['plan-3'], 100),
    ]).toEqual(['same', 'not-offered', 'not-offered', 'not-offered', 'quantity-out-of-range', 'quantity-out-of-range'])
  })

  it('U42: prices every choice without setup fee, for several units', () => {
    const running = {
      items: [{ type: 'hosting' as const, id: 'plan-2', billing: 'monthly' as const, quantity: 3 }],
      billing: 'monthly' as const,
      quantity: 3,
      currency: 'USD',
    }
    const { parts, periods } = planChangeChoices(running, worldWith({ catalog }))
    const priceOf = (id: string) => parts[0]?.find((choice) => choice.id === id)?.prices
    expect([priceOf('plan-2')?.monthly, priceOf('plan-3')?.yearly, parts[0]?.length]).toEqual([999, 4_996, 8])
    expect(periods).toEqual(['monthly', 'quarterly', 'semiannual', 'yearly', 'biennial'])
  })
})
