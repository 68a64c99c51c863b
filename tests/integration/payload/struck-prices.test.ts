import { sql } from '@payloadcms/db-postgres'
import { beforeEach, describe, expect, it } from 'vitest'
import type { StrikePricesResponse } from '@/payload/admin/prices/answers'
import { createContext } from '@/container'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import { bootPayload } from '../../support/payload'
import { createApi } from '../api/api-client'
import { cell, createPricesDesk } from './ask-prices'

const { payload } = await bootPayload()
const { ask, review, extension } = await createPricesDesk(payload)
const shop = createApi(payload)
const context = createContext(payload, 'en')

/** Backdates price changes as the database would have recorded them. */
const wasBefore = async (key: string, days: number, figures: Readonly<Record<string, string>>) => {
  const { id } = (await extension(key)) ?? {}
  for (const [field, after] of Object.entries(figures))
    await payload.db.drizzle.execute(sql`
      insert into infra.price_changes (at, change_set, area, document, key, period, field, after, currency, through)
      overriding system value values (now() - make_interval(days => ${days}), gen_random_uuid(), 'extensions', ${String(id)}, ${key}, '', ${field}, ${after}, 'USD', 'form')
    `)
}

const bare = async (name: string, price: string) => ({
  ...(await payload.create({
    collection: 'extensions',
    data: {
      extension: name,
      price: Number(price),
      originalPrice: Number(price),
      renewal: 20,
      category: 'business',
      order: 900,
      _status: 'published',
    } as never,
  })),
})

describe('strike prices', () => {
  const policy = (strikePolicy: 'asShown' | 'replace' | 'hide') =>
    payload.updateGlobal({ slug: 'pricing-settings', data: { strikePolicy } })
  beforeEach(() => policy('asShown'))
  const shown = async (name: string) => (await findCatalogSnapshot(context)).catalog.extensions.get(name)

  it('P11: are reported if invalid, and replaced or hidden by the setting', async () => {
    const { id } = await bare('.raised', '20')
    await wasBefore('.raised', 40, { price: '20', originalPrice: '20' })
    await wasBefore('.raised', 20, { price: '17' })
    await wasBefore('.raised', 10, { price: '20' })
    await payload.update({ collection: 'extensions', id, data: { price: 15, originalPrice: 22, _status: 'published' } })

    const { strikes } = await ask<StrikePricesResponse>('/price-strikes')
    expect(strikes.find(({ key }) => key === '.raised')?.reference).toMatchObject({
      verdict: 'untrue',
      price: 1500,
      struck: 2200,
      lowest: 1700,
    })
    expect(await shown('.raised')).toMatchObject({ price: 1500, originalPrice: 2200 })
    await policy('replace')
    expect(await shown('.raised')).toMatchObject({ price: 1500, originalPrice: 1700 })
    const answer = await shop('GET', '/catalog/extensions')
    expect(answer.text).toMatch(/"extension":"\.raised","price":15,"originalPrice":17,/)
    await policy('hide')
    expect(await shown('.raised')).toMatchObject({ price: 1500, originalPrice: 1500 })
    await policy('asShown')
    expect(await shown('.raised')).toMatchObject({ originalPrice: 2200 })
  })

  it('P11: follow a change while the setting is on', async () => {
    const { id } = await bare('.moves', '20')
    await wasBefore('.moves', 40, { price: '20', originalPrice: '20' })
    await policy('replace')
    await payload.update({ collection: 'extensions', id, data: { price: 15, originalPrice: 25, _status: 'published' } })
    expect(await shown('.moves')).toMatchObject({ originalPrice: 2000 })
    await payload.update({ collection: 'extensions', id, data: { price: 12, _status: 'published' } })
    expect(await shown('.moves')).toMatchObject({ price: 1200, originalPrice: 2000 })
    await payload.update({ collection: 'extensions', id, data: { price: 14, _status: 'published' } })
    expect(await shown('.moves')).toMatchObject({ price: 1400, originalPrice: 1400 })
  })

  it('P11: never affect the price of a plan', async () => {
    const priced = async () =>
      (
        await shop('POST', '/pricing/quote', {
          body: {
            currency: 'EUR',
            codes: [],
            items: [{ type: 'ssl', id: 'ssl-dv', billing: 'yearly', quantity: 1, serviceData: { coverage: 'wildcard' } }],
          },
        })
      ).body?.['breakdown']
    const services = async () => (await shop('GET', '/catalog/services?category=ssl')).text
    const before = await priced()
    expect(await services()).toMatch(/"originalPrice":\d/)
    await policy('hide')
    expect(await priced()).toEqual(before)
    expect(await services()).not.toMatch(/"originalPrice":\d/)
  })

  it('P11, P13: are checked in a review', async () => {
    await bare('.warned', '10')
    await wasBefore('.warned', 40, { price: '10', originalPrice: '10' })
    const { strikes } = await review('extensions', { cells: [cell('.warned', 'price', '9'), cell('.warned', 'originalPrice', '15')] })
    expect(strikes).toMatchObject([{ key: '.warned', reference: { verdict: 'untrue', struck: 1500, lowest: 1000 } }])
    expect((await review('extensions', { cells: [cell('.warned', 'price', '9')] })).strikes).toEqual([])
  })
})
