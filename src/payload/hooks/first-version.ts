import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook } from 'payload'

const timeOf = (value: unknown): string => (typeof value === 'string' || value instanceof Date ? new Date(value) : new Date()).toISOString()

/**
 * Documents from before versioning have no version to restore: their first change stores the previous state, in every language. A
 * migration has done this for collections with drafts.
 */
export const keepFirstVersion: CollectionBeforeChangeHook = async ({ collection: { slug }, data, originalDoc, operation, req }) => {
  if (operation === 'create') return data
  const { db } = req.payload
  const { id } = originalDoc as { readonly id: string }
  if ((await db.countVersions({ collection: slug, where: { parent: { equals: id } }, req })).totalDocs > 0) return data
  const before = await db.findOne<Record<string, unknown> & { id: string }>({
    collection: slug,
    where: { id: { equals: id } },
    locale: 'all',
    req,
  })
  if (!before) return data
  const updatedAt = timeOf(before['updatedAt'])
  await db.createVersion({ collectionSlug: slug, parent: id, versionData: before, createdAt: updatedAt, updatedAt, autosave: false, req })
  return data
}

export const keepFirstGlobalVersion: GlobalBeforeChangeHook = async ({ global: { slug }, data, req }) => {
  const { db } = req.payload
  if ((await db.countGlobalVersions({ global: slug, req })).totalDocs > 0) return data
  const before = await db.findGlobal({ slug, locale: 'all', req })
  if (!before['id']) return data
  const updatedAt = timeOf(before['updatedAt'])
  await db.createGlobalVersion({ globalSlug: slug, versionData: before, createdAt: updatedAt, updatedAt, autosave: false, req })
  return data
}
