import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/core/dates'
import { monthsOfPeriod } from '@/core/catalog/types'
import { decimalToNumber } from '@/core/money/arithmetic'
import type { Minor } from '@/core/money/types'
import { type RunningItem, unusedPart, type PaidTerm } from '@/core/subscriptions/plan-change'
import { firstTerm } from '@/core/subscriptions/lifecycle'
import { currencies } from '../../../support/engine/currencies'
import { propertyRuns } from '../../../support/engine/hold'
import { changeByTheBook } from '../../../support/subscriptions/change-oracle'
import { amount, ask, cents, changedThing, drawn, moment, period, plan } from '../../../support/subscriptions/drawn-changes'

const runs = Math.ceil(propertyRuns / 2)
const fewerRuns = Math.ceil(runs / 4)
const wishOf = ({ items, billing, quantity }: RunningItem) => ({ products: items.map(({ id }) => id), billing, quantity })
const iso = (at: number) => new Date(at).toISOString().slice(0, 10)

describe('a plan change', { timeout: 30 * 60_000 }, () => {
  it('U9, U10: agrees to the cent with an independent implementation', () => {
    let compared = 0
    fc.assert(
      fc.property(drawn, ({ terms, today, running, wish, to, memory, currency, credit }) => {
        const found = ask({ running, terms, wish }, today)
        if (!found.ok) {
          expect(found.error.code).toBe('same')
          return
        }
        const rate = currencies.get(currency)
        const quantity = wish.quantity
        const parts = [to, ...(memory ? [memory[1]] : [])].map((index) => ({ cents: cents(index, wish.billing), quantity }))
        const told = changeByTheBook({
          today: iso(today),
          terms: terms.map((each) => ({ ...each, from: iso(each.termStart), until: iso(each.termEnd) })),
          credit,
          parts,
          rate: String(rate ? decimalToNumber(rate.exchangeRate) : 1),
          digits: rate?.digits ?? 2,
          taxRate: '0.1',
        })
        const { unused, price: cost, used, left, tax, total } = found.value
        expect({ unused, price: cost, used, left, tax, total }).toEqual(told)
        compared += 1
      }),
      { numRuns: runs },
    )
    expect(compared).toBeGreaterThan(runs * 0.9)
  })

  it('U9: never credits less than zero or more than was paid, and everything for a whole term', () => {
    fc.assert(
      fc.property(drawn, fc.integer({ min: -400, max: 1_200 }), ({ terms, today }, days) => {
        const held = terms.reduce((sum, { lines, carried }) => sum + carried + lines.reduce((all, line) => all + line.held, 0), 0)
        const unused = unusedPart(terms, addDays(today, days))
        expect(unused).toBeGreaterThanOrEqual(0)
        expect(unused).toBeLessThanOrEqual(held)
        expect(unusedPart(terms, terms.at(-1)?.termEnd ?? 0)).toBe(0)
      }),
      { numRuns: fewerRuns },
    )
  })

  it('U9: credits everything before the first day without a setup fee, and reduces it by at most a day’s share', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(1, 3, 6, 12, 24), amount, (paidAt, months, paid) => {
        const { termStart, termEnd } = firstTerm(paidAt, months)
        const terms = [
          { termStart, termEnd, carried: 0 as Minor, lines: [{ held: paid as Minor, term: paid as Minor, setup: 0 as Minor }] },
        ]
        expect(unusedPart(terms, termStart)).toBe(paid)
        let [sum, before] = [0, paid]
        for (let day = addDays(termStart, 1); day <= termEnd; day = addDays(day, 1)) {
          const unused = unusedPart(terms, day)
          expect(unused).toBeLessThanOrEqual(before)
          sum += before - unused
          before = unused as Minor
        }
        expect(sum).toBe(paid)
      }),
      { numRuns: Math.min(fewerRuns, 300) },
    )
  })

  it('U10: loses nothing: credit is used or carried over, and figures add up', () => {
    fc.assert(
      fc.property(drawn, ({ terms, today, running, wish }) => {
        const found = ask({ running, terms, wish }, today)
        if (!found.ok) return
        const { unused, credit, used, left, price: cost, tax, total, quote } = found.value
        expect(used + left).toBe(unused + credit)
        expect(cost - used + tax).toBe(total)
        for (const each of [unused, used, left, tax, total]) expect(each).toBeGreaterThanOrEqual(0)
        expect(quote?.lines.reduce((sum, line) => sum + line.total, 0)).toBe(total)
        expect(quote?.breakdown).toMatchObject({ setupFees: 0, discount: used })
        const then = changedThing(running, found.value)
        expect(unusedPart(then.terms, today)).toBe(cost)
      }),
      { numRuns: fewerRuns },
    )
  })

  it('U11: is free there and back on one day: the payment becomes credit, and the old term continues', () => {
    fc.assert(
      fc.property(drawn, fc.array(fc.tuple(plan, period), { maxLength: 2 }), ({ terms, today, running, wish }, between) => {
        let then: { running: RunningItem; terms: readonly PaidTerm[] } = { running, terms }
        let paid = 0
        const began = { ...running, unused: unusedPart(terms, today) }
        for (const each of [
          wish,
          ...between.map(([index, billing]) => ({ ...wish, products: [`plan-${index}`, ...wish.products.slice(1)], billing })),
        ]) {
          const found = ask({ ...then, began: then.running === running ? null : began, wish: each }, today)
          if (!found.ok || found.value.kind === 'back') continue
          paid += found.value.total - found.value.tax
          then = changedThing(then.running, found.value)
        }
        if (then.running === running) return
        const back = ask({ ...then, began, wish: wishOf(running) }, today)
        if (!back.ok) {
          expect(back.error.code).toBe('same')
          return
        }
        expect(back.value).toMatchObject({ kind: 'back', total: 0, tax: 0, termStart: running.termStart, termEnd: running.termEnd })
        expect(back.value.left - running.credit).toBe(paid)
      }),
      { numRuns: fewerRuns },
    )
  })

  it('U9: starts a term of whole calendar months today, in any month', () => {
    fc.assert(
      fc.property(drawn, ({ terms, today, running, wish }) => {
        const found = ask({ running, terms, wish }, today)
        if (found.ok) expect(found.value).toMatchObject(firstTerm(today, monthsOfPeriod[wish.billing]))
      }),
      { numRuns: Math.min(runs, 1_000) },
    )
  })
})
