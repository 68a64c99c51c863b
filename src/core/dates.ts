import { ok, err, type Result } from './result'

/**
 * The same day some months on; the last day of a shorter month (31 January + 1 month is 28 February). UTC, as orders are dated (D12).
 * `day` is the day of the month it goes by where that is another than the date's own: counted on from 28 February by the 31st it is 31 March.
 */
export const addMonths = (date: Date, months: number, day: number = date.getUTCDate()): Date => {
  const target = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(day, lastDay))
  return target
}

const dayInMs = 86_400_000

/** The first moment of its day, UTC. */
export const startOfDay = (instant: number): number => Math.floor(instant / dayInMs) * dayInMs

/** So many times 24 hours: no clock is put back or forward in UTC. */
export const addDays = (instant: number, days: number): number => instant + days * dayInMs

/** How many days lie between the first moments of two days, UTC. */
export const wholeDays = (from: number, to: number): number => Math.floor(to / dayInMs) - Math.floor(from / dayInMs)

/** "21 Nov 2026", in the visitor's language. */
export const formatDay = (date: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(date)

/** "21 Nov 2026, 14:05 UTC", in the visitor's language. */
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

/** "3 years", in the visitor's language. */
export const formatYears = (years: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'year', unitDisplay: 'long' }).format(years)

/** One entry of a document's history. */
export interface DatedEvent {
  readonly type: string
  /** ISO 8601. */
  readonly at: string
  /** The member of staff. */
  readonly by?: string | null
}

/** When it happens, and who of the staff does it. */
export type Happening = Pick<DatedEvent, 'at' | 'by'>

/** A move that the table does not have. */
export interface NoSuchMove<Status> {
  readonly kind: 'no-such-move'
  readonly from: Status
  readonly to: Status
}

interface Stored<Status> {
  readonly status: Status
  readonly events: readonly DatedEvent[]
}

/** A document moves along its table only, and every move leaves a dated event; the history that is there stays. */
export const datedMove = <Status extends string>(
  transitions: Readonly<Record<Status, readonly Status[]>>,
  { status: from, events }: Stored<Status>,
  to: Status,
  happening: Happening,
): Result<readonly DatedEvent[], NoSuchMove<Status>> => {
  if (to === from) return ok(events)
  return transitions[from].includes(to) ? ok([...events, { type: to, ...happening }]) : err({ kind: 'no-such-move', from, to })
}
