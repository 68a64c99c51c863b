import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { seedLocales } from '@seed/locales'
import { findRevision } from '@/modules/catalog/catalog.repository'
import { collectionSeeds } from '@seed/collections'
import { demoLogins, seed } from '@seed/index'
import { inLocale } from '@seed/localise'
import { bootPayload } from '../../support/payload'
import { faultsOfFields } from './field-faults'
import { withoutAdditions } from './without-additions'
import { counts, one } from './seeded-shop'

let payload: Payload

beforeAll(async () => {
  payload = (await bootPayload()).payload
})

describe('a fresh shop', () => {
  it.each(collectionSeeds.map((entry) => [entry.slug, entry] as const))(
    '§1.20: %s, each in its own words in every language',
    async (slug, { key, documents }) => {
      for (const locale of seedLocales) {
        const { docs } = await payload.find({ collection: slug, pagination: false, locale, fallbackLocale: false, depth: 0 })
        const saved = new Map(
          docs.map((document): [string, object] => [String(Object.entries(document).find(([field]) => field === key)?.[1]), document]),
        )
        expect(saved.size).toBe(documents.length)
        for (const document of documents) {
          const expected = inLocale(document, locale)
          const name = String((document as Readonly<Record<string, unknown>>)[key])
          expect(withoutAdditions(expected, saved.get(name)), `${name} in ${locale}`).toEqual(expected)
        }
      }
    },
  )

  it.each(collectionSeeds.map((entry) => [entry.slug, entry] as const))(
    '%s, nothing an editor could not save',
    async (slug, { documents }) => {
      const fields = payload.collections[slug].config.flattenedFields
      for (const locale of seedLocales) {
        const req = await createLocalReq({ locale }, payload)
        for (const document of documents) {
          const data = inLocale(document, locale) as Readonly<Record<string, unknown>>
          const faults = await faultsOfFields(fields, { data, siblingData: data, path: [], req })
          expect(faults).toEqual([])
        }
      }
    },
  )

  it('has published documents, visible to visitors', async () => {
    for (const slug of ['services', 'pages', 'faqs', 'testimonials', 'case-studies', 'resources'] as const) {
      const { totalDocs } = await payload.count({ collection: slug, where: { _status: { not_equals: 'published' } } })
      expect(totalDocs, slug).toBe(0)
    }
  })

  it('can be edited in one language without losing the others', async () => {
    const before = await one(payload, 'pages', 'path', '/about', 'fr')
    const { id, layout } = await one(payload, 'pages', 'path', '/about', 'de')
    await payload.update({ collection: 'pages', id, locale: 'de', data: { title: 'Wir', layout } })
    expect(await one(payload, 'pages', 'path', '/about', 'de')).toMatchObject({ title: 'Wir', layout })
    expect(await one(payload, 'pages', 'path', '/about', 'fr')).toMatchObject({ title: before.title, layout: before.layout })
    const plan = await one(payload, 'services', 'key', 'vps-plus', 'es')
    await payload.update({ collection: 'services', id: plan.id, locale: 'es', data: { features: plan.features } })
    expect((await one(payload, 'services', 'key', 'vps-plus', 'de')).features?.[0]).toMatchObject({
      text: '4\u00a0vCPU, 8\u00a0GB RAM',
    })
  })

  it('lists everything in the admin, which reads the newest versions', async () => {
    const { totalDocs } = await payload.find({ collection: 'services', draft: true, limit: 1, depth: 0 })
    expect(totalDocs).toBe(collectionSeeds.find(({ slug }) => slug === 'services')?.documents.length)
  })

  it('has menus and settings in four languages', async () => {
    const columns = await Promise.all(
      seedLocales.map(async (locale) => (await payload.findGlobal({ slug: 'footer', locale, fallbackLocale: false })).columns?.[3]?.title),
    )
    expect(columns).toEqual(['Legal', 'Legal', 'Informations légales', 'Rechtliches'])
    expect(await payload.findGlobal({ slug: 'pricing-settings' })).toMatchObject({ taxRate: 0.1, multiDomainPrice: 149.99 })
  })

  it.each(demoLogins.map((login) => [login.email, login] as const))('%s may sign in', async (email, { collection, password }) => {
    const { user } = await payload.login({ collection, data: { email, password } })
    expect(user).toMatchObject({ email })
  })
})

describe('a second run', () => {
  it('duplicates and writes nothing', async () => {
    const [before, revision] = [await counts(payload), await findRevision(payload.db.drizzle)]
    const summary = await seed(payload)
    expect(summary).toMatchObject({ isChanged: false, logins: [] })
    expect(await counts(payload)).toEqual(before)
    expect(await findRevision(payload.db.drizzle)).toBe(revision)
  })

  it('keeps an editor’s changes in any language, and restores nothing deleted', async () => {
    const plan = await one(payload, 'services', 'key', 'shared-pro')
    await payload.update({ collection: 'services', id: plan.id, locale: 'es', data: { name: 'Compartido Pro' } })
    const com = await one(payload, 'extensions', 'extension', '.com')
    await payload.update({ collection: 'extensions', id: com.id, data: { price: 10.5 } })
    await payload.updateGlobal({ slug: 'footer', locale: 'fr', data: { tagline: 'À nous' } })
    await payload.delete({ collection: 'faqs', where: { key: { equals: 'change-my-mind' } } })
    await payload.delete({ collection: 'coupons', where: { code: { equals: 'HOLIDAY50' } } })
    const revision = await findRevision(payload.db.drizzle)

    const summary = await seed(payload)

    expect(summary.isChanged).toBe(false)
    expect(summary.collections['faqs']).toMatchObject({ created: 0, reset: 0 })
    expect(await one(payload, 'services', 'key', 'shared-pro', 'es')).toMatchObject({ name: 'Compartido Pro' })
    expect(await one(payload, 'extensions', 'extension', '.com')).toMatchObject({ price: 10.5 })
    expect(await payload.findGlobal({ slug: 'footer', locale: 'fr' })).toMatchObject({ tagline: 'À nous' })
    expect((await payload.count({ collection: 'faqs', where: { key: { equals: 'change-my-mind' } } })).totalDocs).toBe(0)
    expect((await payload.count({ collection: 'coupons', where: { code: { equals: 'HOLIDAY50' } } })).totalDocs).toBe(0)
    expect(await findRevision(payload.db.drizzle)).toBe(revision)
  })

  it('adds content of a newer version, and counts a catalogue change', async () => {
    await payload.delete({ collection: 'addons', where: { key: { equals: 'email-forwarding' } } })
    await payload.db.drizzle.execute("delete from infra.seeded where kind = 'addons' and key = 'email-forwarding'")
    const revision = await findRevision(payload.db.drizzle)
    await seed(payload)
    expect(await one(payload, 'addons', 'key', 'email-forwarding')).toMatchObject({ price: 1.99 })
    expect(await findRevision(payload.db.drizzle)).toBe(revision + 1)
  })

  it('P9: adds no TLD that a running shop has not chosen', async () => {
    const revision = await findRevision(payload.db.drizzle)
    for (const slug of ['extensions', 'transfer-prices'] as const) {
      await payload.delete({ collection: slug, where: { extension: { in: ['.de', '.shop'] } } })
      await payload.db.drizzle.execute(`delete from infra.seeded where kind = '${slug}' and key in ('.de', '.shop')`)
    }
    const deleted = await findRevision(payload.db.drizzle)
    expect(deleted).toBeGreaterThan(revision)
    for (const _run of ['the upgrade', 'the start after it']) {
      expect(await seed(payload)).toMatchObject({ isChanged: false })
      for (const slug of ['extensions', 'transfer-prices'] as const) {
        expect((await payload.count({ collection: slug, where: { extension: { in: ['.de', '.shop'] } } })).totalDocs).toBe(0)
      }
    }
    expect(await findRevision(payload.db.drizzle)).toBe(deleted)
  })

  it('accepts a shop filled by an older version unchanged', async () => {
    await payload.delete({ collection: 'faqs', where: { key: { equals: 'pricing-tax' } } })
    const before = await counts(payload)
    await payload.db.drizzle.execute('delete from infra.seeded')
    expect(await seed(payload)).toMatchObject({ isChanged: false })
    expect(await counts(payload)).toEqual(before)
    expect(await seed(payload)).toMatchObject({ isChanged: false })
  })

  it('never recreates a login once there is an administrator', async () => {
    const ours = 'owner@shop.example'
    await payload.create({ collection: 'users', data: { email: ours, password: 'a long password of ours', name: 'Owner', role: 'admin' } })
    await payload.delete({ collection: 'users', where: { email: { equals: 'admin@hostfront.example' } } })
    await payload.delete({ collection: 'customers', where: { email: { equals: 'customer@hostfront.example' } } })
    const mara = await one(payload, 'users', 'email', 'marketing@hostfront.example')
    await payload.update({ collection: 'users', id: mara.id, data: { password: 'another of her own' } })
    expect((await seed(payload)).logins).toEqual([])
    const left = await payload.find({ collection: 'users', sort: 'email', depth: 0 })
    expect(left.docs.map(({ email }) => email)).toEqual(['marketing@hostfront.example', ours, 'support@hostfront.example'])
    await expect(payload.login({ collection: 'users', data: { email: mara.email, password: 'another of her own' } })).resolves.toBeDefined()
  })

  it('does not restore what an editor has deleted', async () => {
    const addon = await one(payload, 'addons', 'key', 'cdn')
    await payload.update({ collection: 'addons', id: addon.id, data: { deletedAt: new Date().toISOString() } })
    await seed(payload)
    const { totalDocs } = await payload.count({ collection: 'addons', where: { key: { equals: 'cdn' } } })
    expect(totalDocs).toBe(0)
  })
})
