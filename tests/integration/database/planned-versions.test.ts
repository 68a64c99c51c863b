import { beforeAll, describe, expect, it } from 'vitest'
import { down, up } from '@/cms/migrations/20261123_064548_scheduled_prices'
import { findCatalogSnapshot } from '@/server/catalog/find-catalog-snapshot'
import { createContext } from '@/server/composition/create-context'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
const { drizzle } = payload.db
const args = { db: drizzle, payload, req: {} } as never as Parameters<typeof up>[0]

const collections = ['extensions', 'addons', 'transfer-prices', 'coupons', 'automatic-discounts', 'redirects'] as const

/** As visitors have it and, with `draft`, as the desk lists it: row ids and times are a version's own. */
const read = async (collection: (typeof collections)[number], draft: boolean): Promise<readonly unknown[]> => {
  const { docs } = await payload.find({ collection, draft, locale: 'de', depth: 0, pagination: false, sort: 'id', trash: true })
  return docs.map(
    (doc) =>
      JSON.parse(JSON.stringify(doc, (name, value: unknown) => (['createdAt', 'updatedAt'].includes(name) ? undefined : value))) as unknown,
  )
}
const byId = async (collection: 'extensions', extension: string) => {
  const { docs } = await payload.find({ collection, where: { extension: { equals: extension } }, limit: 1 })
  return String(docs[0]?.id)
}

describe('the migration that lets prices, codes and redirects be scheduled', () => {
  const before = new Map<string, readonly unknown[]>()
  beforeAll(async () => {
    await payload.create({
      collection: 'redirects',
      data: {
        from: '/was-here',
        to: {
          type: 'reference',
          reference: { relationTo: 'pages', value: (await payload.find({ collection: 'pages', limit: 1 })).docs[0]?.id ?? '' },
        },
        type: '308',
        _status: 'published',
      },
    })
    // one with versions, one written past the forms since, one with a draft beside it, and a draft of its own
    await payload.update({ collection: 'extensions', id: await byId('extensions', '.com'), data: { price: 5 } })
    await payload.update({ collection: 'extensions', id: await byId('extensions', '.org'), data: { price: 5 } })
    await payload.db.updateOne({
      collection: 'extensions',
      id: await byId('extensions', '.org'),
      data: { price: 6, updatedAt: new Date().toISOString() },
    })
    await payload.update({
      collection: 'coupons',
      where: { code: { equals: 'WELCOME10' } },
      data: { applicableCategories: ['ssl'], excludedCategories: ['wordpress'] },
    })
    await payload.update({
      collection: 'extensions',
      id: await byId('extensions', '.net'),
      data: { price: 7, _status: 'draft' },
      draft: true,
    })
    await payload.create({ collection: 'coupons', data: { code: 'NOTYET', _status: 'draft' } as never, draft: true })
    await down(args)
    await drizzle.execute(`delete from _extensions_v where parent_id = '${await idOfDotIo()}'`)
    await up(args)
    for (const collection of collections) before.set(collection, await read(collection, false))
  })
  const idOfDotIo = async () => {
    const { rows } = await drizzle.execute<{ id: string }>(`select id from extensions where extension = '.io'`)
    return rows[0]?.id ?? ''
  }

  it.each(collections)('%s: everything stays published, and the desk lists all of it as visitors have it', async (collection) => {
    const shown = before.get(collection) ?? []
    expect(shown.length).toBeGreaterThan(0)
    expect(new Set(shown.map((doc) => (doc as { _status?: string })._status))).toEqual(new Set(['published']))
    expect(await read(collection, true)).toEqual(shown)
  })

  it('the engine has every price, and a draft that was never published is gone', async () => {
    const { catalog } = await findCatalogSnapshot(createContext(payload, 'en'))
    expect(catalog.extensions.get('.org')?.price).toBe(600)
    expect(catalog.extensions.get('.net')?.price).toBe(1499)
    expect((await payload.count({ collection: 'coupons', where: { code: { equals: 'NOTYET' } } })).totalDocs).toBe(0)
  })
})
