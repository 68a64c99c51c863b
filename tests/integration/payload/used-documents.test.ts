// own modules: MEDIA_DIR is read on import
import sharp from 'sharp'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillTranslations } from '@/payload/admin/translations/matrix'
import { findSectionPlaces } from '@/payload/references/section-places'
import type { Page } from '@/payload-types'
import { closeTargets } from '@/modules/translations/translations.repository'
import { inFullLane } from '../../support/lane'
import { orderData } from '../../support/order-data'
import { subscriptionOf } from '../../support/cms/running-subscription'
import { bootPayload } from '../../support/payload'
import { createVisitors, testPassword, type Visitor, type VisitorKind } from '../../support/visitors'
import { createApi, type ApiAnswer } from '../api/api-client'

const folder = mkdtempSync(path.join(os.tmpdir(), 'hostfront-used-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const { payload } = await bootPayload({ MEDIA_DIR: folder })
const api = createApi(payload)

let cookies: Readonly<Record<string, string>>
let visitors: Record<VisitorKind, Visitor>
beforeAll(async () => {
  await fillTranslations(payload)
  visitors = await createVisitors(payload)
  cookies = (await api('POST', '/users/login', { body: { email: 'marketing@visitors.test', password: testPassword } })).cookies
})

interface Refusal {
  readonly message: string
  readonly data?: { readonly uses: readonly { readonly name: string; readonly address: string }[] }
}
const refusalOf = ({ body }: ApiAnswer): Refusal => (body?.['errors'] as readonly Refusal[])[0] as Refusal
const usesOf = (answer: ApiAnswer) => [answer.status, refusalOf(answer).data?.uses.map(({ name }) => name)]

const trash = (collection: string, id: string) =>
  api('PATCH', `/${collection}/${id}`, { cookies, body: { deletedAt: new Date().toISOString() } })
const remove = (collection: string, id: string) => api('DELETE', `/${collection}/${id}`, { cookies })

const idOf = async (collection: 'services' | 'extensions' | 'testimonials', field: string, value: string): Promise<string> => {
  const { docs } = await payload.find({ collection, where: { [field]: { equals: value } }, limit: 1, depth: 0 })
  return docs[0]?.id ?? ''
}

let made = 0
const makePage = async (layout: readonly object[], more: object = {}) => {
  made += 1
  const page = {
    title: `Page ${made}`,
    path: `/uses-${made}`,
    layout: layout as NonNullable<Page['layout']>,
    _status: 'published' as const,
    ...more,
  }
  return payload.create({ collection: 'pages', data: page, locale: 'en', depth: 0 })
}
const call = (href: string) => ({ blockType: 'call-to-action', heading: 'Come', buttonLabel: 'Here', href })

const makePicture = async () => {
  made += 1
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer()
  const file = { name: `used-${made}.png`, data, mimetype: 'image/png', size: data.length }
  return payload.create({ collection: 'media', data: { alt: 'A field' }, file, depth: 0 })
}

it('names the sections that show a document by its position, and those that would with a lower one', async () => {
  const req = await createLocalReq({}, payload)
  const list = { heading: 'Stories', presentation: 'masonry' as const, blockType: 'case-studies' as const }
  const page = await makePage([
    { ...list, limit: 1 },
    { ...list, limit: 48 },
  ])
  const { docs } = await payload.find({
    collection: 'case-studies',
    sort: 'order',
    limit: 2,
    depth: 0,
    where: { _status: { equals: 'published' } },
  })
  const [first, second] = docs
  const placesOf = async (study: object | undefined) => {
    const { sections, isPublished } = await findSectionPlaces(req, 'case-studies', { ...study })
    const own = sections.filter(({ address }) => address.includes(page.id))
    return [isPublished, ...own.map(({ place, shown }) => `${place} of ${shown}`)]
  }
  const { totalDocs } = await payload.count({ collection: 'case-studies', where: { _status: { equals: 'published' } } })
  expect(await placesOf(first)).toEqual([true, '1 of 1', `1 of ${totalDocs}`])
  expect(await placesOf(second)).toEqual([true, '2 of 1', `2 of ${totalDocs}`])
  expect(await placesOf({ id: 'new', order: -1 })).toEqual([false, '1 of 1', `1 of ${totalDocs + 1}`])
  expect(await findSectionPlaces(req, 'faqs', { id: 'new' })).toEqual({ sections: [], isPublished: false })
})

describe('G11: a document in use cannot be deleted', () => {
  it('a page, by any route: the error names and links its uses', async () => {
    const target = await makePage([])
    const by = await makePage([call(target.path)], { title: 'The caller' })
    const refused = await trash('pages', target.id)
    expect(usesOf(refused)).toEqual([409, ['Pages › The caller']])
    expect(refusalOf(refused).message).toBe(
      `“${target.title}” is used here, so it was not deleted: Pages › The caller. Please take it out there first.`,
    )
    expect(refusalOf(refused).data?.uses[0]?.address).toContain(`/admin/collections/pages/${by.id}?locale=en&at=layout.`)
    expect((await remove('pages', target.id)).status).toBe(409)
    await payload.update({ collection: 'pages', id: by.id, data: { layout: [], _status: 'published' }, depth: 0 })
    expect((await trash('pages', target.id)).status).toBe(200)
    expect((await api('DELETE', `/pages/${target.id}?trash=true`, { cookies })).status).toBe(200)
  })

  it('a plan that a page shows, or that customers have', async () => {
    const shown = await trash('services', await idOf('services', 'key', 'shared-basic'))
    expect([shown.status, (refusalOf(shown).data?.uses.length ?? 0) > 0]).toEqual([409, true])
    const { id } = await payload.duplicate({ collection: 'services', id: await idOf('services', 'key', 'shared-basic') })
    await payload.update({ collection: 'services', id, data: { key: 'otter-plan' }, draft: true })
    const order = await payload.create({ collection: 'orders', data: orderData(), depth: 0 })
    const subscription = await payload.create({ collection: 'subscriptions', data: subscriptionOf(order.id, 'otter-plan'), depth: 0 })
    expect(usesOf(await trash('services', id))).toEqual([409, ['Subscriptions']])
    await payload.update({ collection: 'subscriptions', id: subscription.id, data: { state: 'ended' }, depth: 0 })
    expect((await trash('services', id)).status, 'nobody has it').toBe(200)
  })

  it('a TLD with customers’ domains', async () => {
    const { id } = await payload.duplicate({ collection: 'extensions', id: await idOf('extensions', 'extension', '.com') })
    await payload.update({ collection: 'extensions', id, data: { extension: '.otter' }, draft: true })
    const held = { name: 'river.otter', extension: '.otter', status: 'active' as const, customerKey: 'a@b.example' }
    const { id: name } = await payload.create({ collection: 'domains', data: held as never })
    const refused = await trash('extensions', id)
    expect(usesOf(refused)).toEqual([409, ['Customers’ domains']])
    await payload.update({ collection: 'domains', id: name, data: { status: 'expired' } })
    expect((await trash('extensions', id)).status).toBe(200)
  })

  it('a testimonial, a code in a link, the template of a batch', async () => {
    const voice = await payload.create({
      collection: 'testimonials',
      data: {
        name: 'Otto',
        role: 'Owner',
        company: 'Otters',
        content: 'Good.',
        rating: 5,
        domain: 'otters.example',
        order: 1,
        _status: 'published',
      },
    })
    await makePage([
      { blockType: 'testimonials', heading: 'Voices', presentation: 'grid', limit: 3, domains: [{ key: 'otters.example' }] },
      call('/contact?code=otter5'),
    ])
    const code = await payload.create({
      collection: 'coupons',
      data: { code: 'OTTER5', name: 'Otters', type: 'percentage', value: 5, _status: 'published' } as never,
    })
    const places = [`Pages › Page ${made}`]
    expect(usesOf(await trash('testimonials', voice.id))).toEqual([409, places])
    expect(usesOf(await trash('coupons', code.id))).toEqual([409, places])
  })

  it('a picture; bulk deletion removes unused ones and names the others', async () => {
    const [used, free] = [await makePicture(), await makePicture()]
    await makePage([], { title: 'The gallery', meta: { image: used.id } })
    expect(usesOf(await remove('media', used.id))).toEqual([409, ['Pages › The gallery']])
    const many = await api('DELETE', `/media?where[id][in]=${used.id},${free.id}`, { cookies })
    expect(many.status).toBe(400)
    expect(refusalOf(many).message).toContain('Pages › The gallery')
    const left = await payload.find({ collection: 'media', where: { id: { in: [used.id, free.id] } }, depth: 0 })
    expect(left.docs.map(({ id }) => id)).toEqual([used.id])
  })

  it('a portrait, of a person whose name is not translated', async () => {
    const { id: avatar } = await makePicture()
    const voice = { name: 'Ottilie', role: 'Owner', company: 'Otters', content: 'Good.', rating: 5, order: 1, avatar }
    await payload.create({ collection: 'testimonials', data: { ...voice, _status: 'published' } })
    expect(usesOf(await remove('media', avatar))).toEqual([409, ['Testimonials › Ottilie']])
  })

  it('the last question of a topic that a section shows', async () => {
    const ask = (key: string) =>
      payload.create({
        collection: 'faqs',
        data: { key, question: 'Otters?', answer: 'Yes.', topic: 'cdn', order: 1, _status: 'published' },
        depth: 0,
      })
    await payload.delete({ collection: 'faqs', where: { topic: { equals: 'cdn' } } })
    const [one, other] = [await ask('otter-one'), await ask('otter-two')]
    await makePage([{ blockType: 'faq', heading: 'Delivery', topic: 'cdn', limit: 3 }], { title: 'Delivery' })
    expect((await trash('faqs', one.id)).status).toBe(200)
    const refused = await trash('faqs', other.id)
    expect([
      refused.status,
      refusalOf(refused)
        .data?.uses.map(({ name }) => name)
        .includes('Pages › Delivery'),
    ]).toEqual([409, true])
  })

  it('even while it is being referenced for the first time, many times over', async () => {
    for (let round = 0; round < (inFullLane ? 20 : 5); round += 1) {
      const picture = await makePicture()
      const [page, deletion] = await Promise.allSettled([
        makePage([], { meta: { image: picture.id } }),
        payload.delete({ collection: 'media', id: picture.id, overrideAccess: false, user: visitors.marketing }),
      ])
      expect([page.status, deletion.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    }
  })

  it('a save that references it waits for its deletion, and then fails', async () => {
    const picture = await makePicture()
    const { drizzle, pool } = payload.db
    const waiting = async () =>
      (await pool.query<{ n: string }>(`select count(*) n from pg_locks where locktype = 'advisory' and not granted`)).rows[0]?.n
    let page: Promise<unknown> = Promise.resolve()
    await drizzle.transaction(async (transaction) => {
      await closeTargets(transaction, [{ kind: 'media', target: picture.id }])
      page = makePage([], { meta: { image: picture.id } }).then(
        () => 'saved',
        (error: Error) => error.message,
      )
      await expect.poll(waiting, { interval: 10 }).toBe('1')
      await transaction.execute(`delete from media where id = '${picture.id}'`)
    })
    expect(await page).toBe('An item shown here was just deleted. Reload the form and choose again.')
  })
})
