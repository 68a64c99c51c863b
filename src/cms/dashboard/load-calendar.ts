import type { Payload } from 'payload'
import { spanOf, stripOf, wallAt, weekdayOf } from '@/core/analytics/periods'
import { findCodeMoments, findLiveMoments, findPlannedMoments, findRiseDays, mostMoments } from '@/modules/analytics/analytics.repository'
import type { Reader } from '@/cms/words'
import type { CalendarDay, CalendarEvent } from './calendar-event'
import { codeEvents, liveEvents, plannedEvents, riseEvent, type Drawing } from './calendar-events'
import { nameDocuments } from './name-documents'

interface Asked {
  readonly payload: Payload
  readonly reader: Reader
  /** By its IANA name. */
  readonly zone: string
  readonly now: number
  readonly mayMove: boolean
}

export interface Calendar {
  readonly days: readonly CalendarDay[]
  /** More of a kind than is drawn. */
  readonly isCut: boolean
}

const placesOf = (moments: readonly { readonly collection: string; readonly documents: readonly string[] }[]) =>
  moments.flatMap(({ collection, documents }) => documents.map((document) => ({ collection, document })))

const byTime = (one: CalendarEvent, other: CalendarEvent): number =>
  (one.time ?? '').localeCompare(other.time ?? '') || one.title.localeCompare(other.title)

/** A6: thirty days of the shop's zone with everything in them that begins or ends, and what went live. */
export const loadCalendar = async ({ payload, reader, zone, now, mayMove }: Asked): Promise<Calendar> => {
  const dates = stripOf(now, zone)
  const span = spanOf(dates, zone)
  const { drizzle } = payload.db
  const planned = await findPlannedMoments(drizzle, span)
  const live = await findLiveMoments(drizzle, { from: span.from, until: now })
  const codes = await findCodeMoments(drizzle, span)
  const rises = await findRiseDays(drizzle, span)
  const names = await nameDocuments(payload, reader, placesOf([...planned, ...live]))
  const drawing: Drawing = { payload, reader, zone, now, mayMove, names }
  const events = [
    ...planned.flatMap((each) => plannedEvents(drawing, each)),
    ...live.flatMap((each) => liveEvents(drawing, each)),
    ...codes.flatMap((each) => codeEvents(drawing, each)),
    ...rises.map((each) => riseEvent(drawing, each)),
  ]
  const today = wallAt(now, zone).date
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
