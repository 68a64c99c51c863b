import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { replaceTexts, type ReviewedPlace, searchTexts } from '@/payload/admin/search-and-replace/search-texts'
import { fillTranslations } from '@/payload/admin/translations/matrix'
import { findTexts } from '@/modules/translations/translations.repository'
import { inFullLane } from '../../support/lane'
import { bootPayload } from '../../support/payload'
import { createVisitors } from '../../support/visitors'

const { payload } = await bootPayload()
const visitors = await createVisitors(payload)
const asking = (who: 'marketing' | 'support' | 'admin') => {
  const user = visitors[who]
  return createLocalReq(user ? { user } : {}, payload)
}
const req = await asking('marketing')
await fillTranslations(payload)

const makePage = async (path: string, heading: string, status: 'draft' | 'published' = 'published') => {
  const hero = { blockType: 'hero' as const, heading, picture: 'none' as const }
  const data = { path, title: 'A page of otters', layout: [hero], _status: status }
  const page = await payload.create({ collection: 'pages', data, locale: 'en', depth: 0 })
  const [row] = page.layout ?? []
  const layout = [{ ...hero, id: row?.id ?? null, heading: `${heading} (es)` }]
  await payload.update({
    collection: 'pages',
    id: page.id,
    data: { layout, _status: status },
    locale: 'es',
    depth: 0,
    draft: status === 'draft',
  })
  return page.id
}

const placesOf = async (query: string): Promise<readonly ReviewedPlace[]> =>
  (await searchTexts(await asking('marketing'), query)).documents.flatMap(({ area, document, hits }) =>
    hits.map(({ path, locale, version }) => ({ area, document, path, locale, version })),
  )

const headings = async (id: string, draft = false) => {
  const read = async (locale: 'en' | 'es') => {
    const page = await payload.findByID({ collection: 'pages', id, locale, fallbackLocale: false, depth: 0, draft })
    const [hero] = page.layout ?? []
    return hero?.blockType === 'hero' ? hero.heading : null
  }
  return [await read('en'), await read('es')]
}

describe('G3: the admin’s text search', () => {
  it('finds a text of a page in each language with its form, and labels and emails', async () => {
    const id = await makePage('/otter-one', 'Otters of one hundred rivers')
    const found = await searchTexts(req, 'otters of ONE hundred')
    expect([found.places, found.isMore]).toEqual([2, false])
    expect(found.documents[0]?.title).toBe('A page of otters')
    expect(found.documents[0]?.hits.map(({ locale }) => locale)).toEqual(['en', 'es'])
    expect(found.documents[0]?.hits[1]?.address).toMatch(
      new RegExp(`^/admin/collections/pages/${id}\\?locale=es&at=layout\\.\\w+\\.heading$`),
    )
    const labels = await searchTexts(req, 'Match system')
    expect(labels.documents.map(({ area }) => area)).toContain('messages')
    // LIKE wildcards are escaped.
    expect((await searchTexts(req, 'otters%rivers')).places).toBe(0)
  })

  it.each([
    ['en', 'Light or dark', 'Interface texts'],
    ['es', 'Claro u oscuro', 'Etiquetas y mensajes'],
    ['fr', 'Clair ou sombre', 'Libellés et messages'],
    ['de', 'Hell oder dunkel', 'Beschriftungen und Meldungen'],
  ] as const)('names a label by its location in %s; only admins see its key', async (language, title, area) => {
    const namesFor = async (who: 'marketing' | 'admin') => {
      const reader = await asking(who)
      reader.i18n = { ...reader.i18n, language }
      const { documents } = await searchTexts(reader, 'Match system')
      return documents.flatMap((found) => found.hits.map((hit) => ({ title: found.title, area: found.areaLabel, hit })))
    }
    const [first] = await namesFor('marketing')
    expect(first).toMatchObject({ title, area, hit: { locale: 'en', key: null } })
    expect(first?.hit.label).toBe({ en: '', es: 'Según el sistema', fr: 'Selon le système', de: 'Wie System' }[language])
    const [asAdmin] = await namesFor('admin')
    expect(asAdmin).toMatchObject({ title, hit: { key: 'theme.system' } })
  })

  it('leaves out trashed documents', async () => {
    const id = await makePage('/otter-gone', 'Zyzzyva otters')
    expect((await searchTexts(req, 'zyzzyva')).places).toBe(2)
    await payload.update({ collection: 'pages', id, data: { deletedAt: new Date().toISOString() }, depth: 0 })
    expect((await searchTexts(req, 'zyzzyva')).places).toBe(0)
  })

  it('returns nothing the user may not read', async () => {
    const support = await searchTexts(await asking('support'), 'Match system')
    expect(support.documents.map(({ area }) => area)).not.toContain('messages')
    const anonymous = await createLocalReq({}, payload)
    expect((await searchTexts(anonymous, 'Match system')).places).toBe(0)
  })

  it.runIf(inFullLane)('uses an index, within a second for 5,000 pages', async ({ annotate }) => {
    await payload.db.drizzle.execute(sql`
      insert into infra.translations (area, document, locale, fields, missing, outdated, draft, same, complete, texts, words)
      select 'pages', 'page' || number, locale, '{}', 0, 0, 0, 0, 0, jsonb_build_object('title', 'page'),
        repeat('hosting for your own site with backups and support ', 20) || md5(number::text || locale) || case when number % 300 = 0 then ' marmalade' else '' end
      from generate_series(1, 5000) as number, unnest(array['en', 'es', 'fr', 'de']) as locale
    `)
    await payload.db.pool.query('vacuum analyze infra.translations')
    const began = performance.now()
    const rows = await findTexts(payload.db.drizzle, { query: 'Marmalade', areas: ['pages'], limit: 1001 })
    const ms = performance.now() - began
    expect(rows).toHaveLength(64)
    expect(ms).toBeLessThan(1_000)
    const { rows: plan } = await payload.db.pool.query<Record<string, string>>(
      `explain select 1 from infra.translations where is_shown and words like '%marmalade%'`,
    )
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('translations_words_idx')
    await annotate(`${ms.toFixed(1)} ms`)
    await payload.db.drizzle.execute(sql`delete from infra.translations where document like 'page%' and texts = '{"title": "page"}'`)
  })
})

describe('G4: a reviewed replacement', () => {
  const apply = async (places: readonly ReviewedPlace[], find: string, replacement: string, publishes = false) =>
    replaceTexts(await asking('marketing'), { find, replacement, publishes, places })

  it('changes every selected place as drafts or published, and no other', async () => {
    const [one, two] = [await makePage('/badger-one', 'Badgers dig'), await makePage('/badger-two', 'Badgers dig')]
    const places = (await placesOf('Badgers dig')).filter(({ document }) => document === one)
    expect(await apply(places, 'Badgers', 'Moles')).toEqual([])
    expect([await headings(one, true), await headings(one), await headings(two, true)]).toEqual([
      ['Moles dig', 'Moles dig (es)'],
      ['Badgers dig', 'Badgers dig (es)'],
      ['Badgers dig', 'Badgers dig (es)'],
    ])
    const others = (await placesOf('Badgers dig')).filter(({ document }) => document === two)
    expect(await apply(others, 'Badgers', 'Moles', true)).toEqual([])
    expect(await headings(two)).toEqual(['Moles dig', 'Moles dig (es)'])
    // Another pending change is not published along.
    await payload.update({ collection: 'pages', id: one, draft: true, data: { title: 'Badgers rest', _status: 'draft' }, depth: 0 })
    const waiting = (await placesOf('Moles dig')).filter(({ document }) => document === one)
    expect((await apply(waiting, 'Moles', 'Voles', true)).map(({ fault }) => fault.kind)).toEqual(['draft-waits', 'draft-waits'])
    expect(await headings(one, true)).toEqual(['Moles dig', 'Moles dig (es)'])
  })

  it('reports a place that has changed since, and then changes nothing', async () => {
    const [one, two] = [await makePage('/heron-one', 'Herons wait'), await makePage('/heron-two', 'Herons wait')]
    const places = await placesOf('Herons wait')
    expect(places).toHaveLength(4)
    const [hero] = (await payload.findByID({ collection: 'pages', id: two, depth: 0 })).layout ?? []
    if (hero?.blockType !== 'hero') throw new Error('No hero')
    await payload.update({
      collection: 'pages',
      id: two,
      data: { layout: [{ ...hero, heading: 'Herons wait no more' }], _status: 'published' },
      depth: 0,
    })
    const refused = await apply(places, 'Herons', 'Storks')
    expect(refused.map(({ place, fault }) => [place.document, fault.kind])).toEqual([
      [two, 'conflict'],
      [two, 'conflict'],
    ])
    expect(await headings(one, true)).toEqual(['Herons wait', 'Herons wait (es)'])
  })

  it('runs once when submitted twice at once; the second is rejected', async () => {
    const id = await makePage('/wren-one', 'Wrens sing')
    const places = await placesOf('Wrens sing')
    const answers = await Promise.all([apply(places, 'Wrens', 'Larks'), apply(places, 'Wrens', 'Finches')])
    const [heading] = await headings(id, true)
    expect(answers.map((refused) => refused.length).sort()).toEqual([0, 2])
    expect(heading).toBe(answers[0]?.length === 0 ? 'Larks sing' : 'Finches sing')
  })

  it('is forbidden to anyone who may not edit', async () => {
    const id = await makePage('/crane-one', 'Cranes fly')
    const places = await placesOf('Cranes fly')
    const refused = await replaceTexts(await asking('support'), { find: 'Cranes', replacement: 'Geese', publishes: false, places })
    expect(refused.map(({ fault }) => fault.kind)).toEqual(['forbidden', 'forbidden'])
    expect(await headings(id, true)).toEqual(['Cranes fly', 'Cranes fly (es)'])
  })
})
