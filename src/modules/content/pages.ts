import { defaultLocale } from '@/lib/config/locales'
import type { Page, DomainSearch } from '@/payload-types'
import type { Context } from '@/lib/context'
import { matchesAddress, foldAddress, oldAddressAt } from '@/core/navigation/addresses'
import { type PageLanguages, type SiteAddresses, findPageLanguages, findRedirectSource } from './content.repository'
import { readWithEnglishFallback } from '@/lib/text-language'
import { articlePath } from '@/core/navigation/paths'

const inWords = (locale: Context['locale']) => ({ pagination: false, locale, fallbackLocale: defaultLocale }) as const

type Query = Pick<Parameters<Context['payload']['find']>[0], 'where' | 'draft'>

const findOne = async ({ payload, locale }: Context, query: Query): Promise<Page | null> => {
  const docs = await readWithEnglishFallback(locale, async (fallbackLocale) => {
    const found = await payload.find({ ...inWords(locale), ...query, collection: 'pages', limit: 1, depth: 1, fallbackLocale })
    return found.docs
  })
  return docs[0] ?? null
}

/** Published page at a path without language, or `null`. Missing text falls back to English (R6) and is marked as borrowed (R20). */
export const findPage = (context: Context, path: string): Promise<Page | null> =>
  findOne(context, { where: { and: [{ path: { equals: path } }, { _status: { equals: 'published' } }] } })

/** For staff only: the caller checks access. */
export const findPageDraft = (context: Context, path: string): Promise<Page | null> =>
  findOne(context, { where: { path: { equals: path } }, draft: true })

interface ListedPage {
  readonly path: string
  readonly title: string
  readonly description: string | null
  /** ISO 8601. */
  readonly updatedAt: string
  readonly languages: PageLanguages
}

export const findPageList = async ({ payload, locale }: Context): Promise<readonly ListedPage[]> => {
  const [{ docs }, languages] = await Promise.all([
    payload.find({
      collection: 'pages',
      where: { and: [{ _status: { equals: 'published' } }, { noindex: { not_equals: true } }] },
      select: { path: true, title: true, meta: true, updatedAt: true },
      sort: 'path',
      depth: 0,
      ...inWords(locale),
    }),
    findPageLanguages(payload.db.drizzle),
  ])
  return docs.map(({ path, title, meta, updatedAt }) => ({
    path,
    title: meta?.title ?? title ?? '',
    description: meta?.description ?? null,
    updatedAt,
    languages: languages.get(path) ?? [defaultLocale],
  }))
}

/** Languages in which the page at a path is written (R20). */
export const findLanguagesAt = async ({ payload }: Context, path: string): Promise<PageLanguages> =>
  (await findPageLanguages(payload.db.drizzle, path)).get(path) ?? [defaultLocale]

export const findPageCrumb = async (context: Context, path: string): Promise<string | null> => {
  const page = await findPage(context, path)
  return page && (page.breadcrumb ?? page.title ?? '')
}

export type PageBlock = NonNullable<Page['layout']>[number]

export type PageBlockSlug = PageBlock['blockType']

export type PageBlockOf<Slug extends string> = Extract<PageBlock, { readonly blockType: Slug }>

/** In ms. Maximum age of the index when it reports a missing path, since new pages must appear within two seconds. */
const freshFor = 1_000

export interface PathIndex {
  /** Accepts a path without language; synchronous if known. */
  readonly knows: (path: string) => boolean | Promise<boolean>
  /** R27: the redirect source that a folded address matches, as far as cached; a page takes precedence over a redirect without a query. */
  readonly findOldAddress: (path: string, query: string) => string | null
  /** Called after a publish. */
  readonly refresh: () => Promise<void>
}

const pathIn = (address: string): string => address.split('?')[0] ?? ''

/** By path; sources with the most parameters first. */
const groupByPath = (redirects: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const groups = new Map<string, string[]>()
  for (const address of redirects.toSorted((one, other) => other.split('&').length - one.split('&').length || other.length - one.length))
    groups.set(pathIn(address), [...(groups.get(pathIn(address)) ?? []), address])
  return groups
}

/**
 * Index of published paths, so that requests for made-up addresses cost no query. One per process; reread after a publish, and at most once
 * a second while unknown paths are requested.
 */
export const createPathIndex = (load: () => Promise<SiteAddresses>, now: () => number = () => performance.now()): PathIndex => {
  let known: SiteAddresses = { paths: new Set(), redirects: [] }
  let redirects = groupByPath([])
  let readAt = -Infinity
  let reading: Promise<void> | undefined
  const read = async (): Promise<void> => {
    const startedAt = now()
    known = await load()
    redirects = groupByPath(known.redirects)
    readAt = startedAt
  }
  const readOnce = () => (reading ??= read().finally(() => (reading = undefined)))
  const isKnown = (path: string): boolean => {
    if (known.paths.has(path)) return true
    const address = oldAddressAt(path)
    return redirects.get(pathIn(address))?.includes(address) === true
  }
  return {
    knows: (path) => {
      if (isKnown(path)) return true
      return now() - readAt < freshFor ? false : readOnce().then(() => isKnown(path))
    },
    findOldAddress: (path, query) => {
      const isPage = known.paths.has(path)
      if (redirects.size === 0 || (isPage && query === '')) return null
      const address = foldAddress(`${path}?${query}`)
      const found = redirects.get(pathIn(address))?.find((old) => matchesAddress(address, old)) ?? null
      return found !== null && isPage && !found.includes('?') ? null : found
    },
    // A read in progress may predate the change.
    refresh: async () => {
      await reading?.catch(() => undefined)
      await readOnce()
    },
  }
}

export interface Redirection {
  /** A path without language, or an absolute URL. */
  readonly target: string
  /** 308 if true, else 307. */
  readonly isPermanent: boolean
}

/** Stored redirects may predate the form's validation, so only paths and http(s) URLs are allowed. */
const isSafe = (target: string): boolean => /^(?:\/(?![/\\])|https?:\/\/)\S*$/i.test(target)

/** Encodes umlauts and spaces, which a header can't contain. */
const encodeTarget = (target: string): string => {
  if (!target.startsWith('/')) return new URL(target).href
  const { pathname, search, hash } = new URL(target, 'https://shop.invalid')
  return `${pathname}${search}${hash}`
}

/** `null` if there is none, or if it would point to itself. */
export const findRedirect = async ({ payload }: Context, path: string): Promise<Redirection | null> => {
  const from = await findRedirectSource(payload.db.drizzle, oldAddressAt(path))
  if (from === null) return null
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { and: [{ from: { equals: from } }, { _status: { equals: 'published' } }] },
    limit: 1,
    pagination: false,
    depth: 1,
  })
  const [redirect] = docs
  const page = redirect?.to?.reference?.value
  const target =
    redirect?.to?.type === 'custom'
      ? redirect.to.url
      : typeof page === 'object' && page._status === 'published' && !page.deletedAt
        ? page.path
        : null
  if (!redirect || !target || target === path || !isSafe(target)) return null
  return { target: encodeTarget(target), isPermanent: redirect.type !== '307' }
}

export const findDomainSearch = ({ payload, locale }: Context): Promise<DomainSearch> =>
  readWithEnglishFallback(locale, (fallbackLocale) => payload.findGlobal({ slug: 'domain-search', depth: 0, locale, fallbackLocale }))

interface HasAddress {
  readonly slug?: string | null
  readonly url?: string | null
  readonly hasPage: boolean
}

/** Without language: the document's own page, or else its external URL; `null` if it has neither. */
export const resourceAddress = ({ slug, url, hasPage }: HasAddress): string | null => (hasPage && slug ? articlePath(slug) : url || null)
