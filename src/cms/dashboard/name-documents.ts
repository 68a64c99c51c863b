import type { CollectionSlug, Payload } from 'payload'
import { isLocale } from '@/lib/config/locales'
import { translate, type Reader, type Words } from '@/cms/words'

interface Place {
  readonly collection: string
  readonly document: string
}

export interface NamedDocument {
  /** Its kind and its name, as staff know it. */
  readonly name: string
  readonly isPublished: boolean
}

export const keyOf = ({ collection, document }: Place): string => `${collection} ${document}`

const wordsOf = (label: unknown, reader: Reader, fallback: string): string => {
  if (typeof label === 'string') return label
  return typeof label === 'object' && label !== null && 'en' in label ? translate(reader, label as Words) : fallback
}

export const kindOf = (payload: Payload, reader: Reader, collection: string, many = false): string => {
  const labels = payload.collections[collection as CollectionSlug]?.config.labels
  return wordsOf(many ? labels?.plural : labels?.singular, reader, collection)
}

/** What documents are called, one read for each collection; those that are gone, or lie in the trash, are left out. */
export const nameDocuments = async (
  payload: Payload,
  reader: Reader,
  places: readonly Place[],
): Promise<ReadonlyMap<string, NamedDocument>> => {
  const named = new Map<string, NamedDocument>()
  const { language } = reader.i18n
  for (const slug of new Set(places.map(({ collection }) => collection))) {
    const known = payload.collections[slug as CollectionSlug]?.config
    if (!known) continue
    const ids = [...new Set(places.filter(({ collection }) => collection === slug).map(({ document }) => document))]
    const title = known.admin.useAsTitle ?? 'id'
    const { docs } = await payload.find({
      collection: known.slug,
      where: { id: { in: ids } },
      select: { [title]: true, _status: true } as never,
      limit: ids.length,
      pagination: false,
      depth: 0,
      ...(isLocale(language) ? { locale: language } : {}),
    })
    for (const each of docs) {
      const found: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(each))
      const name = `${kindOf(payload, reader, slug)} ${String(found[title] ?? '')}`.trim()
      named.set(keyOf({ collection: slug, document: String(found['id']) }), { name, isPublished: found['_status'] === 'published' })
    }
  }
  return named
}
