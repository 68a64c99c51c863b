import type { CollectionSlug, DataFromCollectionSlug, Payload, TypedCollectionSelect, Where } from 'payload'
import { defaultLocale, type Locale } from '@/lib/config/locales'

export interface Reader {
  readonly payload: Payload
  readonly locale: Locale
}

/** Published documents in one language, with English for missing translations (R6). */
export const published = ({ payload, locale }: Reader, collection: CollectionSlug, where?: Where) => {
  const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts)
  const isPublished: Where = { _status: { equals: 'published' } }
  const conditions = [...(hasDrafts ? [isPublished] : []), ...(where ? [where] : [])]
  return {
    limit: 0,
    pagination: false,
    locale,
    fallbackLocale: defaultLocale,
    ...(conditions.length > 0 ? { where: { and: conditions } } : {}),
  }
}

interface PublishedQuery {
  readonly where?: Where
  readonly sort?: string | string[]
  readonly depth?: number
  /** Fallback for missing texts; `false` for none. */
  readonly fallbackLocale?: Locale | false
}

export const findPublished = async <Slug extends CollectionSlug>(
  reader: Reader,
  collection: Slug,
  { where, sort, depth = 0, fallbackLocale = defaultLocale }: PublishedQuery = {},
): Promise<readonly DataFromCollectionSlug<Slug>[]> => {
  const { docs } = await reader.payload.find<Slug, TypedCollectionSelect[Slug]>({
    collection,
    depth,
    ...published(reader, collection, where),
    fallbackLocale,
    ...(sort ? { sort } : {}),
  })
  return docs
}
