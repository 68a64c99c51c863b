import { beforeEach, describe, expect, it } from 'vitest'
import { createContext } from '@/container'
import { answerArticle, findArticle, findArticleDraft, findArticleList, findResourcePage, findResources } from '@/modules/content/articles'
import { countArticleVotes, findReaderNotes, findSiteAddresses } from '@/modules/content/content.repository'
import { findContentChanges, collectionTag, documentTag } from '@/modules/content/publishing.repository'
import { findRedirect } from '@/modules/content/pages'
import { sweepRows } from '@/modules/operations/retention'
import { bootPayload } from '../../support/payload'

// One vote per reader applies even with the login limit disabled.
const { payload } = await bootPayload({ RATE_LIMIT_LOGIN: '0' })
const { drizzle } = payload.db
const english = createContext(payload, 'en')
const german = createContext(payload, 'de')

const body = (text: string) => ({
  root: {
    ...{ type: 'root', direction: 'ltr' as const, format: '' as const, indent: 0, version: 1 },
    children: [
      { type: 'paragraph', direction: 'ltr', format: '', indent: 0, version: 1, children: [{ type: 'text', text, format: 0, version: 1 }] },
    ],
  },
})

let made = 0
const create = (own: Readonly<Record<string, unknown>> = {}) => {
  made += 1
  const slug = `written-${made}`
  return payload.create({
    collection: 'resources',
    locale: 'en',
    data: {
      ...{ key: slug, slug, title: `Written ${made}`, description: 'For a test.', type: 'guide', difficulty: 'Beginner', order: 900 },
      ...{ body: body('In English.'), _status: 'published', ...own },
    },
  })
}

const has = async (slug: string) => (await findSiteAddresses(drizzle)).paths.has(`/knowledge-base/${slug}`)

describe('an article', () => {
  it('is served once published with a text, and no longer when unpublished', async () => {
    const { id, slug } = await create({ _status: 'draft' })
    expect([await has(slug), await findArticle(english, slug)]).toEqual([false, null])
    expect((await findArticleDraft(english, slug))?.document.title).toMatch(/^Written/)
    await payload.update({ collection: 'resources', id, locale: 'en', data: { _status: 'published' } })
    expect([await has(slug), (await findArticleList(english)).some((listed) => listed.slug === slug)]).toEqual([true, true])
    await payload.update({ collection: 'resources', id, locale: 'en', data: { _status: 'draft' } })
    expect([await has(slug), await findArticle(english, slug)]).toEqual([false, null])
  })

  it('is listed without a page if it has no text', async () => {
    const { slug } = await create({ body: null })
    expect([await has(slug), await findArticle(english, slug)]).toEqual([false, null])
    const { rows } = await findResourcePage(english, { type: null, text: 'Written', page: 1 })
    expect(rows.find((row) => row.slug === slug)?.hasPage).toBe(false)
  })

  it('R6: reads in English where it is not translated', async () => {
    const { slug } = await create()
    expect((await findArticle(german, slug))?.document.body).toEqual(body('In English.'))
  })

  it('invalidates the pages that show it, in the transaction of the change', async () => {
    const { position } = await findContentChanges(drizzle, null)
    const { slug } = await create()
    const { tags } = await findContentChanges(drizzle, position)
    expect(tags).toEqual(expect.arrayContaining([collectionTag('resources'), documentTag('resources', slug)]))
  })

  it('lists the related articles of its editor, in that order, if they have a page', async () => {
    const [bare, named] = [await create({ body: null }), await create()]
    const { slug } = await create({ related: [{ key: named.slug }, { key: 'dnssec' }] })
    expect((await findArticle(english, slug))?.related.map((other) => other.slug)).toEqual([named.slug, 'dnssec'])
    const alone = await create()
    const like = (await findArticle(english, alone.slug))?.related ?? []
    expect(like.length).toBeGreaterThan(0)
    expect(like.map((other) => other.slug)).not.toContain(bare.slug)
  })

  it('R2: leaves a redirect when it moves, and none when it comes back', async () => {
    const { id, slug } = await create()
    const at = (path: string) => findRedirect(english, `/knowledge-base/${path}`)
    const move = (to: string) => payload.update({ collection: 'resources', id, locale: 'en', data: { slug: to, _status: 'published' } })
    await move(`${slug}-moved`)
    await move(`${slug}-again`)
    expect(await at(slug)).toMatchObject({ target: `/knowledge-base/${slug}-again`, isPermanent: true })
    await move(slug)
    expect([await at(slug), (await at(`${slug}-moved`))?.target]).toEqual([null, `/knowledge-base/${slug}`])
  })

  it('cannot use the path of the list, nor that of another article', async () => {
    await expect(create({ slug: 'all' })).rejects.toThrow()
    await expect(create({ slug: 'dnssec' })).rejects.toThrow()
  })
})

describe('lists of resources', () => {
  it('read no texts, however long they are', async () => {
    for (const row of (await findResources(english)).rows) expect(row).not.toHaveProperty('body')
  })

  it('are paged, and search the words of one language', async () => {
    for (let count = 0; count < 30; count += 1) await create({ title: `Otter ${count}` })
    const [first, second] = await Promise.all([1, 2].map((page) => findResourcePage(english, { type: 'guide', text: 'otter', page })))
    expect([first?.total, first?.rows.length, second?.rows.length]).toEqual([30, 25, 5])
    expect((await findResourcePage(german, { type: null, text: 'Weiterleitungen', page: 1 })).rows[0]?.slug).toBe('redirects')
  })
})

describe('article feedback', () => {
  let reader = 0
  let id = ''
  let slug = ''
  beforeEach(async () => {
    reader += 1
    const article = await create()
    id = article.id
    slug = article.slug
  })
  const visitor = (number: number) => ({ ...german, visitor: `203.0.113.${number}` })
  const answer = (helpful: 'yes' | 'no', from = reader, note?: string) =>
    answerArticle(visitor(from), { slug, helpful, ...(note ? { note } : {}) })

  it('counts once per reader and article, however often and concurrently it is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer('yes')))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    await answer('no')
    expect(await countArticleVotes(drizzle, id)).toEqual({ helpful: 1, unhelpful: 0 })
  })

  it('counts every reader when all vote at once', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => answer(index % 4 === 0 ? 'no' : 'yes', 100 + index)))
    expect(await countArticleVotes(drizzle, id)).toEqual({ helpful: 30, unhelpful: 10 })
  })

  it('stores the comment, its language and day, and nothing about its author', async () => {
    await answer('no', reader, 'Wo steht der Port?')
    const [note] = await findReaderNotes(drizzle, id)
    expect(note).toMatchObject({ isHelpful: false, locale: 'de', text: 'Wo steht der Port?' })
    const { rows } = await payload.db.pool.query('select * from infra.article_notes where resource_id = $1', [id])
    expect(JSON.stringify(rows)).not.toContain('203.0.113')
  })

  it('is rejected for an unknown article without using up the reader’s vote', async () => {
    const unknown = await answerArticle(visitor(reader), { slug: 'never-written', helpful: 'yes' })
    expect(unknown.ok).toBe(false)
    expect((await answerArticle(visitor(reader), { slug: 'never-written', helpful: 'yes' })).ok).toBe(false)
  })

  it('deletes comments after a year and keeps the counts', async () => {
    await answer('yes', reader, 'Thank you.')
    const inAYear = Date.now() + 366 * 86_400_000
    await sweepRows(drizzle, { now: inAYear })
    expect(await findReaderNotes(drizzle, id)).toEqual([])
    expect(await countArticleVotes(drizzle, id)).toEqual({ helpful: 1, unhelpful: 0 })
  })

  it('is deleted with its article', async () => {
    await answer('yes')
    await payload.delete({ collection: 'resources', id })
    const { rows } = await payload.db.pool.query('select * from infra.article_answers where resource_id = $1', [id])
    expect(rows).toEqual([])
  })
})
