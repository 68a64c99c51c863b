import { addDays, wholeDays } from '../dates'
import { evenParts } from '../money/arithmetic'
import type { Minor } from '../money/types'
import { nextTerm, type Rhythm } from './lifecycle'
import type { Balance, Term } from './types'

/** What a balance is drawn by: its current billing period and what that costs, before tax. */
export interface DrawnBalance extends Rhythm, Pick<Term, 'termStart'> {
  readonly amount: Minor
  readonly balance: Pick<Balance, 'left' | 'threshold' | 'drawnUntil'>
}

/** U36: what one day takes. */
interface Draw {
  readonly day: number
  readonly amount: Minor
}

interface Period extends Term {
  /** U36: the price spread over the days. */
  readonly shares: readonly number[]
}

/** Ten years: a balance that lasts longer is looked at again by then. */
const mostDays = 3_660

const periodFrom = (termStart: number, { amount, months, anchorDay }: DrawnBalance): Period => {
  const { termEnd } = nextTerm({ termStart, termEnd: termStart }, { months, anchorDay })
  return { termStart, termEnd, shares: evenParts(amount, wholeDays(termStart, termEnd)) }
}

/** The billing period that a day is in. */
export const periodOf = (drawn: DrawnBalance, day: number): Term => {
  let period = periodFrom(drawn.termStart, drawn)
  while (period.termEnd <= day) period = periodFrom(period.termEnd, drawn)
  return { termStart: period.termStart, termEnd: period.termEnd }
}

/** Each day from the first that is not drawn, while there is enough for it, with what is left after it. */
function* affordableDays(drawn: DrawnBalance): Generator<Draw & { readonly left: number }, void> {
  let { left, drawnUntil: day } = drawn.balance
  let period = periodFrom(drawn.termStart, drawn)
  for (let count = 0; count < mostDays; count += 1, day = addDays(day, 1)) {
    while (period.termEnd <= day) period = periodFrom(period.termEnd, drawn)
    const amount = period.shares[wholeDays(period.termStart, day)] ?? 0
    if (amount > left) return
    left = (left - amount) as Minor
    yield { day, amount: amount as Minor, left }
  }
}

/** U36: the days before `until` that are still to be drawn, at one price; none that there is not enough for. */
export const drawsUntil = (drawn: DrawnBalance, until: number): readonly Draw[] => {
  const draws: Draw[] = []
  for (const { day, amount } of affordableDays(drawn)) {
    if (day >= until) break
    draws.push({ day, amount })
  }
  return draws
}

/** U36, U37: the day the money runs out, and the one it falls below the threshold on; where it is below already, the last that was drawn. */
export const balanceDates = (drawn: DrawnBalance): { readonly termEnd: number; readonly topUpAt: number } => {
  const { drawnUntil, left: before, threshold } = drawn.balance
  let termEnd = drawnUntil
  let topUpAt = before < threshold ? addDays(drawnUntil, -1) : null
  for (const { day, left } of affordableDays(drawn)) {
    termEnd = addDays(day, 1)
    if (left < threshold) topUpAt ??= day
  }
  return { termEnd, topUpAt: topUpAt ?? termEnd }
}
