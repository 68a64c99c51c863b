import { describe, expect, it } from 'vitest'
import { milestones, firstTerm, nextTerm } from '@/core/subscriptions/lifecycle'
import { moneyBackUntil } from '@/core/subscriptions/money-back'
import { inZone, zones } from '../../../support/in-zone'

const day = 86_400_000
const limits = { leadDays: 14, graceDays: 7, endDays: 30, announceDays: 30, reminderDays: { before: 3, after: 3, last: 7, part: 7 } }
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

/** Just after and before midnight on each day of fourteen months around a 29 February. */
const payments = Array.from({ length: 426 }, (_, count) => Date.UTC(2027, 8, 1) + count * day).flatMap((midnight) => [
  midnight + 60_000,
  midnight + day - 60_000,
])

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const lengthOf = (year: number, month: number): number => (month === 1 && year % 4 === 0 ? 29 : (lengths[month] ?? 0))

/** Adds months by a table, clamped to the month's last day. */
const monthsOn = (from: string, months: number): string => {
  const [year = 0, month = 0, date = 0] = from.split('-').map(Number)
  const all = year * 12 + month - 1 + months
  const [toYear, toMonth] = [Math.floor(all / 12), all % 12]
  const two = (figure: number) => String(figure).padStart(2, '0')
  return `${toYear}-${two(toMonth + 1)}-${two(Math.min(date, lengthOf(toYear, toMonth)))}`
}

describe('a year of terms', () => {
  it.each(zones)('U4: ends on the same days in %s, from any start day and across DST', (zone) =>
    inZone(zone, () => {
      for (const paidAt of payments) {
        const first = firstTerm(paidAt, 1)
        let term: { readonly termStart: number; readonly termEnd: number } = first
        for (let months = 1; months <= 12; months += 1) {
          expect(dayOf(term.termEnd)).toBe(monthsOn(dayOf(paidAt), months))
          term = nextTerm(term, first)
        }
        expect(dayOf(firstTerm(paidAt, 12).termEnd)).toBe(monthsOn(dayOf(paidAt), 12))
      }
    }),
  )

  it.each(zones)('U3, U5, U14: has due dates in whole days in %s', (zone) =>
    inZone(zone, () => {
      for (const paidAt of payments) {
        const { termEnd } = firstTerm(paidAt, 1)
        const days = (instant: number) => (instant - termEnd) / day
        const { announceFrom, orderFrom, suspendAt, endAt } = milestones(termEnd, limits)
        expect([announceFrom, orderFrom, suspendAt, endAt].map(days)).toEqual([-30, -14, 7, 37])
        expect(new Date(moneyBackUntil(paidAt)).toISOString()).toBe(`${dayOf(paidAt + 31 * day)}T00:00:00.000Z`)
      }
    }),
  )
})
