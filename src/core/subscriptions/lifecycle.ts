import { addDays, startOfDay, addMonths, daysBetween } from '../dates'
import type { SubscriptionDates, SubscriptionLimits, SubscriptionState, Term, Balance } from './types'
import type { QuoteLine } from '../orders/types'
import { evenParts } from '../money/arithmetic'
import type { Minor } from '../money/types'

/** O19: end of the term, or due date of the first unpaid instalment. */
export const paidUntil = ({ termEnd, partDueAt = null }: Pick<SubscriptionDates, 'termEnd' | 'partDueAt'>): number =>
  Math.min(termEnd, partDueAt ?? termEnd)

/** Dates of an unpaid term, epoch milliseconds. */
export const milestones = (termEnd: number, { leadDays, graceDays, endDays, announceDays }: SubscriptionLimits) => {
  const suspendAt = addDays(termEnd, graceDays)
  return {
    announceFrom: addDays(termEnd, -announceDays),
    orderFrom: addDays(termEnd, -leadDays),
    suspendAt,
    endAt: addDays(suspendAt, endDays),
  }
}

/** State derived from the dates alone, so that downtime has no effect. A suspension by staff takes precedence (U15). */
export const stateByClock = (
  { state, termEnd, cancelAtEnd, isHeld = false, partDueAt = null }: Omit<SubscriptionDates, 'termStart'>,
  now: number,
  limits: SubscriptionLimits,
): SubscriptionState => {
  const until = paidUntil({ termEnd, partDueAt })
  const { suspendAt, endAt } = milestones(until, limits)
  if (now < until && !isHeld) return state === 'pending' ? 'pending' : 'active'
  if (now >= endAt || (cancelAtEnd && now >= termEnd)) return 'ended'
  return now < suspendAt && !isHeld ? 'pastDue' : 'suspended'
}

/** U2: ended subscriptions stay ended. */
export const stateAt = (dates: SubscriptionDates, now: number, limits: SubscriptionLimits): SubscriptionState =>
  dates.state === 'ended' ? 'ended' : stateByClock(dates, now, limits)

/** U37: for a balance, the day on which it falls below its threshold. */
const orderFromOf = ({ termEnd, balance }: SubscriptionDates, limits: SubscriptionLimits): number =>
  balance ? balance.topUpAt : milestones(termEnd, limits).orderFrom

/** U3: from `leadDays` before the end until final termination. */
export const isOrderDue = (dates: SubscriptionDates, now: number, limits: SubscriptionLimits): boolean => {
  const { endAt } = milestones(dates.termEnd, limits)
  const orderFrom = orderFromOf(dates, limits)
  return dates.state !== 'ended' && !dates.cancelAtEnd && now >= orderFrom && now < endAt
}

/** U6: a higher price is announced until the renewal order states it. U36: for a balance, on any day, since no order states it. */
export const isAnnounceDue = (dates: SubscriptionDates, now: number, limits: SubscriptionLimits): boolean => {
  const { announceFrom, orderFrom } = milestones(dates.termEnd, limits)
  const isInTime = Boolean(dates.balance) || (now >= announceFrom && now < orderFrom)
  return dates.state !== 'ended' && !dates.cancelAtEnd && isInTime
}

export const reminderKinds = ['before', 'after', 'last'] as const
type ReminderKind = (typeof reminderKinds)[number]

interface Reminder {
  readonly kind: ReminderKind
  readonly from: number
  readonly until: number
}

/** Windows during which each reminder may be sent; missed ones are not sent late. */
const reminders = (dueAt: number, firstFrom: number, limits: SubscriptionLimits): readonly Reminder[] => {
  const { suspendAt, endAt } = milestones(dueAt, limits)
  const { after, last } = limits.reminderDays
  return [
    { kind: 'before' as const, from: firstFrom, until: dueAt },
    { kind: 'after' as const, from: addDays(dueAt, after), until: suspendAt },
    { kind: 'last' as const, from: Math.max(suspendAt, addDays(endAt, -last)), until: endAt },
  ].filter(({ from, until }) => from < until)
}

const termReminders = (termEnd: number, limits: SubscriptionLimits): readonly Reminder[] =>
  reminders(termEnd, Math.max(milestones(termEnd, limits).orderFrom, addDays(termEnd, -limits.reminderDays.before)), limits)

const partReminders = (dueAt: number, limits: SubscriptionLimits): readonly Reminder[] =>
  reminders(dueAt, addDays(dueAt, -limits.reminderDays.part), limits)

const reminderAt = (all: readonly Reminder[], now: number): ReminderKind | null =>
  all.find(({ from, until }) => now >= from && now < until)?.kind ?? null

/** U5: reminder due for an open renewal order. */
export const dueReminder = ({ termEnd }: Pick<SubscriptionDates, 'termEnd'>, now: number, limits: SubscriptionLimits) =>
  reminderAt(termReminders(termEnd, limits), now)

/** O19: reminder due for an unpaid instalment. */
export const partReminder = (dueAt: number, now: number, limits: SubscriptionLimits) => reminderAt(partReminders(dueAt, limits), now)

const ofPart = (dueAt: number | null, limits: SubscriptionLimits): readonly number[] => {
  if (dueAt === null) return []
  const { suspendAt, endAt } = milestones(dueAt, limits)
  return [...partReminders(dueAt, limits).map(({ from }) => from), dueAt, suspendAt, endAt]
}

/** U36: whether a day has begun that has not been debited yet. */
export const isDebitDue = ({ state, termEnd, balance }: Pick<SubscriptionDates, 'state' | 'termEnd' | 'balance'>, now: number): boolean =>
  !!balance && state !== 'ended' && balance.drawnUntil < Math.min(termEnd, addDays(startOfDay(now), 1))

/** U36: days are debited when they begin, or immediately if that was missed. U38: after the end, until the remainder is refunded. */
const nextBalanceCheck = (dates: SubscriptionDates, now: number): number | null => {
  const { state, balance } = dates
  if (!balance || (state === 'ended' && balance.left === 0)) return null
  return isDebitDue(dates, now) ? now : addDays(startOfDay(now), 1)
}

/** Next time to process the subscription; `null` once ended. Daily while a price rise may need announcing. */
export const nextCheck = (dates: SubscriptionDates, now: number, limits: SubscriptionLimits): number | null => {
  const looks = [nextTermCheck(dates, now, limits), nextBalanceCheck(dates, now)].filter((each) => each !== null)
  return looks.length === 0 ? null : Math.min(...looks)
}

const nextTermCheck = (dates: SubscriptionDates, now: number, limits: SubscriptionLimits): number | null => {
  if (dates.state === 'ended') return null
  if (stateAt(dates, now, limits) === 'ended') return now
  const { termEnd } = dates
  const { announceFrom, orderFrom, suspendAt, endAt } = milestones(termEnd, limits)
  const ofParts = ofPart(dates.partDueAt ?? null, limits).filter((instant) => instant > now)
  if (dates.cancelAtEnd) return Math.min(...ofParts, termEnd)
  const watched = now >= announceFrom && now < orderFrom ? [addDays(now, 1)] : []
  const ahead = [announceFrom, orderFrom, termEnd, suspendAt, endAt, ...termReminders(termEnd, limits).map(({ from }) => from), ...watched]
  return Math.min(...ofParts, ...ahead.filter((instant) => instant > now))
}

/** U18, U50: whether the order has lines that renew, so that its card may be saved. Add-ons renew with their domain. */
export const hasRenewingLines = (lines: readonly Pick<QuoteLine, 'type'>[]): boolean => lines.some(({ type }) => type !== 'addon')

export interface TermSchedule {
  readonly months: number
  /** 1 to 31: day of the month on which terms start; clamped in shorter months. */
  readonly anchorDay: number
}

const later = (instant: number, { months, anchorDay }: TermSchedule, terms = 1): number =>
  addMonths(new Date(instant), months * terms, anchorDay).getTime()

/** U1: starts on the day of payment. */
export const firstTerm = (paidAt: number, months: number): Term & TermSchedule => {
  const termStart = startOfDay(paidAt)
  const anchorDay = new Date(termStart).getUTCDate()
  return { months, anchorDay, termStart, termEnd: later(termStart, { months, anchorDay }) }
}

/** U4: exactly one term from the previous end, whenever the payment arrives. */
export const nextTerm = ({ termEnd }: Term, rhythm: TermSchedule): Term => ({ termStart: termEnd, termEnd: later(termEnd, rhythm) })

/** U7: removes a refunded term. */
export const revertedTerm = ({ termStart }: Term, rhythm: TermSchedule): Term => ({
  termStart: later(termStart, rhythm, -1),
  termEnd: termStart,
})

/** U8: extension granted by staff; later terms start on the new day of the month. */
export const putForward = ({ termStart, termEnd }: Term, { months }: TermSchedule, days: number): Term & TermSchedule => {
  const end = addDays(termEnd, days)
  return { months, anchorDay: new Date(end).getUTCDate(), termStart, termEnd: end }
}

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
  /** U36: price distributed over the days. */
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

/** Days not yet charged that the balance covers, each with the remaining balance. */
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

/**
 * U36, U37: the day on which the balance runs out, and the day on which it falls below the threshold (the last debited day if it is already
 * below).
 */
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
