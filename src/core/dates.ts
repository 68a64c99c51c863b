import { ok, err, type Result } from './result'

/**
 * Adds months in UTC (D12), clamped to the last day of a shorter month (31 January + 1 month is 28 February). `day` is the anchor day if it
 * differs from the date's own: 28 February anchored to 31 is followed by 31 March.
 */
export const addMonths = (date: Date, months: number, day: number = date.getUTCDate()): Date => {
  const target = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(day, lastDay))
  return target
}

/** From epoch milliseconds. */
export const toIsoString = (instant: number): string => new Date(instant).toISOString()

const dayInMs = 86_400_000

/** UTC midnight, epoch milliseconds. */
export const startOfDay = (instant: number): number => Math.floor(instant / dayInMs) * dayInMs

/** A UTC day always has 24 hours. */
export const addDays = (instant: number, days: number): number => instant + days * dayInMs

/** Calendar days between two instants, in UTC. */
export const daysBetween = (from: number, to: number): number => Math.floor(to / dayInMs) - Math.floor(from / dayInMs)

/** Formats as "21 Nov 2026" in UTC. */
export const formatDay = (date: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(date)

/** Formats as "21 Nov 2026, 14:05 UTC". */
export const formatMoment = (date: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(date)

/** "3 years". */
export const formatYears = (years: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'year', unitDisplay: 'long' }).format(years)

export interface DatedEvent {
  readonly type: string
  /** ISO 8601. */
  readonly at: string
  readonly by?: string | null
}

export type EventOrigin = Pick<DatedEvent, 'at' | 'by'>

export interface IllegalTransition<Status> {
  readonly kind: 'no-such-move'
  readonly from: Status
  readonly to: Status
}

interface StatusRecord<Status> {
  readonly status: Status
  readonly events: readonly DatedEvent[]
}

/** Rejects transitions that the table doesn't list; otherwise appends a timestamped event to the history. */
export const recordTransition = <Status extends string>(
  transitions: Readonly<Record<Status, readonly Status[]>>,
  { status: from, events }: StatusRecord<Status>,
  to: Status,
  happening: EventOrigin,
): Result<readonly DatedEvent[], IllegalTransition<Status>> => {
  if (to === from) return ok(events)
  return transitions[from].includes(to) ? ok([...events, { type: to, ...happening }]) : err({ kind: 'no-such-move', from, to })
}
