import { defaultLocale } from '@/config/locales'
import type { Page } from '@/payload-types'
import type { Context } from '../context'

/** The page at a path (`/`, `/shared-hosting`), as published, or `null`. Missing words come from English (R6). */
export const findPage = async ({ payload, locale }: Context, path: string): Promise<Page | null> => {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { and: [{ path: { equals: path } }, { _status: { equals: 'published' } }] },
    limit: 1,
    pagination: false,
    depth: 1,
    locale,
    fallbackLocale: defaultLocale,
  })
  return docs[0] ?? null
}

/** The newest draft of a page, for staff only: the caller has checked who asks. */
export const findPageDraft = async ({ payload, locale }: Context, path: string): Promise<Page | null> => {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { path: { equals: path } },
    draft: true,
    limit: 1,
    pagination: false,
    depth: 1,
    locale,
    fallbackLocale: defaultLocale,
  })
  return docs[0] ?? null
}

/** Paths of every published page that search engines may list. */
export const findPagePaths = async ({ payload }: Context): Promise<readonly string[]> => {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { and: [{ _status: { equals: 'published' } }, { noindex: { not_equals: true } }] },
    select: { path: true },
    sort: 'path',
    pagination: false,
    depth: 0,
  })
  return docs.map(({ path }) => path)
}
