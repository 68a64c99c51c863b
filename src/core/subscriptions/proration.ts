import { daysBetween } from '../dates'
import { roundSum, type Fraction } from '../money/arithmetic'
import type { Minor } from '../money/types'

/** Remaining amount of an order line that paid for a term. */
interface PaidLine {
  /** Before tax, including the setup fee, less refunds. */
  readonly held: Minor
  /** Price of the term after discounts, then the setup fee. */
  readonly term: Minor
  readonly setup: Minor
}

/** Paid term that has not ended. */
export interface PaidTerm {
  readonly termStart: number
  readonly termEnd: number
  readonly lines: readonly PaidLine[]
  /** Credit carried over from earlier terms. */
  readonly carried: Minor
}

const restOf = ({ termStart, termEnd }: PaidTerm, today: number) => ({
  of: daysBetween(termStart, termEnd),
  rest: daysBetween(Math.max(today, termStart), Math.max(today, termStart, termEnd)),
})

const heldFor = ({ held, term, setup }: PaidLine): Fraction =>
  setup === 0 ? { of: [held], over: [1] } : { of: [held, term], over: [term + setup] }

const unusedOf = (term: PaidTerm, today: number): readonly Fraction[] => {
  const { of, rest } = restOf(term, today)
  if (rest === 0) return []
  const held: readonly Fraction[] = [...term.lines.map(heldFor), { of: [term.carried], over: [1] }]
  return held.map((each) => ({ of: [...each.of, rest], over: [...each.over, of] }))
}

/**
 * U9: proration of a plan change. Value of the days not used, including today: whole UTC days, based on money actually received, exact
 * fractions summed and rounded once, half away from zero.
 */
export const unusedPart = (terms: readonly PaidTerm[], today: number): Minor => roundSum(terms.flatMap((term) => unusedOf(term, today)))

/** U9: remaining days and total days over all paid terms. */
export const unusedDays = (terms: readonly PaidTerm[], today: number) =>
  terms
    .map((term) => restOf(term, today))
    .filter(({ rest }) => rest > 0)
    .reduce((all, each) => ({ of: all.of + each.of, rest: all.rest + each.rest }), { of: 0, rest: 0 })
