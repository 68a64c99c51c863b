import 'server-only'

import config from '@payload-config'
import { unstable_cache } from 'next/cache'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getPayload } from 'payload'
import { cache } from 'react'
import { environment } from '@/lib/config/env'
import type { Locale } from '@/lib/config/locales'
import { sessionCookie, findSession } from '@/modules/auth/sessions'
import { collectionTag, documentTag, globalTag, siteTag } from '@/modules/content/publishing.repository'
import type { Context, SignedInCustomer } from '@/lib/context'
import { asVisitor, createContext } from '@/container'
import { assertDatabaseAnswers, withDatabase } from '@/lib/db/database-health'
import { findDomainSearch, findLanguagesAt, findPage, findPageCrumb, findPageList, findRedirect } from '@/modules/content/pages'
import {
  findArticle,
  findArticleLines,
  findArticleList,
  findResources,
  findCaseStudies,
  findFaqs,
  findMetrics,
  findTechnologies,
  findTestimonials,
} from '@/modules/content/articles'
import { findShell, findShop, shopSources } from '@/modules/content/shop-settings'

/** Created once per page request and language. Reads no cookie. */
export const getContext = cache(async (locale: Locale): Promise<Context> => {
  assertDatabaseAnswers()
  return createContext(await getPayload({ config }), locale)
})

/** Includes the logged-in customer. Only for uncached pages. */
export const getVisitorContext = cache(async (locale: Locale): Promise<Context> => {
  const [bare, cookieStore, sent] = await Promise.all([getContext(locale), cookies(), headers()])
  const context = asVisitor(bare, sent)
  const token = cookieStore.get(sessionCookie())?.value
  return token === undefined
    ? context
    : { ...context, customer: await withDatabase(() => findSession(context.payload.db.drizzle, token, context.now())) }
})

export const logInPath = (locale: Locale, path: string): string => `/${locale}/login?next=${encodeURIComponent(`/${locale}${path}`)}`

/** Redirects to the login and back to `path`. Account pages must call this; the proxy doesn't authorise. */
export const requireCustomer = async (
  locale: Locale,
  path: string,
): Promise<{ readonly context: Context; readonly customer: SignedInCustomer }> => {
  const context = await getVisitorContext(locale)
  if (context.customer === null) redirect(logInPath(locale, path))
  return { context, customer: context.customer }
}

type Read<Arguments extends readonly string[], Value> = (context: Context, ...rest: Arguments) => Promise<Value>

/**
 * Cached until a publish clears one of its tags (docs/architecture.md, "Publish a change"). `Value` must survive JSON. Deduplicated within a
 * request.
 */
const cachedRead = <Arguments extends readonly string[], Value>(
  name: string,
  tagsOf: (...rest: Arguments) => readonly string[],
  read: Read<Arguments, Value>,
) =>
  cache((locale: Locale, ...rest: Arguments): Promise<Value> =>
    unstable_cache(() => withDatabase(async () => read(await getContext(locale), ...rest)), [name, locale, ...rest], {
      tags: [siteTag, ...tagsOf(...rest)],
      revalidate: false,
    })(),
  )

const allTags =
  (collections: readonly string[], globals: readonly string[] = []) =>
  () => [...collections.map(collectionTag), ...globals.map(globalTag)]

/** §7: delays of the simulated transfer steps, in milliseconds, from the environment. */
export const transferDelays = () => {
  const { TRANSFER_PRICE_DELAY_MS, TRANSFER_SUBMIT_DELAY_MS } = environment()
  return { priceLookup: TRANSFER_PRICE_DELAY_MS, submission: TRANSFER_SUBMIT_DELAY_MS }
}

export const readShop = cachedRead('shop-leading', allTags(shopSources.collections, shopSources.globals), findShop)

export const readShell = cachedRead('shell', allTags([], ['header', 'footer', 'site-settings']), findShell)

export const readPage = cachedRead('page', (path: string) => [documentTag('pages', path), collectionTag('media')], findPage)

export const readLanguagesAt = cachedRead(
  'page-languages',
  (path: string) => [documentTag('pages', path), collectionTag('resources')],
  findLanguagesAt,
)

export const readRedirect = cachedRead('redirect', (_path: string) => [collectionTag('redirects'), collectionTag('pages')], findRedirect)

export const readPageList = cachedRead('page-list', allTags(['pages']), findPageList)

export const readPageCrumb = cachedRead('page-crumb', (path: string) => [documentTag('pages', path)], findPageCrumb)

export const readDomainSearch = cachedRead('domain-search', allTags([], ['domain-search']), findDomainSearch)

export const readTestimonials = cachedRead('testimonials', allTags(['testimonials', 'media']), findTestimonials)
export const readCaseStudies = cachedRead('case-studies', allTags(['case-studies', 'media']), findCaseStudies)
export const readMetrics = cachedRead('metrics', allTags(['metrics']), findMetrics)
export const readTechnologies = cachedRead('technologies', allTags(['technologies']), findTechnologies)
export const readResources = cachedRead('resources', allTags(['resources']), findResources)

/** Tagged with all resources, since any change may affect the related list. */
export const readArticle = cachedRead('article', (_slug: string) => allTags(['resources', 'pages', 'media'])(), findArticle)

export const readArticleList = cachedRead('article-list', allTags(['resources']), findArticleList)

export const readArticleLines = cachedRead('article-lines', allTags(['resources']), findArticleLines)
export const readFaqs = cachedRead('faqs', allTags(['faqs']), findFaqs)
