import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, startOfDay } from '@/core/calendar'
import { billingPeriods, monthsOfPeriod } from '@/core/catalog/types'
import { decimalToNumber } from '@/core/money/decimal'
import type { Minor } from '@/core/money/types'
import { figuresOf, previewChange, type ChangeAsked, type ChangePreview, type RunningThing } from '@/core/subscriptions/preview-change'
import { firstTerm, nextTerm } from '@/core/subscriptions/terms'
import { unusedPart, type PaidTerm } from '@/core/subscriptions/unused-part'
import { price, service } from '../../support/engine/catalog'
import { currencies } from '../../support/engine/currencies'
import { catalogWith, worldWith } from '../../support/engine/world'
import { changeByTheBook } from '../../support/subscriptions/change-oracle'

const runs = Number(process.env['PROPERTY_RUNS'] ?? 20_000)
const dollars = [0.01, 3.33, 9.99, 12.49, 19.99, 149.95, 1_299.99]
const everyPeriod = (base: number) => Object.fromEntries(billingPeriods.map((each, index) => [each, price(base * (index + 1), 25)]))
const plans = dollars.map((base, index) => service(`plan-${index}`, 'hosting', 'vps', everyPeriod(base), { order: index }))
const memories = dollars.map((base, index) => service(`memory-${index}`, 'component', 'memory', everyPeriod(base)))
const catalog = catalogWith(...plans, ...memories)
const cents = (index: number, period: (typeof billingPeriods)[number]) =>
  Math.round((dollars[index] ?? 0) * (billingPeriods.indexOf(period) + 1) * 100)

const amount = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 20_000_000 }))
const plan = fc.nat({ max: dollars.length - 1 })
const period = fc.constantFrom(...billingPeriods)
/** Any moment of forty years, often beside a leap day. */
const moment = fc.oneof(
  fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) }),
  fc
    .integer({ min: 0, max: 9 })
    .chain((four) => fc.integer({ min: Date.UTC(2024 + 4 * four, 1, 27), max: Date.UTC(2024 + 4 * four, 2, 2) })),
)

const drawn = fc
  .record({
    paidAt: moment,
    months: fc.constantFrom(1, 3, 6, 12, 24),
    lines: fc.array(fc.record({ held: amount, term: amount, setup: fc.oneof(fc.constant(0), amount) }), { minLength: 1, maxLength: 3 }),
    ahead: fc.option(amount),
    carried: amount,
    credit: fc.oneof(fc.constant(0), amount),
    gone: fc.double({ min: 0, max: 1, noNaN: true }),
    from: plan,
    to: plan,
    memory: fc.option(fc.tuple(plan, plan)),
    period: fc.tuple(period, period),
    quantity: fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 })),
    currency: fc.constantFrom(...currencies.keys()),
  })
  .map((each) => {
    const first = firstTerm(each.paidAt, each.months)
    const next = nextTerm(first, first)
    // Never more is held of a line than it cost.
    const lines = each.lines.map(({ held, term, setup }) => ({ held: Math.min(held, term + setup), term, setup: term === 0 ? 0 : setup }))
    const terms = [
      { termStart: first.termStart, termEnd: first.termEnd, lines, carried: each.carried },
      ...(each.ahead === null ? [] : [{ ...next, lines: [{ held: each.ahead, term: each.ahead, setup: 0 }], carried: 0 }]),
    ] as readonly PaidTerm[]
    const today = startOfDay(first.termStart + each.gone * (first.termEnd - first.termStart - 1))
    const item = (id: string, type: 'hosting' | 'component') => ({ type, id, billing: each.period[0], quantity: each.quantity[0] })
    const items = [item(`plan-${each.from}`, 'hosting'), ...(each.memory ? [item(`memory-${each.memory[0]}`, 'component')] : [])]
    const running: RunningThing = {
      ...first,
      items,
      billing: each.period[0],
      quantity: each.quantity[0],
      currency: each.currency,
      credit: each.credit as Minor,
    }
    const products = [`plan-${each.to}`, ...(each.memory ? [`memory-${each.memory[1]}`] : [])]
    const wish = { products, billing: each.period[1], quantity: each.quantity[1] }
    return { ...each, first, terms, today, running, wish }
  })

const ask = (asked: Omit<ChangeAsked, 'creditName' | 'began'> & Partial<ChangeAsked>, now: number) =>
  previewChange({ began: null, creditName: 'Credit', ...asked }, worldWith({ catalog, now }))

/** What is paid for after a change. */
const after = (before: RunningThing, { items, wish, left, used, total, tax, termStart, termEnd, months, anchorDay }: ChangePreview) => {
  const net = (total - tax) as Minor
  const running: RunningThing = {
    ...before,
    items,
    billing: wish.billing,
    quantity: wish.quantity,
    credit: left,
    termStart,
    termEnd,
    months,
    anchorDay,
  }
  return { running, terms: [{ termStart, termEnd, carried: used, lines: [{ held: net, term: net, setup: 0 as Minor }] }] }
}

const wishOf = ({ items, billing, quantity }: RunningThing) => ({ products: items.map(({ id }) => id), billing, quantity })
const iso = (at: number) => new Date(at).toISOString().slice(0, 10)

describe('a change of what runs', () => {
  it('U9, U10: agrees to the cent with a second implementation that knows nothing of the engine', () => {
    let compared = 0
    fc.assert(
      fc.property(drawn, ({ terms, today, running, wish, to, memory, currency, credit }) => {
        const found = ask({ running, terms, wish }, today)
        if (!found.ok) return expect(found.error.code).toBe('same')
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
  }, 120_000)

  it('U9: the unused part is never negative and never more than is held of the term, and of a whole term all of it', () => {
    fc.assert(
      fc.property(drawn, fc.integer({ min: -400, max: 1_200 }), ({ terms, today }, days) => {
        const held = terms.reduce((sum, { lines, carried }) => sum + carried + lines.reduce((all, line) => all + line.held, 0), 0)
        const unused = unusedPart(terms, addDays(today, days))
        expect(unused).toBeGreaterThanOrEqual(0)
        expect(unused).toBeLessThanOrEqual(held)
        expect(unusedPart(terms, terms.at(-1)?.termEnd ?? 0)).toBe(0)
      }),
      { numRuns: runs / 4 },
    )
  })

  it('U9: without a setup fee, what is unused before the first day is everything, and each day takes no more than its part', () => {
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
      { numRuns: 300 },
    )
  })

  it('U10: nothing is lost: what was unused and kept is used or kept on, and the figures add up', () => {
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
        const then = after(running, found.value)
        expect(unusedPart(then.terms, today)).toBe(cost)
      }),
      { numRuns: runs / 4 },
    )
  })

  it('U11: there and back on one day costs nothing: every cent that was paid for it is kept, and the old term runs on', () => {
    fc.assert(
      fc.property(drawn, fc.array(fc.tuple(plan, period), { maxLength: 2 }), ({ terms, today, running, wish }, between) => {
        let then: { running: RunningThing; terms: readonly PaidTerm[] } = { running, terms }
        let paid = 0
        const began = { ...running, unused: unusedPart(terms, today) }
        for (const each of [
          wish,
          ...between.map(([index, billing]) => ({ ...wish, products: [`plan-${index}`, ...wish.products.slice(1)], billing })),
        ]) {
          const found = ask({ ...then, began: then.running === running ? null : began, wish: each }, today)
          if (!found.ok || found.value.kind === 'back') continue
          paid += found.value.total - found.value.tax
          then = after(then.running, found.value)
        }
        if (then.running === running) return
        const back = ask({ ...then, began, wish: wishOf(running) }, today)
        if (!back.ok) return expect(back.error.code).toBe('same')
        expect(back.value).toMatchObject({ kind: 'back', total: 0, tax: 0, termStart: running.termStart, termEnd: running.termEnd })
        expect(back.value.left - running.credit).toBe(paid)
      }),
      { numRuns: runs / 4 },
    )
  })

  it('U9: begins a term of whole calendar months today, whatever the length of the month', () => {
    fc.assert(
      fc.property(drawn, ({ terms, today, running, wish }) => {
        const found = ask({ running, terms, wish }, today)
        if (found.ok) expect(found.value).toMatchObject(firstTerm(today, monthsOfPeriod[wish.billing]))
      }),
      { numRuns: 1_000 },
    )
  })

  it('U12: what is confirmed is every figure: another day or another price is another text', () => {
    const first = firstTerm(Date.UTC(2027, 0, 31), 1)
    const line = { held: 1000 as Minor, term: 1000 as Minor, setup: 0 as Minor }
    const running = {
      ...first,
      items: [{ type: 'hosting', id: 'plan-2', billing: 'monthly', quantity: 1 }],
      billing: 'monthly',
      quantity: 1,
      currency: 'USD',
      credit: 0,
    } as unknown as RunningThing
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

  it('U9: another family, a period that is not offered and what runs already are refused', () => {
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
})
