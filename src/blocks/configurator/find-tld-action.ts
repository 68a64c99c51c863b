'use server'

import type { Extension } from '@/core/catalog/types'
import { defaultLocale } from '@/lib/config/locales'
import { getContext } from '@/request-context'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'

/** Pricing data of a TLD that is not in the page, without texts; `null` if not sold. */
export async function findTldAction(extension: string): Promise<Extension | null> {
  const { catalog } = await findCatalogSnapshot(await getContext(defaultLocale))
  const row = catalog.extensions.get(String(extension))
  return row ? { ...row, description: '', features: [] } : null
}
