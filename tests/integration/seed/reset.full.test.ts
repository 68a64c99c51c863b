import { type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { seedLocales } from '@seed/locales'
import { findRevision } from '@/modules/catalog/catalog.repository'
import { collectionSeeds } from '@seed/collections'
import { seed } from '@seed/index'
import { testimonials } from '@seed/content/testimonials'
import { inLocale } from '@seed/localise'
import { bootPayload } from '../../support/payload'
import { withoutAdditions } from './without-additions'
import { counts, one } from './seeded-shop'

let payload: Payload

beforeAll(async () => {
  payload = (await bootPayload()).payload
})

describe('--reset', () => {
  it('restores the seed’s own documents, and changes no others', async () => {
    const welcome = await one(payload, 'coupons', 'code', 'WELCOME10')
    await payload.update({
      collection: 'coupons',
      id: welcome.id,
      data: { usageLimit: 3, expiresAt: '2030-01-01T00:00:00.000Z', applicableCategories: ['ssl'] },
    })
    await payload.db.updateOne({ collection: 'coupons', where: { id: { equals: welcome.id } }, data: { usedCount: 2 } })
    await payload.create({
      collection: 'coupons',
      data: { code: 'EDITORS', name: 'Ours', type: 'percentage', value: 5, currency: 'USD', priority: 100, _status: 'published' },
    })
    const before = await findRevision(payload.db.drizzle)
    await payload.delete({ collection: 'testimonials', where: { domain: { equals: testimonials[0]?.domain ?? '' } } })

    const summary = await seed(payload, { reset: true })

    expect(summary).toMatchObject({ isChanged: true, logins: [] })
    expect(await findRevision(payload.db.drizzle)).toBeGreaterThan(before)
    expect(await one(payload, 'services', 'key', 'shared-pro', 'es')).toMatchObject({ name: 'Shared Pro' })
    expect(await one(payload, 'extensions', 'extension', '.com')).toMatchObject({ price: 12.99 })
    expect(await payload.findGlobal({ slug: 'footer', locale: 'fr' })).toMatchObject({
      tagline: 'Domaines, hébergement et SSL, prix de renouvellement affiché.',
    })
    expect(await one(payload, 'addons', 'key', 'cdn', 'fr')).toMatchObject({ price: 9.99 })
    // D12: counted uses are kept.
    expect(await one(payload, 'coupons', 'code', 'WELCOME10')).toMatchObject({
      usageLimit: null,
      expiresAt: null,
      applicableCategories: [],
    })
    const { rows } = await payload.db.drizzle.execute<{ used: string }>("select used_count as used from coupons where code = 'WELCOME10'")
    expect(Number(rows[0]?.used)).toBe(2)
    const { docs } = await payload.findVersions({
      collection: 'services',
      where: { 'version.key': { equals: 'shared-pro' }, latest: { equals: true } },
      locale: 'es',
      depth: 0,
    })
    expect(docs.map(({ version }) => [version._status, version.name])).toEqual([['published', 'Shared Pro']])
    expect(await counts(payload)).toMatchObject({ testimonials: testimonials.length })
    expect(await one(payload, 'coupons', 'code', 'EDITORS')).toMatchObject({ value: 5 })
    expect((await counts(payload))['services']).toBe(collectionSeeds.find(({ slug }) => slug === 'services')?.documents.length)
  })

  it('§1.21: leaves every page readable in every language', async () => {
    for (const locale of seedLocales) {
      const home = await one(payload, 'pages', 'path', '/', locale)
      const expected = inLocale(collectionSeeds.find(({ slug }) => slug === 'pages')?.documents[0], locale)
      expect(withoutAdditions(expected, home)).toEqual(expected)
    }
  })
})
