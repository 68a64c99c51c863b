import { defaultLocale } from '@/config/locales'
import type { Page } from '@/payload-types'
import type { Context } from '@/server/platform/context'
import { type PageLanguages, findPageLanguages } from './page-path-repository'
import { readWithEnglishBehind } from '@/server/platform/text-language'

const inWords = (locale: Context['locale']) => ({ pagination: false, locale, fallbackLocale: defaultLocale }) as const

type Query = Pick<Parameters<Context['payload']['find']>[0], 'where' | 'draft'>

const findOne = async ({ payload, locale }: Context, query: Query): Promise<Page | null> => {
  const docs = await readWithEnglishBehind(locale, async (fallbackLocale) => {
    const found = await payload.find({ ...inWords(locale), ...query, collection: 'pages', limit: 1, depth: 1, fallbackLocale })
    return found.docs
  })
  return docs[0] ?? null
}

/** The page at a path (`/`, `/shared-hosting`), as published, or `null`. Missing words come from English (R6) and are marked as borrowed (R20). */
export const findPage = (context: Context, path: string): Promise<Page | null> =>
  findOne(context, { where: { and: [{ path: { equals: path } }, { _status: { equals: 'published' } }] } })

/** The newest draft of a page, for staff only: the caller has checked who asks. */
export const findPageDraft = (context: Context, path: string): Promise<Page | null> =>
  findOne(context, { where: { path: { equals: path } }, draft: true })

export interface ListedPage {
  readonly path: string
  /** As search engines are given it. */
  readonly title: string
  readonly description: string | null
  /** When it was last changed, as an instant. */
  readonly updatedAt: string
  readonly languages: PageLanguages
}

/** Every published page that search engines may list. */
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

/** R20: the languages the published page or article at a path is written in. */
export const findLanguagesAt = async ({ payload }: Context, path: string): Promise<PageLanguages> =>
  (await findPageLanguages(payload.db.drizzle, path)).get(path) ?? [defaultLocale]

/** What the published page at a path is called in a trail, or `null` where there is none. */
export const findPageCrumb = async (context: Context, path: string): Promise<string | null> => {
  const page = await findPage(context, path)
  return page && (page.breadcrumb ?? page.title ?? '')
}
