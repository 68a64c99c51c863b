import type { Payload } from 'payload'
import { bumpRevision } from '@/server/revisions'
import { withTransaction } from '@/server/with-transaction'
import type { CollectionSeed } from './collections'
import { writeDocument } from './write-document'

export interface Written {
  readonly created: number
  readonly reset: number
  readonly kept: number
}

const keyOf = (document: object, key: string): string => String((document as Readonly<Record<string, unknown>>)[key])

/** Ids of what is there already, by key; also of what an editor has thrown away, which does not come back by itself. */
const findExisting = async (payload: Payload, { slug, key, documents }: CollectionSeed): Promise<ReadonlyMap<string, string>> => {
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

/** Writes what is missing of a collection, or all of it, in one transaction: carts see every new price or none. */
export const writeCollection = async (payload: Payload, seed: CollectionSeed, isReset: boolean): Promise<Written> => {
  const existing = await findExisting(payload, seed)
  const wanted = seed.documents.filter((document) => isReset || !existing.has(keyOf(document, seed.key)))
  if (wanted.length > 0) {
    await withTransaction(payload, async (req) => {
      for (const document of wanted) await writeDocument(req, seed.slug, document, existing.get(keyOf(document, seed.key)))
      if (seed.isPriced) await bumpRevision(req, 'catalog')
    })
  }
  const missing = seed.documents.length - existing.size
  return { created: missing, reset: isReset ? existing.size : 0, kept: isReset ? 0 : existing.size }
}
