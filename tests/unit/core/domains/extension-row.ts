import type { Extension } from '@/core/catalog/types'
import type { UsdCents } from '@/core/money/types'
import { noFacts } from '../../../support/engine/facts'

/** Catalogue row with defaults. */
export const extensionRow = (extension: string, traits: Partial<Extension> = {}): Extension => ({
  extension,
  price: 1299 as UsdCents,
  originalPrice: 1599 as UsdCents,
  renewal: 1499 as UsdCents,
  minLength: 1,
  maxYears: 10,
  category: 'popular',
  ...noFacts,
  features: [],
  order: 0,
  ...traits,
})

export const extensionMap = (...rows: readonly Extension[]): ReadonlyMap<string, Extension> =>
  new Map(rows.map((row) => [row.extension, row]))
