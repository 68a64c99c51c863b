import { expect, it } from 'vitest'
import { articleLimits } from '@/lib/config/limits'
import { createContext } from '@/container'
import { findArticle, findArticleLines, findResourcePage, findResources } from '@/modules/content/articles'
import { findSiteAddresses } from '@/modules/content/content.repository'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
const context = createContext(payload, 'de')
const many = 5000

/** Copies the shipped articles with their texts. Returns the resulting total. */
const fill = async (): Promise<number> => {
  await payload.db.pool.query(
    `insert into resources (id, key, slug, type, difficulty, duration, "order", demo, _status, updated_at, created_at)
     select gen_random_uuid(), slug || '-' || n, slug || '-' || n, type, difficulty, duration, 1000 + n, false, 'published', now(), now()
     from resources, generate_series(1, $1::int / 20) as n`,
    [many],
  )
  await payload.db.pool.query(
    `insert into resources_locales (title, description, body, _locale, _parent_id)
     select words.title || ' ' || copy.key, words.description, words.body, words._locale, copy.id
     from resources copy
     join resources original on copy.key ~ ('^' || original.key || '-[0-9]+$')
     join resources_locales words on words._parent_id = original.id`,
  )
  await payload.db.pool.query('analyze resources; analyze resources_locales')
  return (await payload.count({ collection: 'resources' })).totalDocs
}

it(`${many} articles: a list reads one page of them and no texts, and each is served`, async () => {
  const stored = await fill()
  const timed = async <Value>(what: string, ask: () => Promise<Value>): Promise<Value> => {
    const began = performance.now()
    const value = await ask()
    if (process.env['TIMES']) console.log(`${what}: ${Math.round(performance.now() - began)} ms`)
    return value
  }
  const shown = await timed('what sections show', () => findResources(context))
  expect(shown.total).toBe(stored)
  expect(shown.rows.length).toBeLessThanOrEqual(articleLimits.shownOfAKind * 4)
  expect(JSON.stringify(shown.rows).length).toBeLessThan(100_000)

  const page = await timed('page 150 of the list', () => findResourcePage(context, { type: null, text: '', page: 150 }))
  expect(page.rows).toHaveLength(articleLimits.listed)
  const found = await timed('a question to the list', () => findResourcePage(context, { type: 'tutorial', text: 'redirects-77', page: 1 }))
  expect(found.rows.map(({ slug }) => slug)).toContain('redirects-77')

  const article = await timed('one article', () => findArticle(context, 'redirects-77'))
  expect(article?.document.title).toMatch(/redirects-77$/)
  const { paths } = await timed('every path', () => findSiteAddresses(payload.db.drizzle))
  expect(paths.has('/knowledge-base/dnssec-250')).toBe(true)
  expect(await timed('every line of llms.txt', () => findArticleLines(context))).toHaveLength(stored)
})
