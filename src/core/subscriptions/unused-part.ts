import { roundSum, type Fraction } from '../money/round-sum'
import type { Minor } from '../money/types'
import { wholeDays } from '../calendar'

/** What the shop holds of one line of the order that paid a term. */
export interface PaidLine {
  /** Before tax, setup fee included; what went back since is not in it. */
  readonly held: Minor
  /** What the line was for the term itself, after discounts; and its setup fee. */
  readonly term: Minor
  readonly setup: Minor
}

/** A term that was paid for and is not over. */
export interface PaidTerm {
  readonly termStart: number
  readonly termEnd: number
  readonly lines: readonly PaidLine[]
  /** What earlier terms brought into it. */
  readonly carried: Minor
}

const restOf = ({ termStart, termEnd }: PaidTerm, today: number) => ({
  of: wholeDays(termStart, termEnd),
  rest: wholeDays(Math.max(today, termStart), Math.max(today, termStart, termEnd)),
})

const heldFor = ({ held, term, setup }: PaidLine): Fraction =>
  setup === 0 ? { of: [held], over: [1] } : { of: [held, term], over: [term + setup] }

const unusedOf = (term: PaidTerm, today: number): readonly Fraction[] => {
  const { of, rest } = restOf(term, today)
  if (rest === 0) return []
  const held: readonly Fraction[] = [...term.lines.map(heldFor), { of: [term.carried], over: [1] }]
  return held.map((each) => ({ of: [...each.of, rest], over: [...each.over, of] }))
}

/** U9: what was paid for days that have not come, today's among them: whole days in UTC, of the money that is really here, rounded once. */
export const unusedPart = (terms: readonly PaidTerm[], today: number): Minor => roundSum(terms.flatMap((term) => unusedOf(term, today)))

/** U9: of how many days how many are left, over everything that is paid for. */
export const unusedDays = (terms: readonly PaidTerm[], today: number) =>
  terms
    .map((term) => restOf(term, today))
    .filter(({ rest }) => rest > 0)
    .reduce((all, each) => ({ of: all.of + each.of, rest: all.rest + each.rest }), { of: 0, rest: 0 })
