import { orderStatuses, type OrderStatus } from '../orders/status'

/** A1: what failed or was cancelled is no order of the figures; what was given back was one. */
export const countedStatuses: readonly OrderStatus[] = orderStatuses.filter((status) => status !== 'failed' && status !== 'cancelled')

export const dayLength = 86_400_000
/** A1: this week and the one before it, drawn day by day. */
export const daysShown = 14
export const weekLength = 7
/** A3: so long after its last change a cart is left. */
export const leftAfter = dayLength

/** What happened on each of fourteen days, oldest first: a day is the 24 hours that end where the next begins, the last one now. */
export type Days = readonly number[]

export const emptyDays = (): number[] => Array.from({ length: daysShown }, () => 0)

/** A1: the moment each of the days ends. */
export const dayEnds = (now: number): readonly number[] =>
  Array.from({ length: daysShown }, (_each, index) => now - (daysShown - 1 - index) * dayLength)

export interface Compared {
  readonly now: number
  readonly before: number
}

const sumOf = (days: Days): number => days.reduce((sum, each) => sum + each, 0)

/** A1: the seven days that end now, and the seven before them. */
export const compareWeeks = (days: Days): Compared => ({
  now: sumOf(days.slice(daysShown - weekLength)),
  before: sumOf(days.slice(0, daysShown - weekLength)),
})

/** A1: as a share of the week before; `null` where there was nothing to compare with. */
export const changeOf = ({ now, before }: Compared): number | null => (before === 0 ? null : (now - before) / Math.abs(before))

/** A3: the part of a whole; `null` of nothing. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/** A6: how many days the strip shows, and how many of them are over. */
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
