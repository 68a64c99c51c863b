import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from '@/core/dates'
import { firstTerm, nextTerm, putForward, revertedTerm } from '@/core/subscriptions/lifecycle'

const day = (instant: number): string => new Date(instant).toISOString().slice(0, 10)
const endsOf = (paid: string, months: number, terms: number): readonly string[] => {
  const first = firstTerm(Date.parse(paid), months)
  const ends = [day(first.termEnd)]
  let term = { termStart: first.termStart, termEnd: first.termEnd }
  for (let count = 1; count < terms; count += 1) {
    term = nextTerm(term, first)
    ends.push(day(term.termEnd))
  }
  return ends
}

const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) })
const months = fc.constantFrom(1, 3, 6, 12, 24)

describe('a term', () => {
  it('U4: ends on the last day of short months from the 31st, and returns to the 31st', () => {
    expect(endsOf('2027-01-31T15:00:00Z', 1, 6)).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
      '2027-06-30',
      '2027-07-31',
    ])
    expect(endsOf('2028-01-30T00:00:00Z', 1, 2)).toEqual(['2028-02-29', '2028-03-30'])
  })

  it('U4: ends on 28 February from 29 February until the next leap year', () => {
    expect(endsOf('2028-02-29T23:59:59Z', 12, 4)).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'])
    expect(endsOf('2028-02-29T23:59:59Z', 24, 2)).toEqual(['2030-02-28', '2032-02-29'])
  })

  it('U4: never drifts: every end is counted from the anchor', () => {
    fc.assert(
      fc.property(moment, months, fc.integer({ min: 1, max: 40 }), (paidAt, each, terms) => {
        const first = firstTerm(paidAt, each)
        let term = { termStart: first.termStart, termEnd: first.termEnd }
        for (let count = 1; count < terms; count += 1) {
          const next = nextTerm(term, first)
          expect(next.termStart).toBe(term.termEnd)
          term = next
        }
        expect(term.termEnd).toBe(addMonths(new Date(first.termStart), each * terms).getTime())
      }),
    )
  })

  it('U7: is as if never paid after a refund', () => {
    fc.assert(
      fc.property(moment, months, (paidAt, each) => {
        const first = firstTerm(paidAt, each)
        const { termStart, termEnd } = first
        expect(revertedTerm(nextTerm(first, first), first)).toEqual({ termStart, termEnd })
      }),
    )
  })

  it('U8: extended by days moves the terms after it', () => {
    fc.assert(
      fc.property(moment, months, fc.integer({ min: 1, max: 366 }), (paidAt, each, days) => {
        const given = putForward(firstTerm(paidAt, each), { months: each, anchorDay: 1 }, days)
        expect(given.termEnd).toBe(addDays(firstTerm(paidAt, each).termEnd, days))
        const next = nextTerm(given, given)
        expect(next.termEnd).toBe(addMonths(new Date(given.termEnd), each).getTime())
      }),
    )
  })
})
