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
 * A shop that was filled before there was a list of what the seed has written: everything the seed knows counts as
 * written, since nobody can tell any more what is missing and what was deleted. True when it was such a shop.
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
