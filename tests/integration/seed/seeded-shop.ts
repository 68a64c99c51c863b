import type { CollectionSlug, Payload } from 'payload'
import { expect } from 'vitest'
import { collectionSeeds } from '@seed/collections'
import type { SeedLocale } from '@seed/locales'

export const counts = async (payload: Payload): Promise<Readonly<Record<string, number>>> => {
  const slugs: readonly CollectionSlug[] = [...collectionSeeds.map(({ slug }) => slug), 'users', 'customers']
  const entries = slugs.map(async (slug) => [slug, (await payload.count({ collection: slug })).totalDocs] as const)
  return Object.fromEntries(await Promise.all(entries))
}

export const one = async <Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  field: string,
  value: string,
  locale: SeedLocale = 'en',
) => {
  const { docs } = await payload.find({
    collection,
    where: { [field]: { equals: value } },
    locale,
    fallbackLocale: false,
    depth: 0,
    limit: 2,
  })
  expect(docs).toHaveLength(1)
  const [found] = docs
  if (!found) throw new Error(`No ${collection} ${value}`)
  return found
}
