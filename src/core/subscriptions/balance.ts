import { addDays, daysBetween } from '../dates'
import { evenParts } from '../money/arithmetic'
import type { Minor } from '../money/types'
import { nextTerm, type TermSchedule } from './lifecycle'
import type { Balance, Term } from './types'

/** Current billing period and its price before tax. */
export interface DrawnBalance extends TermSchedule, Pick<Term, 'termStart'> {
  readonly amount: Minor
  readonly balance: Pick<Balance, 'left' | 'threshold' | 'drawnUntil'>
}

/** U36: charge for one day. */
interface Draw {
  readonly day: number
  readonly amount: Minor
}

interface Period extends Term {
  /** U36: price divided over the days. */
  readonly shares: readonly number[]
}

/** Limits the loop to ten years; longer balances are recomputed by then. */
const mostDays = 3_660

const periodFrom = (termStart: number, { amount, months, anchorDay }: DrawnBalance): Period => {
  const { termEnd } = nextTerm({ termStart, termEnd: termStart }, { months, anchorDay })
  return { termStart, termEnd, shares: evenParts(amount, daysBetween(termStart, termEnd)) }
}

/** Billing period that contains `day`. */
export const periodOf = (drawn: DrawnBalance, day: number): Term => {
  let period = periodFrom(drawn.termStart, drawn)
  while (period.termEnd <= day) period = periodFrom(period.termEnd, drawn)
  return { termStart: period.termStart, termEnd: period.termEnd }
}

/** Days not yet charged that the balance covers, each with the remainder after it. */
function* affordableDays(drawn: DrawnBalance): Generator<Draw & { readonly left: number }, void> {
  let { left, drawnUntil: day } = drawn.balance
  let period = periodFrom(drawn.termStart, drawn)
  for (let count = 0; count < mostDays; count += 1, day = addDays(day, 1)) {
    while (period.termEnd <= day) period = periodFrom(period.termEnd, drawn)
    const amount = period.shares[daysBetween(period.termStart, day)] ?? 0
    if (amount > left) return
    left = (left - amount) as Minor
    yield { day, amount: amount as Minor, left }
  }
}

/** U36: affordable charges for the days before `until`, at the current price. */
export const drawsUntil = (drawn: DrawnBalance, until: number): readonly Draw[] => {
  const draws: Draw[] = []
  for (const { day, amount } of affordableDays(drawn)) {
    if (day >= until) break
    draws.push({ day, amount })
  }
  return draws
}

/** U36, U37: day the balance runs out, and the day it falls below the threshold (the last debited day if already below). */
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
