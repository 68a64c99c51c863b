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
import { collectionTag, documentTag, globalTag, siteTag } from '@/lib/cache/cache-tags'
import type { Context, SignedInCustomer } from '@/lib/context'
import { asVisitor } from '@/container/visitor'
import { createContext } from '@/container'
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

/** The world of one page request: the shop's data, its providers and its clock, in one language. Reads no cookie. */
export const getContext = cache(async (locale: Locale): Promise<Context> => {
  assertDatabaseAnswers()
  return createContext(await getPayload({ config }), locale)
})

/** The same for one visitor: with whoever is signed in. Only for pages that are never kept. */
export const getVisitorContext = cache(async (locale: Locale): Promise<Context> => {
  const [bare, cookieStore, sent] = await Promise.all([getContext(locale), cookies(), headers()])
  const context = asVisitor(bare, sent)
  const token = cookieStore.get(sessionCookie())?.value
  return token === undefined
    ? context
    : { ...context, customer: await withDatabase(() => findSession(context.payload.db.drizzle, token, context.now())) }
})

/** The login that leads back to `path`. */
export const logInPath = (locale: Locale, path: string): string => `/${locale}/login?next=${encodeURIComponent(`/${locale}${path}`)}`

/** For pages and actions of an account: whoever is not signed in goes to the login and comes back to `path`. Never left to the proxy. */
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
 * A read for cached pages: kept until one of its tags is cleared by a publish (architecture, "Edit"). `Value` must survive
 * JSON. Within one request the same read runs once.
 */
export const cachedRead = <Arguments extends readonly string[], Value>(
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

/** §7: how long the simulated steps of a transfer take, in ms, as the operator has set it. */
export const transferDelays = () => {
  const { TRANSFER_PRICE_DELAY_MS, TRANSFER_SUBMIT_DELAY_MS } = environment()
  return { priceLookup: TRANSFER_PRICE_DELAY_MS, submission: TRANSFER_SUBMIT_DELAY_MS }
}

/** Everything that is priced and shown. */
export const readShop = cachedRead('shop-leading', allTags(shopSources.collections, shopSources.globals), findShop)

/** Header, footer and site settings. */
export const readShell = cachedRead('shell', allTags([], ['header', 'footer', 'site-settings']), findShell)

/** The published page at a path, or `null`. */
export const readPage = cachedRead('page', (path: string) => [documentTag('pages', path), collectionTag('media')], findPage)

/** R20: the languages the published page or article at a path is written in. */
export const readLanguagesAt = cachedRead(
  'page-languages',
  (path: string) => [documentTag('pages', path), collectionTag('resources')],
  findLanguagesAt,
)

/** Where an editor has sent an old address, or `null`. */
export const readRedirect = cachedRead('redirect', (_path: string) => [collectionTag('redirects'), collectionTag('pages')], findRedirect)

/** The public pages, for the site map and `llms.txt`. */
export const readPageList = cachedRead('page-list', allTags(['pages']), findPageList)

/** What the page at a path is called in a trail. */
export const readPageCrumb = cachedRead('page-crumb', (path: string) => [documentTag('pages', path)], findPageCrumb)

/** Words and limits of the domain search that marketing edits. */
export const readDomainSearch = cachedRead('domain-search', allTags([], ['domain-search']), findDomainSearch)

export const readTestimonials = cachedRead('testimonials', allTags(['testimonials', 'media']), findTestimonials)
export const readCaseStudies = cachedRead('case-studies', allTags(['case-studies', 'media']), findCaseStudies)
export const readMetrics = cachedRead('metrics', allTags(['metrics']), findMetrics)
export const readTechnologies = cachedRead('technologies', allTags(['technologies']), findTechnologies)
export const readResources = cachedRead('resources', allTags(['resources']), findResources)

/** The published article of a slug with what stands beside it, or `null`. Any change of a resource may change what stands beside it. */
export const readArticle = cachedRead('article', (_slug: string) => allTags(['resources', 'pages', 'media'])(), findArticle)

/** Addresses of all articles, with their languages. */
export const readArticleList = cachedRead('article-list', allTags(['resources']), findArticleList)

/** The same with what each says of itself. */
export const readArticleLines = cachedRead('article-lines', allTags(['resources']), findArticleLines)
export const readFaqs = cachedRead('faqs', allTags(['faqs']), findFaqs)
