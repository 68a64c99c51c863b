import { findEndings, homeFirst, pageOf, type EndingPage } from '@/core/catalog/endings'
import type { Catalog, Extension, ExtensionCategory } from '@/core/catalog/types'

/** What endings are sorted by. */
export const endingFigures = ['price', 'renewal'] as const
export type EndingFigure = (typeof endingFigures)[number]

export interface ExtensionQuestion {
  readonly q?: string
  readonly category?: ExtensionCategory
  readonly onlyPopular?: boolean
  /** By what it costs, the cheapest first. */
  readonly cheapest?: EndingFigure
  /** S9: what leads where nothing is asked. */
  readonly home?: string
  readonly page: number
  readonly limit: number
}

/** One page of the endings that are sold: popular ones first, or what fits the question best, or the cheapest first. */
export const listExtensions = (
  catalog: Catalog,
  { q = '', category, onlyPopular = false, cheapest, home, page, limit }: ExtensionQuestion,
): EndingPage<Extension> => {
  const asked = [...catalog.extensions.values()].filter(
    (row) => (category === undefined || row.category === category) && (!onlyPopular || row.popular),
  )
  const found = findEndings(asked, q)
  if (cheapest !== undefined)
    return pageOf(
      [...found].sort((left, right) => left[cheapest] - right[cheapest]),
      page,
      limit,
    )
  return pageOf(q === '' ? homeFirst(found, home) : found, page, limit)
}
