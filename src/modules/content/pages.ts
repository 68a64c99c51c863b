import { defaultLocale } from '@/lib/config/locales'
import type { Page, DomainSearch } from '@/payload-types'
import type { Context } from '@/lib/context'
import { type PageLanguages, findPageLanguages, findRedirectSource } from './content.repository'
import { readWithEnglishBehind } from '@/lib/text-language'
import { articlePath } from '@/core/navigation/paths'

const inWords = (locale: Context['locale']) => ({ pagination: false, locale, fallbackLocale: defaultLocale }) as const

type Query = Pick<Parameters<Context['payload']['find']>[0], 'where' | 'draft'>

const findOne = async ({ payload, locale }: Context, query: Query): Promise<Page | null> => {
  const docs = await readWithEnglishBehind(locale, async (fallbackLocale) => {
    const found = await payload.find({ ...inWords(locale), ...query, collection: 'pages', limit: 1, depth: 1, fallbackLocale })
    return found.docs
  })
  return docs[0] ?? null
}

/** Published page at a path without language, or `null`. Missing text falls back to English (R6) and is marked as borrowed (R20). */
export const findPage = (context: Context, path: string): Promise<Page | null> =>
  findOne(context, { where: { and: [{ path: { equals: path } }, { _status: { equals: 'published' } }] } })

/** Staff only: the caller checks access. */
export const findPageDraft = (context: Context, path: string): Promise<Page | null> =>
  findOne(context, { where: { path: { equals: path } }, draft: true })

export interface ListedPage {
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

/** R20. */
export const findLanguagesAt = async ({ payload }: Context, path: string): Promise<PageLanguages> =>
  (await findPageLanguages(payload.db.drizzle, path)).get(path) ?? [defaultLocale]

export const findPageCrumb = async (context: Context, path: string): Promise<string | null> => {
  const page = await findPage(context, path)
  return page && (page.breadcrumb ?? page.title ?? '')
}

export type PageBlock = NonNullable<Page['layout']>[number]

export type PageBlockSlug = PageBlock['blockType']

export type PageBlockOf<Slug extends string> = Extract<PageBlock, { readonly blockType: Slug }>

/** ms. Maximum age of the index when it reports a missing path; new pages must appear within two seconds. */
const freshFor = 1_000

export interface PathIndex {
  /** Takes a path without language; synchronous if known. */
  readonly knows: (path: string) => boolean | Promise<boolean>
}

/**
 * Index of existing paths, so made-up URLs cause no queries. One list per process, reloaded at most once a second and only while unknown
 * paths are requested.
 */
export const createPathIndex = (load: () => Promise<ReadonlySet<string>>, now: () => number = () => performance.now()): PathIndex => {
  let known: ReadonlySet<string> = new Set()
  let readAt = -Infinity
  let reading: Promise<void> | undefined
  const read = async (): Promise<void> => {
    const begun = now()
    known = await load()
    readAt = begun
  }
  const readOnce = () => (reading ??= read().finally(() => (reading = undefined)))
  return {
    knows: (path) => {
      if (known.has(path)) return true
      return now() - readAt < freshFor ? false : readOnce().then(() => known.has(path))
    },
  }
}

export interface Redirection {
  /** A path without language, or an absolute URL. */
  readonly target: string
  /** 308 if true, else 307. */
  readonly isPermanent: boolean
}

/** Stored redirects may predate the form's validation; allow only paths and http(s) URLs. */
const isSafe = (target: string): boolean => /^(?:\/(?![/\\])|https?:\/\/)\S*$/i.test(target)

/** `null` if there is none or it would point to itself. */
export const findRedirect = async ({ payload }: Context, path: string): Promise<Redirection | null> => {
  const from = await findRedirectSource(payload.db.drizzle, path)
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
  return redirect && target && target !== path && isSafe(target) ? { target, isPermanent: redirect.type !== '307' } : null
}

export const findDomainSearch = ({ payload, locale }: Context): Promise<DomainSearch> =>
  payload.findGlobal({ slug: 'domain-search', depth: 0, locale, fallbackLocale: defaultLocale })

interface Addressed {
  readonly slug?: string | null
  readonly url?: string | null
  readonly hasPage: boolean
}

/** Without language: its own page, else its external URL; `null` without either. */
export const resourceAddress = ({ slug, url, hasPage }: Addressed): string | null => (hasPage && slug ? articlePath(slug) : url || null)
