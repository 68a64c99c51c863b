import { describe, expect, it } from 'vitest'
import { sweepRows } from '@/modules/operations/retention'
import { countSearches, flushSearches } from '@/modules/analytics/figures'
import { lookForPublished } from '@/modules/analytics/publish-checks'
import { liveMarks } from '@/core/analytics/publish-check'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
const { drizzle } = payload.db

const rowsOf = async (statement: string) => (await drizzle.execute<Record<string, unknown>>(statement)).rows
const day = 86_400_000

describe('daily searches', () => {
  const counted = () => rowsOf('select kind, term, searches from infra.search_counts order by kind, term')

  it('A5: adds them up, and deletes rare terms on the next day', async () => {
    const search = (term: string, times: number) => {
      for (let index = 0; index < times; index += 1) countSearches(drizzle, payload.logger, [{ kind: 'name', term }])
    }
    search('otter', 2)
    await flushSearches(drizzle, Date.now())
    search('otter', 2)
    search('rare', 2)
    await flushSearches(drizzle, Date.now())
    expect(await counted()).toEqual([
      { kind: 'name', term: 'otter', searches: 4 },
      { kind: 'name', term: 'rare', searches: 2 },
    ])
    await sweepRows(drizzle, { now: Date.now() + day })
    expect(await counted()).toEqual([{ kind: 'name', term: 'otter', searches: 4 }])
  })

  it('A5: stores at most a fixed number of different terms a day and keeps counting known ones', async () => {
    await drizzle.execute(
      `insert into infra.search_counts select (now() at time zone 'UTC')::date, 'ending', '.e' || n, 1 from generate_series(1, 2000) n`,
    )
    countSearches(drizzle, payload.logger, [
      { kind: 'ending', term: '.new' },
      { kind: 'ending', term: '.e7' },
    ])
    await flushSearches(drizzle, Date.now())
    expect(await rowsOf(`select term, searches from infra.search_counts where term in ('.new', '.e7')`)).toEqual([
      { term: '.e7', searches: 2 },
    ])
  })
})

describe('publications', () => {
  it('A9: polls the site until a publication is visible and stores the time', async () => {
    const user = await payload.create({
      collection: 'users',
      data: { name: 'Mo', email: 'mo@insights.test', password: 'a-long-test-password', role: 'marketing' },
    })
    const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: '/about' } }, limit: 1, depth: 0 })
    const changed = await payload.update({
      collection: 'pages',
      id: docs[0]?.id ?? '',
      data: { title: 'About us, anew', _status: 'published' },
      user: { ...user, collection: 'users' },
    })
    let version = new Date(Date.parse(changed.updatedAt) - 1).toISOString()
    let now = Date.now() + 1_000
    const read = (path: string) => Promise.resolve({ status: 200, html: `<meta name="${liveMarks.page}" content="${version}"/>${path}` })
    const checks = () => rowsOf(`select path, fault, seen_at from infra.live_checks where collection = 'pages'`)
    await lookForPublished(drizzle, { now: () => now, read })
    expect(await checks()).toMatchObject([{ path: '/about', fault: 'old', seen_at: null }])
    version = changed.updatedAt
    now += 1_000
    await lookForPublished(drizzle, { now: () => now, read })
    const [seen] = await checks()
    expect(seen).toMatchObject({ fault: null })
    expect(new Date(String(seen?.['seen_at'])).getTime()).toBe(now)
  })
})
