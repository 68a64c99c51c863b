import type { CollectionSlug, Payload, SelectType, Where } from 'payload'
import { defaultLocale, type Locale } from '@/config/locales'

/** What a query needs of the context. */
export interface Reader {
  readonly payload: Payload
  readonly locale: Locale
}

/**
 * Every published document of a collection in one language, a missing translation in English (R6).
 * `Document` names the fields the caller reads; the collection's own configuration guarantees them.
 */
export const findPublished = async <Document>(
  { payload, locale }: Reader,
  collection: CollectionSlug,
  {
    where,
    sort,
    select,
    depth = 0,
    limit = 0,
  }: { where?: Where; sort?: string | string[]; select?: SelectType; depth?: number; limit?: number } = {},
): Promise<readonly Document[]> => {
  const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts)
  const published: Where = { _status: { equals: 'published' } }
  const conditions = [...(hasDrafts ? [published] : []), ...(where ? [where] : [])]
  const { docs } = await payload.find({
    collection,
    depth,
    limit,
    pagination: false,
    locale,
    fallbackLocale: defaultLocale,
    ...(conditions.length > 0 ? { where: { and: conditions } } : {}),
    ...(sort ? { sort } : {}),
    ...(select ? { select } : {}),
  })
  return docs as unknown as readonly Document[]
}
