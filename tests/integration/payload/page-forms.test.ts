import { sql } from '@payloadcms/db-postgres'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createLocalReq } from 'payload'
import { findSavedHeads } from '@/payload/admin/seo/saved-heads'
import { DocumentBar } from '@/payload/admin/translations/document-bar'
import { fillTranslations } from '@/payload/admin/translations/matrix'
import { Planned } from '@/payload/admin/versions/planned'
import { findAlikePages } from '@/modules/translations/translations.repository'
import { bootPayload } from '../../support/payload'
import { createVisitors, testPassword } from '../../support/visitors'
import { createApi } from '../api/api-client'
import { inFullLane } from '../../support/lane'

// Payload's browser components import style sheets.
vi.mock('@/payload/admin/language/language-tabs.client', () => ({ LanguageTabs: () => 'language tabs' }))

const { payload } = await bootPayload()
const { drizzle, pool } = payload.db
await fillTranslations(payload)
const api = createApi(payload)
beforeAll(() => createVisitors(payload))

const makePage = (path: string, heading: string, title = `The page at ${path}`) =>
  payload.create({
    collection: 'pages',
    data: { path, title, layout: [{ blockType: 'hero', heading, picture: 'none' }], _status: 'published' },
    locale: 'en',
    depth: 0,
  })

const alike = async (heading: string, locale = 'en', except = '') =>
  (await findAlikePages(drizzle, { heading, locale, except, limit: 5 })).map(({ path }) => path)

describe('G7: the search preview of a page', () => {
  it('finds no duplicate h1 in a fresh shop, in any language', async () => {
    const req = await createLocalReq({}, payload)
    const { docs } = await payload.find({ collection: 'pages', limit: 100, depth: 0, select: { path: true } })
    const faults = []
    for (const { id, path } of docs)
      for (const { locale, faults: own, alike: same } of await findSavedHeads(req, id, 'Hostfront'))
        if (own.length + same.length > 0) faults.push([path, locale, own, same])
    expect(faults).toEqual([])
  })

  it('finds other pages with the same h1, ignoring case, but not those that only mention it', async () => {
    const one = await makePage('/heads-one', 'Otters 100% at_home')
    await makePage('/heads-two', 'OTTERS 100% at_home')
    await makePage('/heads-three', 'Otters 100% at_home, and more')
    await makePage('/heads-four', 'Otters 100x at_home')
    expect(await alike('otters 100% at_home', 'en', one.id)).toEqual(['/heads-two'])
    expect(await alike('otters 100% at_home', 'de')).toEqual([])
    await payload.update({ collection: 'pages', id: one.id, data: { deletedAt: new Date().toISOString() }, depth: 0 })
    expect(await alike('Otters 100% at_home')).toEqual(['/heads-two'])
  })

  it('uses the page title as h1 if its first section renders none', async () => {
    await payload.create({
      collection: 'pages',
      data: {
        path: '/heads-text',
        title: 'Beavers below',
        layout: [{ blockType: 'features-grid', heading: 'A section' }],
        _status: 'published',
      },
      locale: 'en',
    })
    expect(await alike('Beavers below')).toEqual(['/heads-text'])
    expect(await alike('A section')).toEqual([])
  })

  it('reports per language what is too long, missing or duplicated', async () => {
    const page = await makePage('/heads-long', 'OTTERS 100% at_home', 'A title of a page')
    const meta = { title: 'x'.repeat(61), description: 'y'.repeat(156) }
    await payload.update({ collection: 'pages', id: page.id, locale: 'de', data: { meta, _status: 'published' }, depth: 0 })
    const heads = await findSavedHeads(await createLocalReq({}, payload), page.id, 'Hostfront')
    const of = (locale: string) => heads.find((head) => head.locale === locale)
    expect(of('en')).toMatchObject({ faults: ['title-missing', 'description-missing'], alike: [{ path: '/heads-two' }] })
    expect(of('en')?.titleLength).toBe('A title of a page · Hostfront'.length)
    expect(of('de')).toMatchObject({ faults: ['title-long', 'description-long'], alike: [] })
  })

  it('is limited to those who edit pages', async () => {
    const path = '/page-headings/alike?heading=OTTERS%20100%25%20at_home&locale=en'
    expect((await api('GET', path)).status).toBe(401)
    const { cookies } = await api('POST', '/users/login', { body: { email: 'marketing@visitors.test', password: testPassword } })
    expect((await api('GET', path, { cookies })).body).toMatchObject({ pages: [{ path: '/heads-long' }, { path: '/heads-two' }] })
    expect((await api('GET', '/page-headings/alike?heading=x&locale=xx', { cookies })).status).toBe(400)
  })

  it.runIf(inFullLane)('reads the text index among 20,000 documents', async ({ annotate }) => {
    await drizzle.execute(sql`
      insert into infra.translations (area, document, locale, fields, missing, outdated, draft, same, complete, texts, words)
      select 'pages', 'many' || number, 'en', '{}', 0, 0, 0, 0, 0, '{}', md5(number::text) || ' otters' from generate_series(1, 20000) as number
    `)
    await pool.query('vacuum analyze infra.translations')
    const began = performance.now()
    expect(await alike('OTTERS 100% at_home')).toContain('/heads-two')
    const ms = performance.now() - began
    expect(ms).toBeLessThan(500)
    await annotate(`${ms.toFixed(1)} ms`)
    await drizzle.execute(sql`delete from infra.translations where document like 'many%'`)
  })
})

describe('G12: scheduled publications', () => {
  it('are listed beside the form in the chosen time zone, without past ones and those of other documents', async () => {
    const page = await makePage('/heads-planned', 'Planned otters')
    const plan = (type: 'publish' | 'unpublish', waitUntil: string, value = page.id) => {
      // Same input as the admin's form.
      const input = { type, doc: { relationTo: 'pages' as const, value }, timezone: 'Europe/Madrid' }
      return payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date(waitUntil) })
    }
    const { i18n } = await createLocalReq({}, payload)
    const beside = async () => renderToStaticMarkup(await Planned({ data: { id: page.id }, i18n, payload, area: 'pages' }))
    expect(await beside()).toContain('Nothing. Once the draft is saved, the arrow')
    await plan('unpublish', '2027-07-01T10:00:00.000Z')
    await plan('publish', '2027-03-01T08:00:00.000Z')
    await plan('publish', '2027-03-02T08:00:00.000Z', 'another')
    const lines = [...(await beside()).matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line?.replaceAll('\u202f', ' '))
    expect(lines).toEqual(['Mar 1, 2027, 09:00 (Europe/Madrid): goes live', 'Jul 1, 2027, 12:00 (Europe/Madrid): is taken down'])
  })
})

describe('the language tabs of a form', () => {
  it('are there before the texts of the document have been counted', async () => {
    const { id } = await makePage('/heads-uncounted', 'Uncounted otters')
    await drizzle.execute(sql`delete from infra.translations where document = ${id}`)
    const { docs } = await payload.find({ collection: 'users', where: { email: { equals: 'marketing@visitors.test' } }, limit: 1 })
    const req = await createLocalReq(docs[0] ? { user: { ...docs[0], collection: 'users' } } : {}, payload)
    const bar = await DocumentBar({ data: { id }, i18n: req.i18n, payload, req, area: 'pages', isGlobal: false })
    expect(renderToStaticMarkup(bar)).toBe('language tabs')
  })
})
