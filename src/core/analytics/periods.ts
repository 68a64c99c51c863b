import { orderStatuses, type OrderStatus } from '../orders/status'

/** A1: failed and cancelled orders don't count; refunded ones do. */
export const countedStatuses: readonly OrderStatus[] = orderStatuses.filter((status) => status !== 'failed' && status !== 'cancelled')

export const dayLength = 86_400_000
/** A1: this week and the previous one. */
export const daysShown = 14
export const weekLength = 7
/** A3: time since the last change after which a cart is considered abandoned. */
export const abandonedAfter = dayLength

/** Counts for fourteen 24-hour days, oldest first; the last one ends now. */
export type Days = readonly number[]

export const emptyDays = (): number[] => Array.from({ length: daysShown }, () => 0)

/** A1: end of each day, epoch milliseconds. */
export const dayEnds = (now: number): readonly number[] =>
  Array.from({ length: daysShown }, (_each, index) => now - (daysShown - 1 - index) * dayLength)

export interface WeekComparison {
  readonly now: number
  readonly before: number
}

const sumOf = (days: Days): number => days.reduce((sum, each) => sum + each, 0)

/** A1: the last seven days and the seven before. */
export const compareWeeks = (days: Days): WeekComparison => ({
  now: sumOf(days.slice(daysShown - weekLength)),
  before: sumOf(days.slice(0, daysShown - weekLength)),
})

/** A1: change relative to the previous week, as a fraction; `null` if that was zero. */
export const changeOf = ({ now, before }: WeekComparison): number | null => (before === 0 ? null : (now - before) / Math.abs(before))

/** A3: `null` if the whole is zero. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/** A6: length of the strip in days, and how many of them are in the past. */
const stripDays = 30
const stripPast = 3

interface Wall {
  readonly date: string
  readonly time: string
}

const formatters = new Map<string, Intl.DateTimeFormat>()

const formatterOf = (zone: string): Intl.DateTimeFormat => {
  const known = formatters.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  formatters.set(zone, made)
  return made
}

/** Wall-clock date and time of an instant in a time zone, such as `2026-11-23`, `09:30:00`. */
export const wallClockAt = (at: number, zone: string): Wall => {
  const [date = '', time = ''] = formatterOf(zone).format(at).split(' ')
  return { date, time }
}

const asUtc = ({ date, time }: Wall): number => Date.parse(`${date}T${time}Z`)

/**
 * A7: instant of a wall-clock time. An ambiguous time gives the earlier instant; a time skipped in spring moves forward by the skipped
 * hour.
 */
export const instantOf = (wall: Wall, zone: string): number => {
  const wanted = asUtc(wall)
  const offsetAt = (at: number): number => asUtc(wallClockAt(at, zone)) - Math.floor(at / 1000) * 1000
  const candidates = [offsetAt(wanted - dayLength), offsetAt(wanted + dayLength)].map((offset) => wanted - offset)
  const fitting = candidates.filter((at) => asUtc(wallClockAt(at, zone)) === wanted)
  return fitting.length > 0 ? Math.min(...fitting) : Math.max(...candidates)
}

export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)

/** A6: calendar days of the strip, oldest first. */
export const calendarDays = (now: number, zone: string): readonly string[] => {
  const first = dateAfter(wallClockAt(now, zone).date, -stripPast)
  return Array.from({ length: stripDays }, (_each, index) => dateAfter(first, index))
}

export interface Span {
  readonly from: number
  readonly until: number
}

/** Half-open range from the start of the first day to the start of the day after the last. */
export const spanOf = (days: readonly string[], zone: string): Span => {
  const begin = (date: string): number => instantOf({ date, time: '00:00:00' }, zone)
  return { from: begin(days[0] ?? ''), until: begin(dateAfter(days.at(-1) ?? '', 1)) }
}

export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7
