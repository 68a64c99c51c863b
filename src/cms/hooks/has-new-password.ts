import type { CollectionAfterChangeHook, TypeWithID } from 'payload'

type Change<Document extends TypeWithID> = Pick<
  Parameters<CollectionAfterChangeHook<Document>>[0],
  'collection' | 'doc' | 'previousDoc' | 'req'
>

const saltOf = (document: unknown): unknown => (document as { readonly salt?: unknown } | null)?.salt

/**
 * Whether this change sets a password. Payload takes it out of what hooks see; but every password has a salt of its own, and the one that
 * is stored now is compared with the one before.
 */
export const hasNewPassword = async <Document extends TypeWithID>({
  collection,
  doc,
  previousDoc,
  req,
}: Change<Document>): Promise<boolean> => {
  if (!collection.auth) return false
  const stored = await req.payload.db.findOne({ collection: collection.slug, where: { id: { equals: doc.id } }, req })
  return saltOf(stored) !== saltOf(previousDoc)
}
