import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { locales } from '@/lib/config/locales'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import { findChanges, findRevision, insertRevision } from '@/modules/catalog/catalog.repository'
import { withTransaction } from '@/lib/db/transaction'
import { extensionData } from '../../support/cms/catalogue-data'
import { countReads } from '../../support/growth/count-reads'
import { addEndings, tellChange } from '../../support/growth/fill-catalogue'
import { inFullLane } from '../../support/lane'
import { bootPayload } from '../../support/payload'

const endings = 100

let payload: Payload
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  await addEndings(payload.db.pool, { from: 1, to: endings })
  await tellChange(payload.db.pool)
})

const kept = () => Promise.all(locales.map((locale) => findCatalogSnapshot({ payload, locale })))

/** Reads like a freshly started process. */
const afresh = () => {
  const begun = Object.create(payload) as Payload
  return Promise.all(locales.map((locale) => findCatalogSnapshot({ payload: begun, locale })))
}

/** Turns maps into lists, so the comparison includes their order, which visitors see. */
const told = (snapshots: Awaited<ReturnType<typeof kept>>) =>
  snapshots.map(({ catalog, currencies, ...rest }) => ({
    ...rest,
    currencies: [...currencies],
    services: [...catalog.services],
    addons: [...catalog.addons],
    extensions: [...catalog.extensions],
    transferPrices: [...catalog.transferPrices],
  }))

const idOf = async (collection: 'services' | 'addons' | 'currencies' | 'extensions' | 'transfer-prices' | 'automatic-discounts') => {
  const { docs } = await payload.find({ collection, limit: 1, depth: 0 })
  return docs[0]?.id ?? ''
}

const changes: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['the price of an ending', async () => payload.update({ collection: 'extensions', id: await idOf('extensions'), data: { price: 3.21 } })],
  [
    'its words in one language, and its place',
    async () =>
      payload.update({ collection: 'extensions', id: await idOf('extensions'), data: { order: 7, description: 'Neu' }, locale: 'de' }),
  ],
  ['a new ending', () => payload.create({ collection: 'extensions', data: extensionData({ extension: '.fresh' }) })],
  ['an ending that is no more', () => payload.delete({ collection: 'extensions', where: { extension: { equals: '.fresh' } } })],
  [
    'the price of a move',
    async () => payload.update({ collection: 'transfer-prices', id: await idOf('transfer-prices'), data: { price: 1.5 } }),
  ],
  [
    'a plan’s place and name',
    async () => payload.update({ collection: 'services', id: await idOf('services'), data: { order: 900, name: 'Autre' }, locale: 'fr' }),
  ],
  [
    'a plan that goes back to being a draft',
    async () => payload.update({ collection: 'services', id: await idOf('services'), data: { _status: 'draft' } }),
  ],
  [
    'an add-on in the trash',
    async () => payload.update({ collection: 'addons', id: await idOf('addons'), data: { deletedAt: new Date().toISOString() } }),
  ],
  [
    'a currency’s rate',
    async () => payload.update({ collection: 'currencies', where: { code: { equals: 'EUR' } }, data: { exchangeRate: 0.5 } }),
  ],
  [
    'a currency that is switched off',
    () => payload.update({ collection: 'currencies', where: { code: { equals: 'JPY' } }, data: { isActive: false } }),
  ],
  [
    'a discount without a code',
    async () => payload.update({ collection: 'automatic-discounts', id: await idOf('automatic-discounts'), data: { priority: 3 } }),
  ],
  ['the settings', () => payload.updateGlobal({ slug: 'pricing-settings', data: { taxRate: 0.21 } })],
  [
    'rows past Payload',
    async () => {
      await payload.db.pool.query(`update extensions set price = 8.88 where extension = '.aa0007'`)
      await tellChange(payload.db.pool)
    },
  ],
  ['many at once', () => payload.update({ collection: 'extensions', where: { extension: { like: '.aa00' } }, data: { price: 4.44 } })],
]

/** Texts of one language, a price in every language, and SQL. */
const gateChanges = new Set(['its words in one language, and its place', 'a currency’s rate', 'rows past Payload'])
const laneChanges = changes.filter(([name]) => inFullLane || gateChanges.has(name))

describe('the catalogue in memory', () => {
  it.each(laneChanges)('after a change of %s equals that of a fresh process, in every language', async (_, change) => {
    const before = told(await kept())
    await change()
    const after = told(await kept())
    expect(after).not.toEqual(before)
    expect(after).toEqual(told(await afresh()))
  })

  it('rereads only the changed document', async () => {
    await kept()
    const id = await idOf('extensions')
    await payload.update({ collection: 'extensions', id, data: { price: 5.55 } })
    const ofEnding = await countReads(payload, kept)
    // the revision, then the changes for TLDs and for each language, then the TLD
    expect(ofEnding).toEqual({ statements: 3 + locales.length, rows: 3 + locales.length })

    await payload.update({ collection: 'addons', id: await idOf('addons'), data: { price: 2 } })
    const { rows } = await countReads(payload, kept)
    expect(rows).toBeLessThan(20)
  })

  it('keeps up with changes made while it reads', async () => {
    const id = await idOf('extensions')
    for (let price = 1; price <= (inFullLane ? 12 : 4); price += 1) {
      await Promise.all([payload.update({ collection: 'extensions', id, data: { price } }), kept(), kept()])
    }
    expect(told(await kept())).toEqual(told(await afresh()))
  })
})

describe('the change log', () => {
  it('names each document once after the commit, and nothing if a revision has no effect', async () => {
    const { drizzle } = payload.db
    const before = await findRevision(drizzle)
    const id = await idOf('extensions')
    const undone = withTransaction(payload, async (req) => {
      await payload.update({ collection: 'extensions', id, data: { price: 6 }, req })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await findRevision(drizzle)).toBe(before)
    await payload.update({ collection: 'extensions', id, data: { price: 6 } })
    expect(await findChanges(drizzle, before, before + 1)).toEqual([{ slug: 'extensions', id }])
    await insertRevision(drizzle, null)
    expect(await findChanges(drizzle, before, before + 2)).toBeNull()
  })
})
