import { describe, expect, it } from 'vitest'
import { sweepRows } from '@/modules/operations/retention'
import { countSearches, flushSearches } from '@/modules/analytics/figures'
import {
  findLatePublications,
  type CacheReport,
  findContentChanges,
  insertCacheReport,
  markPublicationsSeen,
} from '@/modules/content/publishing.repository'
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
  it('A9: are live once every process has acknowledged them, and late ten seconds after', async () => {
    const user = await payload.create({
      collection: 'users',
      data: { name: 'Mo', email: 'mo@insights.test', password: 'a-long-test-password', role: 'marketing' },
    })
    const { position: before } = await findContentChanges(drizzle, null)
    const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: '/about' } }, limit: 1, depth: 0 })
    await payload.update({
      collection: 'pages',
      id: docs[0]?.id ?? '',
      data: { title: 'About us, anew', _status: 'published' },
      user: { ...user, collection: 'users' },
    })
    const { position: after } = await findContentChanges(drizzle, null)
    const now = Date.now()
    const seenAt = async (): Promise<number | null> => {
      const [row] = await rowsOf(`select path, seen_at from infra.live_checks where collection = 'pages'`)
      expect(row).toMatchObject({ path: '/about' })
      return row?.['seen_at'] ? new Date(String(row['seen_at'])).getTime() : null
    }
    const report = async (process: string, acknowledged: string | null, at: number, more: Partial<CacheReport> = {}) => {
      await insertCacheReport(drizzle, { process, waiting: 0, waitingSince: null, tries: 0, fault: null, acknowledged, ...more }, at)
      await markPublicationsSeen(drizzle, at)
    }

    await report('gone:1', before, now - 61_000)
    await report('slow:1', before, now)
    await report('fast:1', after, now + 100)
    expect(await seenAt()).toBeNull()
    expect(await findLatePublications(drizzle, now + 5_000)).toEqual([])
    expect(await findLatePublications(drizzle, now + 20_000)).toMatchObject([{ collection: 'pages', path: '/about' }])
    // A report of trouble keeps what was acknowledged before.
    await report('slow:1', null, now + 200, { waiting: 1, waitingSince: now, tries: 1, fault: 'The site answered 500.' })
    expect(await seenAt()).toBeNull()
    await report('slow:1', after, now + 300)
    expect(await seenAt()).toBe(now + 300)
    expect(await findLatePublications(drizzle, now + 20_000)).toEqual([])
  })
})
