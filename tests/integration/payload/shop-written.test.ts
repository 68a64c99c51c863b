import { APIError, type CollectionSlug, type Field, type Where } from 'payload'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { editedFields } from '../../support/cms/edited-fields'
import { forgedInstant, forgeValues, type Values } from '../../support/cms/forge-values'
import { inFullLane } from '../../support/lane'
import { openStaffDesk } from '../../support/names/staff-desk'
import { bootPayload } from '../../support/payload'
import { testPassword, visitorKinds, type VisitorKind } from '../../support/visitors'
import { createApi } from '../api/api-client'
import { domainItem, hostingItem, transferItem } from '../api/requests'

const { payload } = await bootPayload()
const api = createApi(payload)
const { visitors, buy, one, moveOrder } = await openStaffDesk(payload)

const bought = await buy([domainItem('forged-otter.com'), hostingItem, transferItem('taken-forged-otter.com')])
await moveOrder(bought, 'paid')
const domain = await one('domains', bought)
const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  .png()
  .toBuffer()
await payload.create({
  collection: 'media',
  data: { alt: 'A red square' },
  file: { data: picture, mimetype: 'image/png', name: 'square.png', size: picture.length },
})
await api('POST', '/cart/items', { body: hostingItem })
await payload.create({ collection: 'webhook-endpoints', data: { url: 'https://receiver.test/', events: [] } })
await payload.create({
  collection: 'contact-messages',
  data: { status: 'new', name: 'A', email: 'a@messages.test', message: 'Hello', locale: 'en' },
})

const tokens = new Map<VisitorKind, string>()
for (const role of ['support', 'marketing', 'admin'] as const) {
  const { cookies } = await api('POST', '/users/login', { body: { email: `${role}@visitors.test`, password: testPassword } })
  tokens.set(role, cookies['payload-token'] ?? '')
}

const isReadOnly = (field: Field): boolean => (field.admin as { readonly readOnly?: boolean } | undefined)?.readOnly === true

const isVersioned = (collection: CollectionSlug): boolean => Boolean(payload.collections[collection].config.versions)

/** Read-only fields of the form; for shop-written documents, every field staff don't edit. */
const isForged =
  (slug: CollectionSlug) =>
  (field: Field, name: string): boolean =>
    slug in editedFields ? !editedFields[slug]?.includes(name) : isReadOnly(field) || (name === 'createdAt' && !isVersioned(slug))

/** The role that may write the rest of the document. */
const writers: ReadonlyMap<string, VisitorKind> = new Map([
  ...Object.keys(editedFields).map((slug) => [slug, 'support'] as const),
  ...['coupons', 'automatic-discounts', 'pages'].map((slug) => [slug, 'marketing'] as const),
])

const stored = async (collection: CollectionSlug, id: string): Promise<Values> => {
  const found: unknown = await payload.findByID({ collection, id, depth: 0, showHiddenFields: true })
  const { updatedAt: _updatedAt, createdAt, changedBy, ...rest } = found as Values
  expect(changedBy).not.toBe('forged')
  // for versioned collections, `createdAt` belongs to the newest version
  return isVersioned(collection) ? rest : { ...rest, createdAt }
}

const documents: { readonly slug: CollectionSlug; readonly id: string; readonly forged: Values }[] = []
for (const { slug, fields } of payload.config.collections.filter((each) => !each.slug.startsWith('payload-'))) {
  const where: Where = slug === 'domains' ? { id: { equals: domain.id } } : {}
  const { docs } = await payload.find({ collection: slug, where, limit: 1, depth: 0, showHiddenFields: true })
  const first: unknown = docs[0]
  const found = first as Values | undefined
  const forged = found ? forgeValues(fields, found, isForged(slug)) : {}
  if (found && Object.keys(forged).length > 0) documents.push({ slug, id: String(found['id']), forged })
}

describe('read-only fields of a form', () => {
  it('are tested on documents of every kind that sales and promotions keep', () => {
    expect(documents.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining([
        ...['orders', 'payments', 'invoices', 'carts', 'domains', 'transfers', 'name-holds', 'subscriptions', 'provision-tasks'],
        ...['contact-messages', 'mail-outbox', 'staff-actions', 'coupons', 'automatic-discounts', 'pages', 'media', 'webhook-endpoints'],
      ]),
    )
  })

  /** Texts without prices or customers, with the same read-only fields as pages. */
  const textsLikePages = ['faqs', 'testimonials', 'case-studies', 'resources', 'technologies', 'metrics']
  const laneDocuments = documents.filter(({ slug }) => inFullLane || !textsLikePages.includes(slug))

  it.each(laneDocuments.map((each) => [each.slug, each] as const))(
    'A10: stays as it was in %s when anybody sends another',
    async (slug, { id, forged }) => {
      const before = await stored(slug, id)
      for (const kind of visitorKinds) {
        const token = tokens.get(kind)
        const { status } = await api('PATCH', `/${slug}/${id}`, { body: forged, ...(token ? { cookies: { 'payload-token': token } } : {}) })
        expect(status, kind).toBeLessThan(500)
        if (kind === writers.get(slug)) expect(status, kind).toBe(200)
        expect(await stored(slug, id), `${kind}, by REST`).toEqual(before)
        await payload
          .update({ collection: slug, id, data: forged as never, overrideAccess: false, user: visitors[kind] })
          .catch((error: unknown) => expect(error).toBeInstanceOf(APIError))
        expect(await stored(slug, id), `${kind}, by the local API`).toEqual(before)
      }
    },
  )

  it('A10: keep the author of a setting when an admin sends another', async () => {
    const cookies = { 'payload-token': tokens.get('admin') ?? '' }
    const settings = payload.config.globals.filter(({ slug }) => inFullLane || ['bookkeeping', 'pricing-settings'].includes(slug))
    expect(settings.length).toBeGreaterThan(1)
    for (const { slug } of settings)
      expect((await api('POST', `/globals/${slug}`, { body: { changedBy: 'forged' }, cookies })).status, slug).toBe(200)
    const authors = await Promise.all(settings.map(({ slug }) => payload.findGlobal({ slug, depth: 0 }) as Promise<unknown>))
    expect(authors.map((each) => (each as Values)['changedBy'])).toEqual(authors.map(() => 'admin@visitors.test'))
  })

  it('A10: accept writes of internal code', async () => {
    const data = { customerKey: 'moved@owner.test', expiresAt: forgedInstant }
    expect(await payload.update({ collection: 'domains', id: domain.id, data })).toMatchObject(data)
  })

  it('A10: record a staff step in the history when the form sends another history', async () => {
    const { id, events } = await one('domains', bought)
    const body = { status: 'cancelled', events: [{ type: 'forged', at: forgedInstant, by: 'admin@visitors.test' }] }
    await api('PATCH', `/domains/${id}`, { body, cookies: { 'payload-token': tokens.get('support') ?? '' } })
    const after = (await payload.findByID({ collection: 'domains', id })).events ?? []
    expect(after.slice(0, -1)).toEqual(events)
    expect(after.at(-1)).toMatchObject({ type: 'cancelled', by: 'support@visitors.test' })
  })

  it('A10: set a code’s currency when an older version of it is restored', async () => {
    const data = { code: 'RESTORED', name: 'First', type: 'percentage' as const, value: 10, currency: 'USD', priority: 1 }
    const { id } = await payload.create({ collection: 'coupons', data: { ...data, _status: 'published' } })
    await payload.update({ collection: 'coupons', id, data: { name: 'Second', _status: 'published' } })
    const { docs } = await payload.findVersions({ collection: 'coupons', where: { 'version.name': { equals: 'First' } } })
    const cookies = { 'payload-token': tokens.get('marketing') ?? '' }
    expect((await api('POST', `/coupons/versions/${docs[0]?.id ?? ''}`, { cookies, body: {} })).status).toBe(200)
    expect(await payload.findByID({ collection: 'coupons', id })).toMatchObject({ name: 'First', currency: 'USD' })
  })
})
