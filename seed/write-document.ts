import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { locales } from '@/lib/config/locales'
import { inEveryLocale } from './localise'

type Fields = Readonly<Record<string, unknown>>

/** Maintained by the shop itself and never reset (D12). */
const keptOnReset = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'usedCount'])
const clearable = new Set(['text', 'textarea', 'number', 'date', 'select', 'upload'])

const emptyInEveryLocale = Object.fromEntries(locales.map((locale) => [locale, null]))

/** Clears optional fields that the seed leaves empty. */
const cleared = (fields: readonly FlattenedField[], data: Fields): Fields =>
  Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const given = data[field.name]
      if (field.type === 'group' && typeof given === 'object' && given !== null) {
        return [[field.name, { ...given, ...cleared(field.flattenedFields, given as Fields) }]]
      }
      const isEmptied = given === undefined && clearable.has(field.type) && !keptOnReset.has(field.name)
      if (!isEmptied || ('required' in field && field.required)) return []
      return [[field.name, 'localized' in field && field.localized ? emptyInEveryLocale : null]]
    }),
  )

/**
 * Writes a document in all languages; with `existing`, resets it. Payload's operations write one language at a time with a draft
 * version each, four times the work, so this calls the database adapter with data in its format: localized objects and rows with
 * ids. No hooks or validation run; tests check the seed against the collections' rules instead.
 */
export const writeDocument = async (
  req: PayloadRequest,
  slug: CollectionSlug,
  document: object,
  existing: string | undefined,
): Promise<void> => {
  const { db, collections } = req.payload
  const collection = collections[slug]?.config
  const hasDrafts = Boolean(collection?.versions?.drafts)
  const now = new Date().toISOString()
  const data: Fields = {
    ...(inEveryLocale(document) as Fields),
    ...(hasDrafts ? { _status: 'published' } : {}),
    updatedAt: now,
  }
  // Cloned, because the adapter mutates its input.
  const parent = existing ?? (await db.create({ collection: slug, data: structuredClone(data), req })).id
  if (existing !== undefined) {
    const restored = { ...data, ...cleared(collection?.flattenedFields ?? [], data), deletedAt: null }
    await db.updateOne({ collection: slug, id: existing, data: structuredClone(restored), req, returning: false })
  }
  if (!hasDrafts) return
  await db.createVersion({
    collectionSlug: slug,
    parent,
    versionData: structuredClone({ ...data, createdAt: now }) as never,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    req,
    returning: false,
  })
}
