import type { Where } from 'payload'
import { articleLimits } from '@/lib/config/limits'
import { type ResourceType, resourceTypes } from '@/core/filters'
import type { Resource, CaseStudy, Faq, Metric, Technology, Testimonial } from '@/payload-types'
import { published, type Reader, findPublished } from '@/lib/find-published'
import {
  findArticlesAmong,
  findArticleAddresses,
  findResourceLines,
  type ResourceLine,
  findPageLanguages,
  type PageLanguages,
  insertAnswer,
} from './content.repository'
import { defaultLocale } from '@/lib/config/locales'
import { articlePath } from '@/core/navigation/paths'
import type { Context } from '@/lib/context'
import { readWithEnglishBehind } from '@/lib/text-language'
import { ok, err, type Result } from '@/core/result'
import type { ArticleAnswerInput } from '@/modules/content/schema'
import { forgetCount, consumeRateLimit } from '@/lib/http/rate-limit'
import { refusal, type DomainError } from '@/lib/http/http-error'

/** What a list says of a resource. Never the text itself: thousands of them would come along. */
const listed = {
  key: true,
  slug: true,
  title: true,
  description: true,
  type: true,
  difficulty: true,
  duration: true,
  rating: true,
  views: true,
  url: true,
  order: true,
  demo: true,
} as const

export interface ListedResource extends Pick<Resource, 'id' | keyof typeof listed> {
  /** Whether it is an article, with a page of its own. */
  readonly hasPage: boolean
}

export interface Resources {
  readonly rows: readonly ListedResource[]
  /** How many there are, shown or not. */
  readonly total: number
}

interface Narrowed {
  readonly where?: Where
  readonly limit: number
  readonly page?: number
}

const withPages = async ({ payload }: Reader, rows: readonly Omit<ListedResource, 'hasPage'>[]): Promise<readonly ListedResource[]> => {
  const pages = await findArticlesAmong(
    payload.db.drizzle,
    rows.flatMap(({ slug }) => slug ?? []),
  )
  return rows.map((row) => ({ ...row, hasPage: pages.has(row.slug ?? '') }))
}

const findListed = async (reader: Reader, { where, limit, page = 1 }: Narrowed): Promise<Resources> => {
  const { docs, totalDocs } = await reader.payload.find({
    ...published(reader, 'resources', where),
    collection: 'resources',
    select: listed,
    sort: ['order', 'slug'],
    depth: 0,
    pagination: true,
    limit,
    page,
  })
  return { rows: await withPages(reader, docs), total: totalDocs }
}

/** The leading resources of each kind, in the order of the collection. */
export const findResources = async (reader: Reader): Promise<Resources> => {
  const kinds = await Promise.all(
    resourceTypes.map((type) => findListed(reader, { where: { type: { equals: type } }, limit: articleLimits.shownOfAKind })),
  )
  return {
    rows: kinds.flatMap(({ rows }) => rows).sort((left, right) => (left.order ?? 0) - (right.order ?? 0)),
    total: kinds.reduce((sum, { total }) => sum + total, 0),
  }
}

/** By their slugs, in that order; what is not published is left out. */
export const findNamedResources = async (reader: Reader, slugs: readonly string[]): Promise<readonly ListedResource[]> => {
  if (slugs.length === 0) return []
  const { rows } = await findListed(reader, { where: { slug: { in: slugs } }, limit: slugs.length })
  return slugs.flatMap((slug) => rows.find((row) => row.slug === slug) ?? [])
}

/** Others of the same kind, in the order of the collection. */
export const findResourcesLike = async (reader: Reader, { type, slug }: Pick<Resource, 'type' | 'slug'>, limit: number) =>
  (await findListed(reader, { where: { and: [{ type: { equals: type } }, { slug: { not_equals: slug } }] }, limit })).rows

export interface ResourceQuestion {
  readonly type: ResourceType | null
  readonly text: string
  readonly page: number
}

/** One page of all resources, narrowed by kind and by the words of title and description, in the visitor's language. */
export const findResourcePage = async (reader: Reader, { type, text, page }: ResourceQuestion): Promise<Resources> => {
  const words: Where[] = text === '' ? [] : [{ or: [{ title: { like: text } }, { description: { like: text } }] }]
  const where: Where = { and: [...(type === null ? [] : [{ type: { equals: type } }]), ...words] }
  return findListed(reader, { where, limit: articleLimits.listed, page })
}

export interface Article {
  readonly document: Resource
  /** Those its editor named, else others of its kind: each has a page. */
  readonly related: readonly ListedResource[]
}

const findDocument = async ({ payload, locale }: Context, slug: string, isDraft: boolean): Promise<Resource | null> => {
  const docs = await readWithEnglishBehind(locale, async (fallbackLocale) => {
    const found = await payload.find({
      collection: 'resources',
      where: { and: [{ slug: { equals: slug } }, ...(isDraft ? [] : [{ _status: { equals: 'published' } }])] },
      draft: isDraft,
      locale,
      fallbackLocale,
      pagination: false,
      limit: 1,
      depth: 1,
    })
    return found.docs
  })
  const [document] = docs
  // A draft is shown before its first word is written.
  return document && (isDraft || document.body) ? document : null
}

const findRelated = async (context: Context, { slug, type, related }: Resource): Promise<readonly ListedResource[]> => {
  const named = await findNamedResources(
    context,
    (related ?? []).map(({ key }) => key).filter((key) => key !== slug),
  )
  const rows = named.length > 0 ? named : await findResourcesLike(context, { slug, type }, articleLimits.related)
  return rows.filter(({ hasPage }) => hasPage).slice(0, articleLimits.related)
}

/** An article with what stands beside it. */
export const withRelated = async (context: Context, document: Resource): Promise<Article> => ({
  document,
  related: await findRelated(context, document),
})

const findOne = async (context: Context, slug: string, isDraft: boolean): Promise<Article | null> => {
  const document = await findDocument(context, slug, isDraft)
  return document && withRelated(context, document)
}

/** The published article of a slug, or `null`. Missing words come from English (R6) and are marked as borrowed (R20). */
export const findArticle = (context: Context, slug: string): Promise<Article | null> => findOne(context, slug, false)

/** Its newest draft, for staff only: the caller has checked who asks. */
export const findArticleDraft = (context: Context, slug: string): Promise<Article | null> => findOne(context, slug, true)

export interface ListedArticle {
  readonly slug: string
  /** When it was last changed, as an instant. */
  readonly updatedAt: string
  readonly languages: PageLanguages
}

/** Every article, for the site map. */
export const findArticleList = async ({ payload }: Context): Promise<readonly ListedArticle[]> => {
  const [addresses, languages] = await Promise.all([findArticleAddresses(payload.db.drizzle), findPageLanguages(payload.db.drizzle)])
  return addresses.map((address) => ({ ...address, languages: languages.get(articlePath(address.slug)) ?? [defaultLocale] }))
}

/** Every article with what it says of itself, for `llms.txt`. */
export const findArticleLines = async ({ payload, locale }: Context): Promise<readonly ResourceLine[]> =>
  (await findResourceLines(payload.db.drizzle, locale)).filter(({ hasPage }) => hasPage)

export const findTestimonials = (context: Context): Promise<readonly Testimonial[]> =>
  readWithEnglishBehind(context.locale, (fallbackLocale) =>
    findPublished(context, 'testimonials', { sort: 'order', depth: 1, fallbackLocale }),
  )

export const findCaseStudies = (context: Context): Promise<readonly CaseStudy[]> =>
  readWithEnglishBehind(context.locale, (fallbackLocale) =>
    findPublished(context, 'case-studies', { sort: 'order', depth: 1, fallbackLocale }),
  )

export const findTechnologies = (context: Context): Promise<readonly Technology[]> =>
  findPublished(context, 'technologies', { sort: 'order' })

/** Each marked with what it borrows from English (R20). */
export const findFaqs = (context: Context): Promise<readonly Faq[]> =>
  readWithEnglishBehind(context.locale, (fallbackLocale) => findPublished(context, 'faqs', { sort: 'order', fallbackLocale }))

export const findMetrics = (context: Context): Promise<readonly Metric[]> => findPublished(context, 'metrics', { sort: 'order' })

/**
 * Counts what a reader says of an article. Once a day for an article and an address: nothing that would know the reader again is kept, so
 * a second answer is thanked for like the first and counts for nothing.
 */
export const answerArticle = async (context: Context, input: ArticleAnswerInput): Promise<Result<'thanked', DomainError>> => {
  const { payload, locale, now, visitor = 'unknown' } = context
  const reader = `${input.slug}:${visitor}`
  if ((await consumeRateLimit(payload, 'helpful', reader)) !== null) return ok('thanked')
  const answer = { slug: input.slug, isHelpful: input.helpful === 'yes', locale, note: input.note || null }
  let isKnown = false
  try {
    isKnown = await insertAnswer(payload.db.drizzle, answer, now())
  } finally {
    if (!isKnown) await forgetCount(payload, 'helpful', reader)
  }
  return isKnown ? ok('thanked') : err(refusal('not-found'))
}
