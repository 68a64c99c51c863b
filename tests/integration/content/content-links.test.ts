import { describe, expect, it } from 'vitest'
import { targetsOfDocument } from '@/payload/references/find-picks'
import { fillTranslations } from '@/payload/admin/translations/matrix'
import { findBrokenLinks, findUses } from '@/modules/translations/translations.repository'
import { sql } from '@payloadcms/db-postgres'
import { bootPayload } from '../../support/payload'
import { inFullLane } from '../../support/lane'

const { payload } = await bootPayload()
const { drizzle, pool } = payload.db
await fillTranslations(payload)

const broken = () => findBrokenLinks(drizzle, { prefix: '/knowledge-base/', limit: 200 })
const faults = async (id: string) => (await broken()).filter(({ document }) => document === id).map(({ target, fault }) => [target, fault])

const makePage = (path: string, primaryHref: string | null, status: 'draft' | 'published' = 'published') =>
  payload.create({
    collection: 'pages',
    data: {
      path,
      title: `The page at ${path}`,
      layout: [{ blockType: 'hero', heading: 'Links', picture: 'none', primaryLabel: 'Go', primaryHref }],
      _status: status,
    },
    draft: status === 'draft',
    locale: 'en',
    depth: 0,
  })

describe('G6: the broken link report', () => {
  it('finds none in a fresh shop', async () => {
    expect((await broken()).map(({ area, path, target, fault }) => ({ area, path, target, fault }))).toEqual([])
  })

  it('lists links to missing pages, drafts and redirects, but not to screens, aliases or other sites', async () => {
    const [missing, draft] = [
      await makePage('/links-missing', '/no-such-otter', 'draft'),
      await makePage('/links-draft', '/links-missing?a=1#b', 'draft'),
    ]
    expect([await faults(missing.id), await faults(draft.id)]).toEqual([
      [['/no-such-otter', 'missing']],
      [['/links-missing', 'unpublished']],
    ])
    const moved = await makePage('/links-old', null)
    const to = await makePage('/links-to', '/links-old')
    await payload.update({ collection: 'pages', id: moved.id, data: { path: '/links-new', _status: 'published' }, depth: 0 })
    expect(await faults(to.id)).toEqual([['/links-old', 'redirected']])
    for (const href of ['/checkout', '/ssl', 'https://elsewhere.example/x', '/knowledge-base', '/en/contact']) {
      const page = await makePage(`/links${href.replace(/\W/g, '-')}`, href, 'draft')
      expect(await faults(page.id), href).toEqual([])
    }
    await payload.update({ collection: 'pages', id: missing.id, data: { deletedAt: new Date().toISOString() }, depth: 0 })
    expect(await faults(missing.id)).toEqual([])
  })

  it.runIf(inFullLane)('reads an index, within a second for 5,000 pages', async ({ annotate }) => {
    await drizzle.execute(sql`
      insert into infra.content_links (area, document, path, locale, kind, target)
      select 'pages', 'many' || number, 'layout.' || at || '.href', '', 'path', case when number % 500 = 0 and at = 1 then '/gone-' || number else '/contact' end
      from generate_series(1, 5000) as number, generate_series(1, 15) as at
    `)
    await drizzle.execute(sql`
      insert into infra.translations (area, document, locale, fields, missing, outdated, draft, same, complete, texts, words)
      select 'pages', 'many' || number, 'en', '{}', 0, 0, 0, 0, 0, '{}', '' from generate_series(1, 5000) as number
    `)
    await pool.query('vacuum analyze infra.content_links; ')
    const began = performance.now()
    const found = await broken()
    const ms = performance.now() - began
    expect(found.filter(({ target }) => target.startsWith('/gone-'))).toHaveLength(10)
    expect(ms).toBeLessThan(1_000)
    await annotate(`${ms.toFixed(1)} ms`)
    await drizzle.execute(sql`delete from infra.content_links where document like 'many%'`)
  })
})

describe('G5: uses of a document', () => {
  const usesOf = async (collection: string, document: object) =>
    (await findUses(drizzle, targetsOfDocument(collection, { ...document }), 50)).map(({ area, document: id }) => `${area} ${id}`)

  it('finds a page by its path, and forgets it with the link', async () => {
    const target = await makePage('/used-target', null)
    const page = await makePage('/used-by', '/used-target')
    expect(await usesOf('pages', target)).toEqual([`pages ${page.id}`])
    const [hero] = page.layout ?? []
    if (hero?.blockType !== 'hero') throw new Error('No hero')
    await payload.update({
      collection: 'pages',
      id: page.id,
      data: { layout: [{ ...hero, primaryHref: null }], _status: 'published' },
      depth: 0,
    })
    expect(await usesOf('pages', target)).toEqual([])
  })

  it('finds a code in a link, a picture of a page, and a plan by its key', async () => {
    const page = await makePage('/used-code', '/contact?code=otter10', 'draft')
    expect(await usesOf('coupons', { id: 'none', code: 'OTTER10' })).toEqual([`pages ${page.id}`])
    const { docs } = await payload.find({ collection: 'services', where: { key: { equals: 'shared-basic' } }, limit: 1, depth: 0 })
    expect((await usesOf('services', docs[0] ?? {})).length).toBeGreaterThan(0)
  })
})
