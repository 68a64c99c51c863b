import { describe, expect, it } from 'vitest'
import type { CollectionSlug } from 'payload'
import { runDueJobs } from '@/payload/jobs/worker-tasks'
import { unknownCustomer, findNamedCodes } from '@/modules/pricing/coupons.repository'
import { createContext } from '@/container'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import { findRedirect } from '@/modules/content/pages'
import { findSiteAddresses } from '@/modules/content/content.repository'
import { findShop } from '@/modules/content/shop-settings'
import { quoteCart } from '@/modules/pricing/quote.service'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
const { drizzle } = payload.db
const context = createContext(payload, 'en')

type Planned = 'extensions' | 'addons' | 'transfer-prices' | 'coupons' | 'automatic-discounts' | 'redirects'

const schedule = (relationTo: Planned, value: string, type: 'publish' | 'unpublish' = 'publish') =>
  payload.jobs.queue({ task: 'schedulePublish', input: { type, doc: { relationTo, value } }, waitUntil: new Date(Date.now() - 1000) })

const idOf = async (collection: Planned, field: string, value: string): Promise<string> => {
  const { docs } = await payload.find({
    collection: collection as CollectionSlug,
    where: { [field]: { equals: value } },
    limit: 1,
    depth: 0,
  })
  const [found] = docs
  if (!found) throw new Error(`No ${value} in ${collection}`)
  return String(found.id)
}

const draft = (collection: Planned, id: string, data: object) =>
  payload.update({ collection, id, data: { ...data, _status: 'draft' } as never, draft: true })

const code = async (name: string) =>
  (await findNamedCodes(drizzle, { codes: [name], customer: unknownCustomer, locale: 'en' })).coupons.get(name)
const catalog = async () => (await findCatalogSnapshot(context)).catalog
const discounts = async () => (await findCatalogSnapshot(context)).automaticDiscounts

/** Prices as the engine reads them, in cents. */
const prices: readonly {
  readonly collection: Planned
  readonly key: readonly [string, string]
  readonly changed: object
  readonly read: () => Promise<unknown>
}[] = [
  {
    collection: 'extensions',
    key: ['extension', '.com'],
    changed: { price: 7.77 },
    read: async () => (await catalog()).extensions.get('.com')?.price,
  },
  {
    collection: 'addons',
    key: ['key', 'whois-privacy'],
    changed: { price: 7.77, originalPrice: 9 },
    read: async () => (await catalog()).addons.get('whois-privacy')?.price,
  },
  {
    collection: 'transfer-prices',
    key: ['extension', '.com'],
    changed: { price: 7.77 },
    read: async () => (await catalog()).transferPrices.get('.com')?.price,
  },
  {
    collection: 'coupons',
    key: ['code', 'WELCOME10'],
    changed: { type: 'fixed', value: 7.77, maxDiscount: null },
    read: async () => (await code('WELCOME10'))?.value,
  },
  {
    collection: 'automatic-discounts',
    key: ['key', 'first-order'],
    changed: { type: 'fixed', value: 7.77, maxDiscount: null },
    read: async () => (await discounts()).find(({ id }) => id === 'first-order')?.value,
  },
]

describe('a scheduled price', () => {
  it.each(prices)(
    '$collection: appears everywhere from its time on, and not before',
    async ({ collection, key: [field, value], changed, read }) => {
      const id = await idOf(collection, field, value)
      const before = await read()
      expect(before).toBeDefined()
      await draft(collection, id, changed)
      expect(await read()).toEqual(before)
      await schedule(collection, id)
      await runDueJobs(payload)
      expect(await read()).toEqual(777)
    },
  )

  it('is the same on the page and in the cart', async () => {
    const id = await idOf('extensions', 'extension', '.net')
    const item = {
      type: 'domain' as const,
      id: 'scheduled-otter.net',
      billing: 'yearly' as const,
      quantity: 1,
      serviceData: { operation: 'register' as const },
    }
    const seen = async () => {
      const quoted = await quoteCart(context, { currency: 'USD', codes: [], items: [item] })
      return [
        (await findShop(context)).extensions.find(({ extension }) => extension === '.net')?.price,
        quoted.ok && quoted.value.lines[0]?.unitPrice,
      ]
    }
    await draft('extensions', id, { price: 6.66 })
    expect(await seen()).not.toContain(666)
    await schedule('extensions', id)
    await runDueJobs(payload)
    expect(await seen()).toEqual([666, 666])
  })

  it('may end: an unpublished product is no longer sold or visible', async () => {
    const id = await idOf('extensions', 'extension', '.org')
    await schedule('extensions', id, 'unpublish')
    await runDueJobs(payload)
    expect((await catalog()).extensions.has('.org')).toBe(false)
    const { totalDocs } = await payload.find({ collection: 'extensions', where: { extension: { equals: '.org' } }, overrideAccess: false })
    expect(totalDocs).toBe(0)
  })
})

describe('a draft that was never published', () => {
  it('D11: does not exist for visitors as a code', async () => {
    const { id } = await payload.create({
      collection: 'coupons',
      data: { code: 'SOON50', name: 'Soon', type: 'percentage', value: 50, currency: 'USD', priority: 1, _status: 'draft' },
      draft: true,
    })
    const quote = async () =>
      quoteCart(context, {
        currency: 'USD',
        codes: ['SOON50'],
        items: [{ type: 'hosting', id: 'shared-pro', billing: 'monthly', quantity: 1 }],
      })
    expect(JSON.stringify(await quote())).not.toContain('"discountId":"SOON50"')
    await schedule('coupons', id)
    await runDueJobs(payload)
    expect(JSON.stringify(await quote())).toContain('"discountId":"SOON50"')
  })
})

describe('a scheduled redirect', () => {
  const planned = (from: string, url: string) =>
    payload.create({ collection: 'redirects', data: { from, to: { type: 'custom', url }, type: '308', _status: 'draft' }, draft: true })

  it('answers from its time until its end', async () => {
    const { id } = await planned('/sent-on-in-time', '/about')
    const isKnown = async () => (await findSiteAddresses(payload.db.drizzle)).redirects.includes('/sent-on-in-time')
    expect([await findRedirect(context, '/sent-on-in-time'), await isKnown()]).toEqual([null, false])
    await schedule('redirects', id)
    await runDueJobs(payload)
    expect([await findRedirect(context, '/sent-on-in-time'), await isKnown()]).toEqual([{ target: '/about', isPermanent: true }, true])
    await schedule('redirects', id, 'unpublish')
    await runDueJobs(payload)
    expect([await findRedirect(context, '/sent-on-in-time'), await isKnown()]).toEqual([null, false])
  })

  it('may target a page that still exists, and is checked when due', async () => {
    const { id } = await planned('/about', '/pricing')
    await expect(payload.update({ collection: 'redirects', id, data: { _status: 'published' } })).rejects.toMatchObject({
      data: { errors: [{ path: 'from' }] },
    })
    await payload.update({ collection: 'pages', where: { path: { equals: '/about' } }, data: { title: 'About us', _status: 'published' } })
    expect(await findRedirect(context, '/about')).toBeNull()
    expect((await payload.count({ collection: 'redirects', where: { id: { equals: id } } })).totalDocs).toBe(1)
  })

  it('yields to the one that a moved page leaves', async () => {
    const page = await payload.create({ collection: 'pages', data: { title: 'Moving', path: '/moves-soon', _status: 'published' } })
    await planned('/moves-soon', '/pricing')
    await payload.update({ collection: 'pages', id: page.id, data: { path: '/has-moved', _status: 'published' } })
    expect(await findRedirect(context, '/moves-soon')).toEqual({ target: '/has-moved', isPermanent: true })
  })
})
