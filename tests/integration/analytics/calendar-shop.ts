import { sql } from '@payloadcms/db-postgres'
import type { CalendarEvent, MovedEntry } from '@/payload/admin/dashboard/calendar-event'
import { loadCalendar } from '@/payload/admin/dashboard/load-calendar'
import { dayLength, wallClockAt } from '@/core/analytics/periods'
import { bootPayload } from '../../support/payload'
import { createDesk } from '../promotions/desk'

export const zone = 'Europe/Madrid'
export const reader = { i18n: { language: 'en' } }
/** Noon, far from the edges of a day. */
const noon = Math.floor(Date.now() / dayLength) * dayLength + dayLength / 2
export const inDays = (days: number): Date => new Date(noon + days * dayLength)

type Row = Readonly<Record<string, unknown>>

/** A shop with its accounting time zone in Madrid. */
export const openCalendar = async () => {
  const { payload } = await bootPayload()
  const { drizzle } = payload.db
  const desk = await createDesk(payload)
  await payload.updateGlobal({ slug: 'bookkeeping', data: { timeZone: zone } })
  const rowsOf = async (statement: ReturnType<typeof sql>): Promise<readonly Row[]> => (await drizzle.execute<Row>(statement)).rows

  const events = async (mayMove = true): Promise<readonly CalendarEvent[]> =>
    (await loadCalendar({ payload, reader, zone, now: Date.now(), mayMove })).days.flatMap((day) => day.events)

  return {
    ...{ payload, drizzle, desk, rowsOf, events },
    makePage: (path: string) =>
      payload.create({
        collection: 'pages',
        data: { path, title: `The page ${path}`, layout: [], _status: 'published' },
        locale: 'en',
        depth: 0,
      }),
    plan: (value: string, days: number, type: 'publish' | 'unpublish' = 'publish', collection: 'pages' | 'extensions' = 'pages') =>
      payload.jobs.queue({ task: 'schedulePublish', input: { type, doc: { relationTo: collection, value } }, waitUntil: inDays(days) }),
    minuteOf: async (document: string): Promise<readonly string[]> =>
      (await rowsOf(sql`select wait_until from payload_jobs where input->'doc'->>'value' = ${document} order by wait_until`)).map((row) =>
        new Date(String(row['wait_until'])).toISOString(),
      ),
    find: async (title: string): Promise<CalendarEvent> => {
      const all = await events()
      const found = all.find((event) => event.title === title)
      if (!found) throw new Error(`No ${title} among ${all.map((event) => event.title).join(', ')}`)
      return found
    },
    move: async (what: MovedEntry | null, from: string, to: object, who: keyof typeof desk = 'marketing') => {
      const { status, body } = await desk[who]('POST', '/dashboard/move', { what, from, to })
      return status === 200 ? (body as { fault: string | null }).fault : status
    },
  }
}

export const to = (days: number, time = '12:30', at: string = zone) => ({
  date: wallClockAt(inDays(days).getTime(), zone).date,
  time,
  zone: at,
})
