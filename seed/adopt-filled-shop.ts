import type { Payload } from 'payload'
import { collectionSeeds, globalSeeds } from './collections'
import { recordSeededKeys, readSeededKeys } from './seeded-key-repository'
import { findExisting, keyOf } from './write-collection'
import { globalKind } from './write-global'

const isFilled = async (payload: Payload): Promise<boolean> => {
  for (const collection of collectionSeeds) if ((await findExisting(payload, collection)).size > 0) return true
  return false
}

/**
 * For shops filled before seeded keys were recorded: marks everything in the seed as written, because missing and deleted documents
 * cannot be told apart any more. Returns true for such a shop.
 */
export const adoptFilledShop = async (payload: Payload): Promise<boolean> => {
  if (!(await readSeededKeys(payload)).isEmpty || !(await isFilled(payload))) return false
  await payload.db.drizzle.transaction(async (transaction) => {
    for (const { slug, key, documents } of collectionSeeds) {
      await recordSeededKeys(
        transaction,
        slug,
        documents.map((document) => keyOf(document, key)),
      )
    }
    await recordSeededKeys(
      transaction,
      globalKind,
      globalSeeds.map(({ slug }) => slug),
    )
  })
  return true
}
