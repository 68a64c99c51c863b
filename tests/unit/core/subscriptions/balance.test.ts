import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '@/core/dates'
import { evenParts, sumOf } from '@/core/money/arithmetic'
import type { Minor } from '@/core/money/types'
import { balanceDates, drawsUntil, periodOf, type DrawnBalance, firstTerm } from '@/core/subscriptions/lifecycle'

const day = (text: string): number => Date.parse(`${text}T00:00:00Z`)
const iso = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

const drawn = (begins: string, months: number, amount: number, left: number, threshold = 0): DrawnBalance => ({
  ...firstTerm(day(begins), months),
  amount: amount as Minor,
  balance: { left: left as Minor, threshold: threshold as Minor, drawnUntil: day(begins) },
})

const anyBalance = fc
  .record({
    begins: fc.integer({ min: 0, max: 4_000 }).map((days) => iso(addDays(day('2026-01-01'), days))),
    months: fc.constantFrom(1, 3, 6, 12),
    amount: fc.integer({ min: 1, max: 5_000_000 }),
    periods: fc.double({ min: 1, max: 4, noNaN: true }),
    threshold: fc.integer({ min: 0, max: 5_000_000 }),
  })
  .map(({ begins, months, amount, periods, threshold }) =>
    drawn(begins, months, amount, Math.floor(amount * periods), Math.min(threshold, amount)),
  )

describe('evenParts', () => {
  it('U36: spread a period over its days to the cent, differing by at most a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 1, max: 732 }), (amount, days) => {
        const shares = evenParts(amount, days)
        expect(shares).toHaveLength(days)
        expect(sumOf([...shares])).toBe(amount)
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('drawsUntil', () => {
  it('U36: draws exactly the price of each period, from its start day', () => {
    fc.assert(
      fc.property(anyBalance, (each) => {
        const { termEnd } = periodOf(each, each.balance.drawnUntil)
        const draws = drawsUntil(each, termEnd)
        expect(draws).toHaveLength(daysBetween(each.termStart, termEnd))
        expect(sumOf(draws.map(({ amount }) => amount))).toBe(each.amount)
      }),
    )
  })

  it('U36: draws the same daily or after missed days', () => {
    fc.assert(
      fc.property(anyBalance, fc.integer({ min: 1, max: 400 }), (each, days) => {
        const until = addDays(each.balance.drawnUntil, days)
        const atOnce = drawsUntil(each, until)
        let state = each
        const oneByOne = []
        for (let next = addDays(each.balance.drawnUntil, 1); next <= until; next = addDays(next, 1)) {
          const draws = drawsUntil(state, next)
          oneByOne.push(...draws)
          const taken = sumOf(draws.map(({ amount }) => amount))
          if (draws.length === 0) break
          state = { ...state, balance: { ...state.balance, left: (state.balance.left - taken) as Minor, drawnUntil: next } }
        }
        expect(oneByOne).toEqual(atOnce)
      }),
      { numRuns: 30 },
    )
  })

  it('U36: never draws more than the balance', () => {
    fc.assert(
      fc.property(anyBalance, (each) => {
        const draws = drawsUntil(each, addDays(each.termStart, 4_000))
        const left = each.balance.left - sumOf(draws.map(({ amount }) => amount))
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThan(Math.ceil(each.amount / 28))
      }),
      { numRuns: 30 },
    )
  })

  it('U36: uses the last day of a shorter month', () => {
    const each = drawn('2027-01-31', 1, 2_800, 100_000)
    expect(iso(periodOf(each, day('2027-02-27')).termEnd)).toBe('2027-02-28')
    expect(iso(periodOf(each, day('2027-02-28')).termEnd)).toBe('2027-03-31')
    expect(drawsUntil(each, day('2027-02-02'))).toEqual([
      { day: day('2027-01-31'), amount: 100 },
      { day: day('2027-02-01'), amount: 100 },
    ])
  })
})

describe('balanceDates', () => {
  it('U36, U37: has the day the balance runs out, and the one it falls below the threshold', () => {
    // 3.00 per day in a month of thirty days
    const dates = balanceDates(drawn('2027-04-01', 1, 9_000, 10_000, 2_000))
    expect(iso(dates.topUpAt)).toBe('2027-04-27')
    expect(iso(dates.termEnd)).toBe('2027-05-04')
  })

  it('U36: does not move with draws', () => {
    fc.assert(
      fc.property(anyBalance, fc.integer({ min: 1, max: 200 }), (each, days) => {
        const before = balanceDates(each)
        const until = Math.min(addDays(each.balance.drawnUntil, days), before.topUpAt)
        const taken = sumOf(drawsUntil(each, until).map(({ amount }) => amount))
        const after = balanceDates({ ...each, balance: { ...each.balance, left: (each.balance.left - taken) as Minor, drawnUntil: until } })
        expect(after).toEqual(before)
      }),
      { numRuns: 30 },
    )
  })

  it('U37: requests a top-up when it runs out, without a threshold', () => {
    const { topUpAt, termEnd } = balanceDates(drawn('2027-04-01', 1, 9_000, 9_000))
    expect(topUpAt).toBe(termEnd)
    expect(iso(termEnd)).toBe('2027-05-01')
  })
})
