import type { Payload } from 'payload'
import type { CollectionSeed } from './collections'
import { writeDocument } from './write-document'

export interface Written {
  readonly created: number
  readonly reset: number
  readonly kept: number
}

/**
 * One is computed here while the other is in the database. More would only wait: every priced change counts up the
 * catalogue's revision, and holds that row until it commits.
 */
const atOnce = 2

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

export const writeCollection = async (payload: Payload, seed: CollectionSeed, isReset: boolean): Promise<Written> => {
  const existing = await findExisting(payload, seed)
  const waiting = seed.documents.filter((document) => isReset || !existing.has(keyOf(document, seed.key)))
  const work = async (): Promise<void> => {
    for (let document = waiting.shift(); document !== undefined; document = waiting.shift()) {
      await writeDocument(payload, seed.slug, document, existing.get(keyOf(document, seed.key)))
    }
  }
  const missing = seed.documents.length - existing.size
  await Promise.all(Array.from({ length: atOnce }, work))
  return { created: missing, reset: isReset ? existing.size : 0, kept: isReset ? 0 : existing.size }
}
