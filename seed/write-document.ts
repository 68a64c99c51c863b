import type { FlattenedField, Payload, PayloadRequest } from 'payload'
import { defaultLocale, locales, type Locale } from '@/config/locales'
import { withTransaction } from '@/server/with-transaction'
import type { CollectionSeed } from './collections'
import { inLocale, withRowIds } from './localise'

type Fields = Readonly<Record<string, unknown>>

/** What the shop itself counts or keeps, and no reset takes back (D12). */
const keptOnReset = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'usedCount'])
const clearable = new Set(['text', 'textarea', 'number', 'date', 'select', 'upload'])

/** Optional fields an editor may have filled and the seed leaves empty. */
const cleared = (fields: readonly FlattenedField[], data: Fields): Fields =>
  Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const given = data[field.name]
      if (field.type === 'group' && typeof given === 'object' && given !== null) {
        return [[field.name, { ...cleared(field.flattenedFields, given as Fields), ...given }]]
      }
      const isEmptied = given === undefined && clearable.has(field.type) && !keptOnReset.has(field.name)
      return isEmptied && !('required' in field && field.required) ? [[field.name, null]] : []
    }),
  )

const withDemands = (payload: Payload, slug: CollectionSeed['slug'], data: Fields): Fields => ({
  ...data,
  ...(payload.collections[slug]?.config.versions?.drafts ? { _status: 'published' } : {}),
})

const update = (req: PayloadRequest, slug: CollectionSeed['slug'], id: string, locale: Locale, data: Fields): Promise<unknown> =>
  // `trash`: a document an editor threw away is found, and comes back.
  req.payload.update({ collection: slug, id, locale, data: data as never, depth: 0, trash: true, req })

/**
 * Writes one document in the four languages, English first, in one transaction: there is either all of it or nothing.
 * With `existing`, it is put back to what the seed says.
 */
export const writeDocument = async (
  payload: Payload,
  slug: CollectionSeed['slug'],
  document: object,
  existing?: string,
): Promise<void> => {
  const dataIn = (locale: Locale): Fields => withDemands(payload, slug, inLocale(document, locale) as Fields)
  await withTransaction(
    payload,
    async (req) => {
      const english = dataIn(defaultLocale)
      const saved: unknown =
        existing === undefined
          ? await payload.create({ collection: slug, locale: defaultLocale, data: english as never, depth: 0, req })
          : await update(req, slug, existing, defaultLocale, {
              ...english,
              ...cleared(payload.collections[slug]?.config.flattenedFields ?? [], english),
              deletedAt: null,
            })
      const { id } = saved as { readonly id: string }
      for (const locale of locales) {
        if (locale !== defaultLocale) await update(req, slug, id, locale, withRowIds(dataIn(locale), saved) as Fields)
      }
    },
    { context: { disableRevalidate: true } },
  )
}
