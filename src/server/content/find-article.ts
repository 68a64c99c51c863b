import { articleLimits } from '@/config/limits'
import { defaultLocale } from '@/config/locales'
import { articlePath } from '@/core/navigation/article-path'
import type { Resource } from '@/payload-types'
import type { Context } from '@/server/platform/context'
import { findArticleAddresses, findResourceLines, type ResourceLine } from './article-repository'
import { findPageLanguages, type PageLanguages } from './page-path-repository'
import { readWithEnglishBehind } from '@/server/platform/text-language'
import { findNamedResources, findResourcesLike, type ListedResource } from './find-resources'

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
