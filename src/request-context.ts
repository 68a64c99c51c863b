import 'server-only'

import config from '@payload-config'
import { unstable_cache } from 'next/cache'
import { getPayload } from 'payload'
import { cache } from 'react'
import type { Locale } from '@/config/locales'
import { collectionTag, documentTag, globalTag } from '@/server/cache-tags'
import type { Context } from '@/server/context'
import { createContext } from '@/server/create-context'
import { findDomainSearch } from '@/server/site/find-domain-search'
import { findPage, findPagePaths } from '@/server/site/find-page'
import { findRedirect } from '@/server/site/find-redirect'
import { findShell } from '@/server/site/find-shell'
import { findShop, shopSources } from '@/server/site/find-shop'
import { findCaseStudies, findFaqs, findTechnologies, findTestimonials } from '@/server/site/find-stories'

/** The world of one page request: the shop's data, its providers and its clock, in one language. Reads no cookie. */
export const getContext = cache(async (locale: Locale): Promise<Context> => createContext(await getPayload({ config }), locale))

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
    unstable_cache(async () => read(await getContext(locale), ...rest), [name, locale, ...rest], {
      tags: [...tagsOf(...rest)],
      revalidate: false,
    })(),
  )

const allTags = (collections: readonly string[], globals: readonly string[] = []) => () => [
  ...collections.map(collectionTag),
  ...globals.map(globalTag),
]

/** Everything that is priced and shown. */
export const readShop = cachedRead('shop', allTags(shopSources.collections, shopSources.globals), findShop)

/** Header, footer and site settings. */
export const readShell = cachedRead('shell', allTags([], ['header', 'footer', 'site-settings']), findShell)

/** The published page at a path, or `null`. */
export const readPage = cachedRead('page', (path: string) => [documentTag('pages', path)], findPage)

/** Where an editor has sent an old address, or `null`. */
export const readRedirect = cachedRead('redirect', (_path: string) => [collectionTag('redirects'), collectionTag('pages')], findRedirect)

/** Paths of the public pages, for the site map. */
export const readPagePaths = cachedRead('page-paths', allTags(['pages']), findPagePaths)

/** Words and limits of the domain search that marketing edits. */
export const readDomainSearch = cachedRead('domain-search', allTags([], ['domain-search']), findDomainSearch)

export const readTestimonials = cachedRead('testimonials', allTags(['testimonials']), findTestimonials)
export const readCaseStudies = cachedRead('case-studies', allTags(['case-studies']), findCaseStudies)
export const readTechnologies = cachedRead('technologies', allTags(['technologies']), findTechnologies)
export const readFaqs = cachedRead('faqs', allTags(['faqs']), findFaqs)
