import fc from 'fast-check'
import { startOfDay } from '@/core/dates'
import { billingPeriods } from '@/core/catalog/types'
import type { Minor } from '@/core/money/types'
import { type ChangeInput, type ChangePreview, type RunningItem, previewChange, type PaidTerm } from '@/core/subscriptions/plan-change'
import { firstTerm, nextTerm } from '@/core/subscriptions/lifecycle'
import { price, service } from '../engine/catalog'
import { currencies } from '../engine/currencies'
import { catalogWith, worldWith } from '../engine/world'

/** Monthly prices in US cents; longer periods are multiples. */
const months = [1, 333, 999, 1_249, 1_999, 14_995, 129_999]
export const cents = (index: number, billing: (typeof billingPeriods)[number]) =>
  (months[index] ?? 0) * (billingPeriods.indexOf(billing) + 1)
const everyPeriod = (index: number) => Object.fromEntries(billingPeriods.map((each) => [each, price(cents(index, each) / 100, 25)]))
const plans = months.map((_each, index) => service(`plan-${index}`, 'hosting', 'vps', everyPeriod(index), { order: index }))
const memories = months.map((_each, index) => service(`memory-${index}`, 'component', 'memory', everyPeriod(index)))
export const catalog = catalogWith(...plans, ...memories)

export const amount = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 20_000_000 }))
export const plan = fc.nat({ max: months.length - 1 })
export const period = fc.constantFrom(...billingPeriods)
/** Any instant in forty years, often near a leap day. */
export const moment = fc.oneof(
  fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) }),
  fc
    .integer({ min: 0, max: 9 })
    .chain((four) => fc.integer({ min: Date.UTC(2024 + 4 * four, 1, 27), max: Date.UTC(2024 + 4 * four, 2, 2) })),
)

export const drawn = fc
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
    // No more is left of a line than it cost.
    const lines = each.lines.map(({ held, term, setup }) => ({
      held: Math.min(held, term + setup) as Minor,
      term: term as Minor,
      setup: (term === 0 ? 0 : setup) as Minor,
    }))
    const terms: readonly PaidTerm[] = [
      { termStart: first.termStart, termEnd: first.termEnd, lines, carried: each.carried as Minor },
      ...(each.ahead === null
        ? []
        : [{ ...next, lines: [{ held: each.ahead as Minor, term: each.ahead as Minor, setup: 0 as Minor }], carried: 0 as Minor }]),
    ]
    const today = startOfDay(first.termStart + each.gone * (first.termEnd - first.termStart - 1))
    const item = (id: string, type: 'hosting' | 'component') => ({ type, id, billing: each.period[0], quantity: each.quantity[0] })
    const items = [item(`plan-${each.from}`, 'hosting'), ...(each.memory ? [item(`memory-${each.memory[0]}`, 'component')] : [])]
    const running: RunningItem = {
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

export const ask = (asked: Omit<ChangeInput, 'creditName' | 'began'> & Partial<ChangeInput>, now: number) =>
  previewChange({ began: null, creditName: 'Credit', ...asked }, worldWith({ catalog, now }))

export const changedThing = (
  before: RunningItem,
  { items, wish, left, used, total, tax, termStart, termEnd, months, anchorDay }: ChangePreview,
) => {
  const net = (total - tax) as Minor
  const running: RunningItem = {
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
