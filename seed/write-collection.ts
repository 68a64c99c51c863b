import type { Payload } from 'payload'
import { insertRevision } from '@/modules/catalog/catalog.repository'
import { handleOfRequest, withTransaction } from '@/lib/db/transaction'
import type { CollectionSeed } from './collections'
import { recordSeededKeys, type SeededKeys } from './seeded-key-repository'
import { writeDocument } from './write-document'

export interface Written {
  readonly created: number
  readonly reset: number
  readonly kept: number
}

export const keyOf = (document: object, key: string): string => String((document as Readonly<Record<string, unknown>>)[key])

/** Ids of existing documents by key, trashed ones included, so that they are not recreated. */
export const findExisting = async (payload: Payload, { slug, key, documents }: CollectionSeed): Promise<ReadonlyMap<string, string>> => {
  const found = await payload.find({
    collection: slug,
    where: { [key]: { in: documents.map((document) => keyOf(document, key)) } },
    select: { [key]: true } as never,
    pagination: false,
    depth: 0,
    trash: true,
  })
  const rows: readonly { readonly id: string }[] = found.docs
  return new Map(rows.map((row) => [keyOf(row, key), row.id]))
}

/**
 * Writes the missing documents of a collection, or all on reset, in one transaction, so that carts see every new price or none.
 * Deleted documents stay deleted; those only for new shops are recorded but not written to existing ones.
 */
export const writeCollection = async (payload: Payload, seed: CollectionSeed, seeded: SeededKeys, isReset: boolean): Promise<Written> => {
  const { slug, key, documents, onlyAtFirst } = seed
  const existing = await findExisting(payload, seed)
  const unnoted = documents.map((document) => keyOf(document, key)).filter((each) => !seeded.has(slug, each))
  const isFirst = unnoted.length === documents.length
  const fresh = new Set(unnoted.filter((each) => !existing.has(each) && (isFirst || !onlyAtFirst?.has(each))))
  const wanted = documents.filter((document) => isReset || fresh.has(keyOf(document, key)))
  if (wanted.length > 0 || unnoted.length > 0) {
    await withTransaction(payload, async (req) => {
      for (const document of wanted) await writeDocument(req, slug, document, existing.get(keyOf(document, key)))
      const handle = await handleOfRequest(req)
      await recordSeededKeys(handle, slug, unnoted)
      if (seed.isPriced && wanted.length > 0) await insertRevision(handle, null)
    })
  }
  const reset = isReset ? existing.size : 0
  return { created: wanted.length - reset, reset, kept: existing.size - reset }
}
