import { findEndings, pageOf, type EndingPage } from '@/core/catalog/endings'
import type { Catalog, Extension, ExtensionCategory } from '@/core/catalog/types'

export interface ExtensionQuestion {
  readonly q?: string
  readonly category?: ExtensionCategory
  readonly onlyPopular?: boolean
  readonly page: number
  readonly limit: number
}

/** One page of the endings that are sold: popular ones first, or what fits the question best. */
export const listExtensions = (
  catalog: Catalog,
  { q = '', category, onlyPopular = false, page, limit }: ExtensionQuestion,
): EndingPage<Extension> => {
  const asked = [...catalog.extensions.values()].filter(
    (row) => (category === undefined || row.category === category) && (!onlyPopular || row.popular),
  )
  return pageOf(findEndings(asked, q), page, limit)
}
