import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { loadDrafts } from '@/payload/admin/dashboard/drafts'
import { wallClockAt } from '@/core/analytics/periods'
import { couponData } from '../../support/coupon-data'
import { inDays, openCalendar, reader, zone } from './calendar-shop'

const { payload, drizzle, desk, events, makePage, plan } = await openCalendar()

describe('the thirty-day calendar', () => {
  it('A6: lists pages, prices, codes, announced price increases, and publications with their verification', async () => {
    const page = await makePage('/calendar')
    await plan(page.id, 5)
    await plan(page.id, 9, 'unpublish')
    const { docs } = await payload.find({ collection: 'extensions', limit: 5, depth: 0, sort: 'extension' })
    for (const { id } of docs) await plan(id, 6, 'publish', 'extensions')
    await payload.create({
      collection: 'coupons',
      data: couponData('CALENDAR', { startsAt: inDays(-1).toISOString(), expiresAt: inDays(7).toISOString() }),
    })
    await drizzle.execute(sql.raw(`delete from infra.live_checks`))
    await drizzle.execute(sql`insert into infra.live_checks (collection, document, path, made_at, seen_at)
      values ('pages', ${page.id}, '/calendar', ${inDays(-1).toISOString()}::timestamptz, ${new Date(inDays(-1).getTime() + 640).toISOString()}::timestamptz)`)
    const late = await makePage('/calendar-late')
    await drizzle.execute(sql`insert into infra.live_checks (collection, document, path, made_at)
      values ('pages', ${late.id}, '/calendar-late', ${inDays(-1).toISOString()}::timestamptz)`)
    const risesOn = inDays(8).toISOString().slice(0, 10)
    for (const subscription of ['a', 'b'])
      await drizzle.execute(sql`insert into mail_outbox (id, status, template, recipient, data, dedupe_key)
        values (${crypto.randomUUID()}::uuid, 'sent', 'order-receipt', 'x@y.test', '{}', ${`subscription-price:${subscription}:${risesOn}:USD:1299`})`)
    const shown = (await events()).map(({ date, time, title, detail, moves, fixed }) => ({
      date,
      time,
      title,
      detail,
      isMoved: moves !== null,
      fixed,
    }))
    const on = (days: number) => ({
      date: wallClockAt(inDays(days).getTime(), zone).date,
      time: wallClockAt(inDays(days).getTime(), zone).time.slice(0, 5),
    })
    const isOver = 'This entry is in the past and can’t be moved.'
    expect(shown).toEqual(
      expect.arrayContaining([
        { ...on(5), title: 'Page The page /calendar is published', detail: null, isMoved: true, fixed: null },
        { ...on(9), title: 'Page The page /calendar is withdrawn', detail: null, isMoved: true, fixed: null },
        { ...on(6), title: '5 × Domain extensions published', detail: null, isMoved: true, fixed: null },
        { ...on(7), title: 'Code CALENDAR ends', detail: null, isMoved: true, fixed: null },
        { ...on(-1), title: 'Code CALENDAR begins', detail: 'valid since then', isMoved: false, fixed: isOver },
        {
          ...on(-1),
          title: 'Page The page /calendar published',
          detail: 'live on the site after 0.6\u00a0s',
          isMoved: false,
          fixed: isOver,
        },
        {
          ...on(-1),
          title: 'Page The page /calendar-late published',
          detail: 'not live yet',
          isMoved: false,
          fixed: isOver,
        },
        {
          date: risesOn,
          time: null,
          title: 'Announced price increase',
          detail: 'subscriptions: 2',
          isMoved: false,
          fixed: 'Customers were notified of this date, so it can’t be moved.',
        },
      ]),
    )
    expect((await events(false)).every(({ moves }) => moves === null)).toBe(true)
  })
})

describe('my drafts', () => {
  it('lists documents whose newest version is a draft of mine, in every collection with drafts', async () => {
    const page = await makePage('/drafted')
    await desk.marketing('PATCH', `/pages/${page.id}?draft=true&locale=en`, { title: 'Anew', _status: 'draft' })
    expect(await loadDrafts(payload, reader, 'marketing@visitors.test')).toMatchObject([
      { name: 'Page Anew', href: `/admin/collections/pages/${page.id}`, isPublished: true },
    ])
    expect(await loadDrafts(payload, reader, 'admin@visitors.test')).toEqual([])
    await desk.marketing('PATCH', `/pages/${page.id}?locale=en`, { title: 'Anew', _status: 'published' })
    expect(await loadDrafts(payload, reader, 'marketing@visitors.test')).toEqual([])
  })
})
