import type { Payload } from 'payload'
import { defaultLocale } from '@/lib/config/locales'
import { handleOfRequest, withTransaction } from '@/lib/db/transaction'
import type { globalSeeds } from './collections'
import { seedLocales } from './locales'
import { inLocale, withRowIds } from './localise'
import { recordSeededKeys, type SeededKeys } from './seeded-key-repository'

type GlobalSeed = (typeof globalSeeds)[number]

export const globalKind = 'globals'

/** A global that was never saved has no creation date. */
const isSaved = async (payload: Payload, slug: GlobalSeed['slug']): Promise<boolean> => {
  const document = await payload.findGlobal({ slug, depth: 0 })
  return Boolean(document.createdAt)
}

/** Writes a global unless it was saved before; returns whether it was written. */
export const writeGlobal = async (
  payload: Payload,
  { slug, document }: GlobalSeed,
  seeded: SeededKeys,
  isReset: boolean,
): Promise<boolean> => {
  if (!isReset && (seeded.has(globalKind, slug) || (await isSaved(payload, slug)))) return false
  await withTransaction(payload, async (req) => {
    const english = inLocale(document, defaultLocale)
    const saved: unknown = await payload.updateGlobal({ slug, locale: defaultLocale, data: english as never, depth: 0, req })
    for (const locale of seedLocales) {
      if (locale === defaultLocale) continue
      const data = withRowIds(inLocale(document, locale), saved)
      await payload.updateGlobal({ slug, locale, data: data as never, depth: 0, req })
    }
    await recordSeededKeys(await handleOfRequest(req), globalKind, [slug])
  })
  return true
}
