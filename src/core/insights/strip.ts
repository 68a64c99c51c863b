import { dayLength } from './periods'

/** A6: how many days the strip shows, and how many of them are over. */
export const stripDays = 30
export const stripPast = 3

export interface Wall {
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

/** What calendar and clock of a zone say of an instant: `2026-11-23` and `09:30:00`. */
export const wallAt = (at: number, zone: string): Wall => {
  const [date = '', time = ''] = formatterOf(zone).format(at).split(' ')
  return { date, time }
}

const asUtc = ({ date, time }: Wall): number => Date.parse(`${date}T${time}Z`)

/** A7: the instant at which a zone's clocks show this; where they show it twice the first, where never (spring) as much later as they were put forward. */
export const instantOf = (wall: Wall, zone: string): number => {
  const wanted = asUtc(wall)
  const offsetAt = (at: number): number => asUtc(wallAt(at, zone)) - Math.floor(at / 1000) * 1000
  const candidates = [offsetAt(wanted - dayLength), offsetAt(wanted + dayLength)].map((offset) => wanted - offset)
  const fitting = candidates.filter((at) => asUtc(wallAt(at, zone)) === wanted)
  return fitting.length > 0 ? Math.min(...fitting) : Math.max(...candidates)
}

/** A calendar day so many days later. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)

/** A6: the days of the strip in a zone, oldest first. */
export const stripOf = (now: number, zone: string): readonly string[] => {
  const first = dateAfter(wallAt(now, zone).date, -stripPast)
  return Array.from({ length: stripDays }, (_each, index) => dateAfter(first, index))
}

export interface Span {
  readonly from: number
  readonly until: number
}

/** From the first moment of the first day to the first after the last. */
export const spanOf = (days: readonly string[], zone: string): Span => {
  const begin = (date: string): number => instantOf({ date, time: '00:00:00' }, zone)
  return { from: begin(days[0] ?? ''), until: begin(dateAfter(days.at(-1) ?? '', 1)) }
}

/** Monday is 1, Sunday 7. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7
