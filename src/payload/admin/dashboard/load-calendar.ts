import type { Payload } from 'payload'
import { wallClockAt, spanOf, calendarDays, weekdayOf } from '@/core/analytics/periods'
import {
  namedAtOnce,
  type CodeMoment,
  type LiveMoment,
  type PlannedMoment,
  type PriceRiseDay,
  findCodeMoments,
  findLiveMoments,
  findPlannedMoments,
  findPriceRiseDays,
  mostMoments,
} from '@/modules/analytics/calendar.repository'
import { translate, type Reader } from '@/payload/translate'
import { type Words, words } from '@/payload/words'
import type { CalendarEvent, MovedEntry, CalendarDay } from './calendar-event'
import { allOf, listAddress } from './waiting'
import { keyOf, kindOf, type NamedDocument, numberText, secondsText, nameDocuments } from './drafts'

interface Drawing {
  readonly payload: Payload
  readonly reader: Reader
  readonly zone: string
  readonly now: number
  readonly mayMove: boolean
  readonly names: ReadonlyMap<string, NamedDocument>
}

type Placed = Pick<CalendarEvent, 'date' | 'time' | 'at'>

const placed = ({ zone }: Drawing, at: number): Placed => {
  const { date, time } = wallClockAt(at, zone)
  return { date, time: time.slice(0, 5), at: new Date(at).toISOString() }
}

const say = ({ reader }: Drawing, text: Words, values: Readonly<Record<string, string>> = {}): string => translate(reader, text, values)
const adminOf = ({ payload }: Drawing): string => payload.config.routes.admin
const formOf = (drawing: Drawing, collection: string, document: string): string =>
  `${adminOf(drawing)}/collections/${collection}/${document}`

const movable = (drawing: Drawing, at: number, moves: MovedEntry, why: Words | null = null): Pick<CalendarEvent, 'moves' | 'fixed'> => {
  const reason = at <= drawing.now ? words('calendar.move.isOver') : (why ?? (drawing.mayMove ? null : words('calendar.move.forMarketing')))
  return reason === null ? { moves, fixed: null } : { moves: null, fixed: translate(drawing.reader, reason) }
}

const fixedBy = ({ reader }: Drawing, why: Words): Pick<CalendarEvent, 'moves' | 'fixed'> => ({
  moves: null,
  fixed: translate(reader, why),
})

/** Lists a few documents of the same minute one by one, more as a group. */
const each = (moment: { readonly count: number; readonly documents: readonly string[] }): readonly (string | null)[] =>
  moment.count <= namedAtOnce ? moment.documents : [null]

const plannedEvents = (drawing: Drawing, moment: PlannedMoment): readonly CalendarEvent[] => {
  const { at, collection, isEnd, hasFailed, count } = moment
  const isDue = at <= drawing.now
  return each(moment).flatMap((document) => {
    const known = document === null ? null : drawing.names.get(keyOf({ collection, document }))
    // A scheduled job whose document was deleted does nothing.
    if (document !== null && !known) return []
    const [one, many] = isEnd
      ? [words('calendar.isWithdrawn'), words('calendar.goOff')]
      : [words('calendar.goesLive'), words('calendar.goOn')]
    const kind = kindOf(drawing.payload, drawing.reader, collection, true)
    return {
      key: `planned ${collection} ${document ?? `all ${count}`} ${String(isEnd)}`,
      ...placed(drawing, at),
      title: known ? say(drawing, one, { name: known.name }) : say(drawing, many, { count: numberText(drawing.reader, count), kind }),
      detail: hasFailed ? say(drawing, words('calendar.failed')) : isDue ? say(drawing, words('calendar.overdue')) : null,
      tone: isDue ? 'late' : isEnd ? 'ends' : 'begins',
      href: document === null ? `${adminOf(drawing)}/collections/${collection}` : formOf(drawing, collection, document),
      ...movable(drawing, at, { kind: 'planned', collection, isEnd, document, count: document === null ? count : 1 }),
    }
  })
}

const liveEvents = (drawing: Drawing, moment: LiveMoment): readonly CalendarEvent[] => {
  const { at, collection, count, seenAfter } = moment
  return each(moment).map((document) => {
    const known = document === null ? null : drawing.names.get(keyOf({ collection, document }))
    const kind = kindOf(drawing.payload, drawing.reader, collection, true)
    const name = known?.name ?? kindOf(drawing.payload, drawing.reader, collection)
    return {
      key: `live ${collection} ${document ?? 'all'} ${at} ${String(seenAfter === null)}`,
      ...placed(drawing, at),
      title:
        document === null
          ? say(drawing, words('calendar.wentOn'), { count: numberText(drawing.reader, count), kind })
          : say(drawing, words('calendar.wentLive'), { name }),
      detail:
        seenAfter === null
          ? say(drawing, words('calendar.notLive'))
          : say(drawing, words('calendar.live'), { seconds: secondsText(drawing.reader, seenAfter) }),
      tone: seenAfter === null ? 'late' : 'live',
      href: document === null || !known ? null : formOf(drawing, collection, document),
      ...fixedBy(drawing, words('calendar.move.isOver')),
    }
  })
}

const ofCodes = (drawing: Drawing, { at, isEnd, batch, batchId, count, codes }: CodeMoment) => {
  const isDue = at <= drawing.now
  return {
    ...placed(drawing, at),
    detail: isDue
      ? say(drawing, isEnd ? words('calendar.over') : words('calendar.since'))
      : batch === null
        ? null
        : say(drawing, words('calendar.inBatch'), { count: numberText(drawing.reader, count) }),
    tone: isEnd ? 'ends' : 'begins',
    batchKey: `batch ${batchId ?? ''} ${codes[0]?.id ?? ''} ${String(isEnd)} ${at}`,
  } as const
}

const codeEvents = (drawing: Drawing, moment: CodeMoment): readonly CalendarEvent[] => {
  const { at, isEnd, batch, batchId, count, codes } = moment
  const { batchKey, ...shared } = ofCodes(drawing, moment)
  const field = isEnd ? 'expiresAt' : 'startsAt'
  const group = (title: string, href: string | null, why: Words): readonly CalendarEvent[] => [
    { key: batchKey, ...shared, title, href, ...fixedBy(drawing, at <= drawing.now ? words('calendar.move.isOver') : why) },
  ]
  if (batch !== null)
    return group(
      say(drawing, isEnd ? words('calendar.batchEnds') : words('calendar.batchBegins'), { name: batch }),
      batchId === null ? null : formOf(drawing, 'code-batches', batchId),
      words('calendar.move.ofBatch'),
    )
  if (count > namedAtOnce)
    return group(
      say(drawing, isEnd ? words('calendar.codesEnd') : words('calendar.codesBegin'), { count: numberText(drawing.reader, count) }),
      listAddress(adminOf(drawing), 'coupons', allOf({ [field]: { equals: new Date(at).toISOString() } })),
      words('calendar.move.tooMany'),
    )
  return codes.map(({ id, code }) => ({
    key: `code ${id} ${field}`,
    ...shared,
    title: say(drawing, isEnd ? words('calendar.codeEnds') : words('calendar.codeBegins'), { name: code }),
    href: formOf(drawing, 'coupons', id),
    ...movable(drawing, at, { kind: 'code', id, field }),
  }))
}

const riseEvent = (drawing: Drawing, { day, count }: PriceRiseDay): CalendarEvent => ({
  key: `rise ${day}`,
  date: day,
  time: null,
  at: `${day}T00:00:00.000Z`,
  title: say(drawing, words('calendar.rise')),
  detail: say(drawing, words('calendar.risen'), { count: numberText(drawing.reader, count) }),
  tone: 'rise',
  href: null,
  ...fixedBy(drawing, words('calendar.move.announced')),
})

interface Asked {
  readonly payload: Payload
  readonly reader: Reader
  /** IANA name. */
  readonly zone: string
  readonly now: number
  readonly mayMove: boolean
}

export interface Calendar {
  readonly days: readonly CalendarDay[]
  /** There are more entries than the calendar shows. */
  readonly isCut: boolean
}

const placesOf = (moments: readonly { readonly collection: string; readonly documents: readonly string[] }[]) =>
  moments.flatMap(({ collection, documents }) => documents.map((document) => ({ collection, document })))

const byTime = (one: CalendarEvent, other: CalendarEvent): number =>
  (one.time ?? '').localeCompare(other.time ?? '') || one.title.localeCompare(other.title)

/** A6: thirty days in the shop's time zone with everything that starts or ends, and what was published. */
export const loadCalendar = async ({ payload, reader, zone, now, mayMove }: Asked): Promise<Calendar> => {
  const dates = calendarDays(now, zone)
  const span = spanOf(dates, zone)
  const { drizzle } = payload.db
  const planned = await findPlannedMoments(drizzle, span)
  const live = await findLiveMoments(drizzle, { from: span.from, until: now })
  const codes = await findCodeMoments(drizzle, span)
  const rises = await findPriceRiseDays(drizzle, span)
  const names = await nameDocuments(payload, reader, placesOf([...planned, ...live]))
  const drawing: Drawing = { payload, reader, zone, now, mayMove, names }
  const events = [
    ...planned.flatMap((each) => plannedEvents(drawing, each)),
    ...live.flatMap((each) => liveEvents(drawing, each)),
    ...codes.flatMap((each) => codeEvents(drawing, each)),
    ...rises.map((each) => riseEvent(drawing, each)),
  ]
  const today = wallClockAt(now, zone).date
  const nameOfDay = new Intl.DateTimeFormat(reader.i18n.language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  const days = dates.map((date): CalendarDay => ({
    date,
    name: nameOfDay.format(Date.parse(`${date}T00:00:00Z`)),
    weekday: weekdayOf(date),
    state: date === today ? 'today' : date < today ? 'past' : 'ahead',
    events: events.filter((event) => event.date === date).sort(byTime),
  }))
  return { days, isCut: [planned, live, codes].some(({ length }) => length >= mostMoments) }
}
