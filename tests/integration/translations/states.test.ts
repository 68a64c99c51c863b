import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { translationStates, type StateCounts, type TranslationState } from '@/core/translations/segments'
import type { Locale } from '@/lib/config/locales'
import { areasOf } from '@/payload/admin/translations/units'
import { findDraftLocales } from '@/payload/admin/translations/read-document'
import { confirmTranslation } from '@/payload/admin/translations/endpoints'
import { fillTranslations } from '@/payload/admin/translations/matrix'
import { findCounts, findUnits } from '@/payload/admin/translations/find-units'
import { findAreaCounts } from '@/modules/translations/translations.repository'
import { inFullLane } from '../../support/lane'
import { bootPayload } from '../../support/payload'
import { createTranslators } from './translators'

const { payload } = await bootPayload()

const { req, area, idOf, unitOf } = await createTranslators(payload)

const sum = async (): Promise<StateCounts> => {
  const rows = await findAreaCounts(payload.db.drizzle)
  const of = (state: TranslationState) => rows.reduce((all, row) => all + row[state], 0)
  return { missing: of('missing'), outdated: of('outdated'), same: of('same'), complete: of('complete') }
}

describe('X1: translation states', () => {
  it('count existing texts as confirmed when tracking starts', async () => {
    const counts = await sum()
    expect(counts.outdated).toBe(0)
    expect(counts.complete).toBeGreaterThan(5_000)
    expect(counts.same).toBe(0)
    expect(await fillTranslations(payload)).toBe(0)
  })

  it('mark three translations as outdated for one changed English word; saving English again confirms none', async () => {
    const before = await sum()
    const id = await idOf('/about')
    const page = await payload.findByID({ collection: 'pages', id, depth: 0 })
    const layout = page.layout?.map((block, at) =>
      at === 0 && 'heading' in block ? { ...block, heading: `${block.heading} indeed` } : block,
    )
    await payload.update({ collection: 'pages', id, data: { layout: layout ?? [] }, depth: 0, locale: 'en' })
    const after = await sum()
    expect(after.outdated).toBe(before.outdated + 3)
    expect(after.complete + after.same).toBe(before.complete + before.same - 3)
    await payload.update({ collection: 'pages', id, data: { title: page.title }, depth: 0, locale: 'en' })
    expect(await sum()).toEqual(after)

    const unit = await unitOf('pages', id, 'heading')
    expect(unit.state).toBe('outdated')
    expect(unit.changes?.filter(({ kind }) => kind === 'added').map(({ text }) => text)).toEqual([' indeed'])
  })

  it('X12: keep text copied from English open until somebody confirms it', async () => {
    const id = await idOf('/contact')
    const english = await payload.findByID({ collection: 'pages', id, depth: 0, locale: 'en' })
    const asEditor = { collection: 'pages', id, depth: 0, locale: 'de', user: req.user } as const
    await payload.update({ ...asEditor, data: { title: english.title } })
    const unit = await unitOf('pages', id, 'title', 'de')
    expect([unit.state, (await sum()).same]).toEqual(['same', 1])
    expect(await confirmTranslation(req, { ...unit, locale: 'de' } as never)).toBeNull()
    expect([(await unitOf('pages', id, 'title', 'de')).state, (await sum()).same]).toEqual(['complete', 0])
  })

  it('confirm only the changed Spanish texts when a form is saved in Spanish', async () => {
    const before = await sum()
    const id = await idOf('/about')
    const page = await payload.findByID({ collection: 'pages', id, depth: 0, locale: 'es', fallbackLocale: false })
    await payload.update({ collection: 'pages', id, data: { layout: page.layout ?? [] }, depth: 0, locale: 'es' })
    expect(await sum()).toEqual(before)
    const layout = page.layout?.map((block, at) => (at === 0 && 'heading' in block ? { ...block, heading: 'Otro título' } : block))
    await payload.update({ collection: 'pages', id, data: { layout: layout ?? [] }, depth: 0, locale: 'es' })
    expect((await sum()).outdated).toBe(before.outdated - 1)
    expect((await unitOf('pages', id, 'heading', 'fr')).state).toBe('outdated')
  })

  it('survive moving a section', async () => {
    const before = await sum()
    const id = await idOf('/about')
    const page = await payload.findByID({ collection: 'pages', id, depth: 0 })
    await payload.update({ collection: 'pages', id, data: { layout: [...(page.layout ?? [])].reverse() }, depth: 0, locale: 'en' })
    expect(await sum()).toEqual(before)
  })

  it('are confirmed only by someone who has seen both texts', async () => {
    const id = await idOf('/about')
    const { version, path, document, area: slug } = await unitOf('pages', id, 'heading', 'fr')
    const seen = { area: slug, document, path, locale: 'fr' as const }
    expect(await confirmTranslation(req, { ...seen, version: 'a.b' })).toMatchObject({ kind: 'conflict' })
    expect(await confirmTranslation(req, { ...seen, version })).toBeNull()
    expect((await unitOf('pages', id, 'heading', 'fr')).state).not.toBe('outdated')
  })

  it('leave out trashed documents, and return with them', async () => {
    const before = await sum()
    const { id } = (await payload.find({ collection: 'faqs', limit: 1, depth: 0 })).docs[0] ?? { id: '' }
    await payload.update({ collection: 'faqs', id, data: { deletedAt: new Date().toISOString() }, depth: 0 })
    expect((await sum()).complete).toBeLessThan(before.complete)
    await payload.update({ collection: 'faqs', id, data: { deletedAt: null }, depth: 0, trash: true })
    expect(await sum()).toEqual(before)
  })
})

/** Oracle: counts localised columns in SQL, independent of units, fields and hooks. */
const countInSql = async (table: string, columns: readonly string[]) => {
  const { rows } = await payload.db.drizzle.execute<{ locale: string; count: string }>(sql`
    select other._locale::text as locale, ${sql.join(
      columns.map(
        (name) =>
          sql`count(*) filter (where coalesce(${sql.raw(`english."${name}"`)}, '') <> '' and coalesce(${sql.raw(`other."${name}"`)}, '') <> '')`,
      ),
      sql` + `,
    )} as count
    from ${sql.raw(`"${table}_locales"`)} as english join ${sql.raw(`"${table}_locales"`)} as other on other._parent_id = english._parent_id
    where english._locale = 'en' and other._locale <> 'en' group by other._locale
  `)
  return Object.fromEntries(rows.map(({ locale, count }) => [locale, Number(count)]))
}

describe('X2: the counts', () => {
  it.each([
    ['faqs', 'faqs', ['question', 'answer']],
    ['technologies', 'technologies', ['description']],
    ['testimonials', 'testimonials', ['role', 'content', 'industry']],
  ] as const)('of %s match the tables', async (slug, table, columns) => {
    const rows = (await findAreaCounts(payload.db.drizzle)).filter((row) => row.area === slug)
    const counted = Object.fromEntries(rows.map((row) => [row.locale, row.complete + row.same + row.outdated]))
    expect(counted).toEqual(await countInSql(table, columns))
  })

  it.runIf(inFullLane)('of every area match its list of texts', async () => {
    const rows = await findCounts(req)
    for (const each of areasOf(payload.config)) {
      const { units, next } = await findUnits(req, {
        areas: [each],
        locale: 'de',
        state: 'all',
        document: null,
        after: '',
        enough: 100_000,
      })
      expect(next).toBeNull()
      const row = rows.find(({ area: slug, locale }) => slug === each.slug && locale === 'de')
      const listed = Object.fromEntries(translationStates.map((state) => [state, units.filter((unit) => unit.state === state).length]))
      expect([each.slug, listed]).toEqual([each.slug, Object.fromEntries(translationStates.map((state) => [state, row?.[state] ?? 0]))])
    }
  })
})

describe('H10: drafts of several languages', () => {
  it('are told apart by language, and published together', async () => {
    const data = { question: 'Who translates?', answer: 'We do.', topic: 'general', key: 'who-translates', order: 900 } as const
    const { id } = await payload.create({ collection: 'faqs', data: { ...data, _status: 'published' }, locale: 'en' })
    const save = (locale: Locale, question: string, isDraft: boolean) =>
      payload.update({ collection: 'faqs', id, locale, draft: isDraft, data: { question, _status: isDraft ? 'draft' : 'published' } })
    const drafts = () => findDraftLocales(req, area('faqs'), id)
    const published = async () => (await payload.findByID({ collection: 'faqs', id, locale: 'all', depth: 0 })).question as unknown

    expect(await drafts()).toEqual([])
    await save('es', '¿Quién traduce?', true)
    await save('de', 'Wer übersetzt?', true)
    expect([await drafts(), await published()]).toEqual([['es', 'de'], { en: 'Who translates?' }])
    await save('fr', 'Qui traduit ?', false)
    expect(await drafts()).toEqual([])
    expect(await published()).toEqual({ en: 'Who translates?', es: '¿Quién traduce?', fr: 'Qui traduit ?', de: 'Wer übersetzt?' })
    await payload.delete({ collection: 'faqs', id })
  })
})
