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
  insertArticleVote,
} from './content.repository'
import { defaultLocale } from '@/lib/config/locales'
import { articlePath } from '@/core/navigation/paths'
import type { Context } from '@/lib/context'
import { readWithEnglishFallback } from '@/lib/text-language'
import { ok, err, type Result } from '@/core/result'
import type { ArticleAnswerInput } from '@/modules/content/schema'
import { resetCount, consumeRateLimit } from '@/lib/http/rate-limit'
import { refusal, type DomainError } from '@/lib/http/http-error'

/** Fields of a listed resource. Excludes the body, since that would load thousands of texts. */
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
  /** An article with its own page. */
  readonly hasPage: boolean
}

export interface Resources {
  readonly rows: readonly ListedResource[]
  /** Total number of matches across all pages. */
  readonly total: number
}

interface ListFilter {
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

const findListed = async (reader: Reader, { where, limit, page = 1 }: ListFilter): Promise<Resources> => {
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

export const findResources = async (reader: Reader): Promise<Resources> => {
  const kinds = await Promise.all(
    resourceTypes.map((type) => findListed(reader, { where: { type: { equals: type } }, limit: articleLimits.shownOfAKind })),
  )
  return {
    rows: kinds.flatMap(({ rows }) => rows).sort((left, right) => (left.order ?? 0) - (right.order ?? 0)),
    total: kinds.reduce((sum, { total }) => sum + total, 0),
  }
}

/** In the order of `slugs`; unpublished ones are skipped. */
const findNamedResources = async (reader: Reader, slugs: readonly string[]): Promise<readonly ListedResource[]> => {
  if (slugs.length === 0) return []
  const { rows } = await findListed(reader, { where: { slug: { in: slugs } }, limit: slugs.length })
  return slugs.flatMap((slug) => rows.find((row) => row.slug === slug) ?? [])
}

const findResourcesLike = async (reader: Reader, { type, slug }: Pick<Resource, 'type' | 'slug'>, limit: number) =>
  (await findListed(reader, { where: { and: [{ type: { equals: type } }, { slug: { not_equals: slug } }] }, limit })).rows

export interface ResourceQuestion {
  readonly type: ResourceType | null
  readonly text: string
  readonly page: number
}

export const findResourcePage = async (reader: Reader, { type, text, page }: ResourceQuestion): Promise<Resources> => {
  const words: Where[] = text === '' ? [] : [{ or: [{ title: { like: text } }, { description: { like: text } }] }]
  const where: Where = { and: [...(type === null ? [] : [{ type: { equals: type } }]), ...words] }
  return findListed(reader, { where, limit: articleLimits.listed, page })
}

export interface Article {
  readonly document: Resource
  /** The editor's choice, or else other resources of the same type. All have their own page. */
  readonly related: readonly ListedResource[]
}

const findDocument = async ({ payload, locale }: Context, slug: string, isDraft: boolean): Promise<Resource | null> => {
  const docs = await readWithEnglishFallback(locale, async (fallbackLocale) => {
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

export const withRelated = async (context: Context, document: Resource): Promise<Article> => ({
  document,
  related: await findRelated(context, document),
})

const findOne = async (context: Context, slug: string, isDraft: boolean): Promise<Article | null> => {
  const document = await findDocument(context, slug, isDraft)
  return document && withRelated(context, document)
}

/** Published only. Missing text falls back to English (R6) and is marked as borrowed (R20). */
export const findArticle = (context: Context, slug: string): Promise<Article | null> => findOne(context, slug, false)

/** For staff only: the caller checks access. */
export const findArticleDraft = (context: Context, slug: string): Promise<Article | null> => findOne(context, slug, true)

interface ListedArticle {
  readonly slug: string
  /** ISO 8601. */
  readonly updatedAt: string
  readonly languages: PageLanguages
}

export const findArticleList = async ({ payload }: Context): Promise<readonly ListedArticle[]> => {
  const [addresses, languages] = await Promise.all([findArticleAddresses(payload.db.drizzle), findPageLanguages(payload.db.drizzle)])
  return addresses.map((address) => ({ ...address, languages: languages.get(articlePath(address.slug)) ?? [defaultLocale] }))
}

/** Articles as listed in `llms.txt`. */
export const findArticleLines = async ({ payload, locale }: Context): Promise<readonly ResourceLine[]> =>
  (await findResourceLines(payload.db.drizzle, locale)).filter(({ hasPage }) => hasPage)

export const findTestimonials = (context: Context): Promise<readonly Testimonial[]> =>
  readWithEnglishFallback(context.locale, (fallbackLocale) =>
    findPublished(context, 'testimonials', { sort: 'order', depth: 1, fallbackLocale }),
  )

export const findCaseStudies = (context: Context): Promise<readonly CaseStudy[]> =>
  readWithEnglishFallback(context.locale, (fallbackLocale) =>
    findPublished(context, 'case-studies', { sort: 'order', depth: 1, fallbackLocale }),
  )

export const findTechnologies = (context: Context): Promise<readonly Technology[]> =>
  findPublished(context, 'technologies', { sort: 'order' })

/** Marks text borrowed from English (R20). */
export const findFaqs = (context: Context): Promise<readonly Faq[]> =>
  readWithEnglishFallback(context.locale, (fallbackLocale) => findPublished(context, 'faqs', { sort: 'order', fallbackLocale }))

export const findMetrics = (context: Context): Promise<readonly Metric[]> => findPublished(context, 'metrics', { sort: 'order' })

/**
 * Records a reader's vote, at most once a day per article and IP address. No identifier is stored; a repeated vote gets the same thanks but
 * isn't counted.
 */
export const answerArticle = async (context: Context, input: ArticleAnswerInput): Promise<Result<'thanked', DomainError>> => {
  const { payload, locale, now, visitor = 'unknown' } = context
  const reader = `${input.slug}:${visitor}`
  if ((await consumeRateLimit(payload, 'helpful', reader)) !== null) return ok('thanked')
  const answer = { slug: input.slug, isHelpful: input.helpful === 'yes', locale, note: input.note || null }
  let isKnown = false
  try {
    isKnown = await insertArticleVote(payload.db.drizzle, answer, now())
  } finally {
    if (!isKnown) await resetCount(payload, 'helpful', reader)
  }
  return isKnown ? ok('thanked') : err(refusal('not-found'))
}
