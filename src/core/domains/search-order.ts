import type { Extension } from '../catalog/types'

/** What every search asks of the catalogue's endings, worked out once for as long as the catalogue stands. */
export interface SearchOrder {
  /** S2: popular ones first, then by order. */
  readonly ranked: readonly Extension[]
  /** S2: the shortest name each takes. */
  readonly minimumLengths: ReadonlyMap<string, number>
}

const byPopularityThenOrder = (left: Extension, right: Extension): number =>
  Number(right.popular) - Number(left.popular) || left.order - right.order || (left.extension < right.extension ? -1 : 1)

const known = new WeakMap<ReadonlyMap<string, Extension>, SearchOrder>()

export const searchOrderOf = (extensions: ReadonlyMap<string, Extension>): SearchOrder => {
  const kept = known.get(extensions)
  if (kept) return kept
  const rows = [...extensions.values()]
  const order: SearchOrder = {
    ranked: [...rows].sort(byPopularityThenOrder),
    minimumLengths: new Map(rows.map(({ extension, minLength }) => [extension, minLength])),
  }
  known.set(extensions, order)
  return order
}
