import { sql } from '@payloadcms/db-postgres'
import { beforeEach, describe, expect, it } from 'vitest'
import { runDueJobs } from '@/payload/jobs/worker-tasks'
import {
  collectionTag,
  documentTag,
  globalTag,
  findCacheErrors,
  insertCacheReport,
  findContentChanges,
  isPublishing,
} from '@/modules/content/publishing.repository'
import { createContext } from '@/container'
import { findShop } from '@/modules/content/shop-settings'
import { quoteCart } from '@/modules/pricing/quote.service'
import { withTransaction } from '@/lib/db/transaction'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
const { drizzle } = payload.db

/** A follower, as in each process that serves pages. */
const listen = async () => {
  let { position } = await findContentChanges(drizzle, null)
  return async (): Promise<readonly string[]> => {
    const changes = await findContentChanges(drizzle, position)
    position = changes.position
    return [...changes.tags].sort()
  }
}

let first: () => Promise<readonly string[]>
let second: () => Promise<readonly string[]>
beforeEach(async () => {
  first = await listen()
  second = await listen()
})

const faq = (key: string) => ({
  key,
  question: 'Heard?',
  answer: 'Yes.',
  topic: 'general' as const,
  order: 1,
  _status: 'published' as const,
})

const pageAt = async (path: string) => {
  const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: path } }, limit: 1, depth: 0 })
  const [page] = docs
  if (!page) throw new Error(`No page at ${path}`)
  return page
}

const schedule = (relationTo: 'pages' | 'services', value: string, type: 'publish' | 'unpublish' = 'publish') =>
  payload.jobs.queue({ task: 'schedulePublish', input: { type, doc: { relationTo, value } }, waitUntil: new Date(Date.now() - 1000) })

describe('a committed change', () => {
  it('reaches every process that serves pages, once', async () => {
    await payload.create({ collection: 'faqs', data: faq('heard') })
    const expected = [collectionTag('faqs'), documentTag('faqs', 'heard')]
    expect(await first()).toEqual(expected)
    expect(await first()).toEqual([])
    expect(await second()).toEqual(expected)
  })

  it('names the former and the new path of a page that moves', async () => {
    const data = { path: '/moves', title: 'Moves', layout: [{ blockType: 'hero' as const, heading: 'Moves', picture: 'none' as const }] }
    const { id } = await payload.create({ collection: 'pages', data: { ...data, _status: 'published' }, locale: 'en', depth: 0 })
    await first()
    await payload.update({ collection: 'pages', id, data: { path: '/moved', _status: 'published' }, locale: 'en', depth: 0 })
    expect(await first()).toEqual(expect.arrayContaining([documentTag('pages', '/moves'), documentTag('pages', '/moved')]))
  })

  it('arrives after the commit, never before, and not at all after a rollback', async () => {
    await withTransaction(payload, async (req) => {
      await payload.create({ collection: 'faqs', data: faq('open'), req })
      expect(await first()).toEqual([])
    })
    expect(await first()).toContain(documentTag('faqs', 'open'))
    const undone = withTransaction(payload, async (req) => {
      await payload.create({ collection: 'faqs', data: faq('undone'), req })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await first()).toEqual([])
  })

  it('arrives even if a change that began later arrived first', async () => {
    await withTransaction(payload, async (req) => {
      await payload.create({ collection: 'faqs', data: faq('slow'), req })
      await payload.create({ collection: 'faqs', data: faq('quick') })
      expect(await first()).toContain(documentTag('faqs', 'quick'))
    })
    expect(await first()).toEqual([collectionTag('faqs'), documentTag('faqs', 'slow')])
  })

  it('arrives for header, currency and redirect alike', async () => {
    await payload.updateGlobal({ slug: 'header', data: {} })
    await payload.update({ collection: 'currencies', where: { code: { equals: 'EUR' } }, data: { exchangeRate: 0.91 } })
    await payload.create({
      collection: 'redirects',
      data: { from: '/from-here', to: { type: 'custom', url: '/about' }, type: '308', _status: 'published' },
    })
    const heard = await first()
    expect(heard).toEqual(expect.arrayContaining([globalTag('header'), collectionTag('currencies'), collectionTag('redirects')]))
  })
})

describe('a scheduled change', () => {
  it('is published when due by whichever process works, and reaches every process', async () => {
    const page = await pageAt('/about')
    await payload.update({ collection: 'pages', id: page.id, data: { title: 'About tomorrow', _status: 'draft' }, draft: true })
    await first()
    await schedule('pages', page.id)
    await runDueJobs(payload)
    expect(await pageAt('/about')).toMatchObject({ title: 'About tomorrow', _status: 'published' })
    expect(await first()).toContain(documentTag('pages', '/about'))
    expect(await second()).toContain(documentTag('pages', '/about'))
  })

  it('has the same price on the page and in the cart, before and after', async () => {
    const context = createContext(payload, 'en')
    const { docs } = await payload.find({ collection: 'services', where: { key: { equals: 'shared-pro' } }, limit: 1, depth: 0 })
    const [plan] = docs
    if (!plan) throw new Error('No plan')
    const onPage = async () => (await findShop(context)).services.find(({ id }) => id === 'shared-pro')
    const inCart = async () => {
      const quoted = await quoteCart(context, {
        currency: 'USD',
        codes: [],
        items: [{ type: 'hosting', id: 'shared-pro', billing: 'monthly', quantity: 1 }],
      })
      if (!quoted.ok) throw new Error('No quote')
      return quoted.value
    }
    const before = JSON.stringify(await inCart())
    const prices = (plan.prices ?? []).map((price) => (price.period === 'monthly' ? { ...price, basePrice: 7.77, discount: 0 } : price))
    await payload.update({ collection: 'services', id: plan.id, data: { prices, _status: 'draft' }, draft: true })
    expect(JSON.stringify(await inCart())).toBe(before)
    await first()
    expect(await isPublishing(drizzle, Date.now())).toBe(false)
    await schedule('services', plan.id)
    expect(await isPublishing(drizzle, Date.now())).toBe(true)
    await runDueJobs(payload)
    expect(await isPublishing(drizzle, Date.now())).toBe(false)
    expect(JSON.stringify(await onPage())).toContain('777')
    expect(JSON.stringify(await inCart())).toContain('777')
    expect(await first()).toContain(collectionTag('services'))
  })

  it('is not published early', async () => {
    const page = await pageAt('/about')
    const job = await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'unpublish', doc: { relationTo: 'pages', value: page.id } },
      waitUntil: new Date(Date.now() + 3_600_000),
    })
    expect(await isPublishing(drizzle, Date.now())).toBe(false)
    await runDueJobs(payload)
    expect(await pageAt('/about')).toMatchObject({ _status: 'published' })
    await payload.delete({ collection: 'payload-jobs', id: job.id })
  })
})

describe('a process that cannot refresh its pages', () => {
  it('is shown to staff while the problem lasts', async () => {
    const now = Date.now()
    const report = { process: 'here:3000', waiting: 2, waitingSince: now - 5000, tries: 5, fault: 'The site answered 500.' }
    await insertCacheReport(drizzle, { ...report, acknowledged: null }, now)
    expect(await findCacheErrors(drizzle, now)).toEqual([report])
    expect(await findCacheErrors(drizzle, now + 120_000)).toEqual([])
    await insertCacheReport(drizzle, { ...report, waiting: 0, waitingSince: null, tries: 0, fault: null, acknowledged: null }, now)
    expect(await findCacheErrors(drizzle, now)).toEqual([])
    const { rows } = await drizzle.execute(sql`select count(*)::int as n from infra.page_caches`)
    expect(rows[0]).toEqual({ n: 1 })
  })
})
