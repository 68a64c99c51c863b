import { threeYearCost } from '@/core/pricing/comparisons'
import type { Minor } from '@/core/money/types'
import type { DomainResult } from './search-state'

export const sortOrders = ['popular', 'first-year', 'three-years'] as const
export type SortOrder = (typeof sortOrders)[number]

/** First year and two renewals. */
export const threeYearPrice = ({ price, renewal }: Pick<DomainResult, 'price' | 'renewal'>): Minor =>
  threeYearCost('yearly', { price, renewal }).total as Minor

const figureOf = {
  'first-year': ({ price }: DomainResult) => price,
  'three-years': threeYearPrice,
} as const satisfies Record<Exclude<SortOrder, 'popular'>, (row: DomainResult) => number>

/** `popular` is the server's own order: the typed extension, then popular ones (S2). */
export const sortResults = (rows: readonly DomainResult[], order: SortOrder): readonly DomainResult[] =>
  order === 'popular' ? rows : [...rows].sort((first, second) => figureOf[order](first) - figureOf[order](second))

export interface Tally {
  readonly available: number
  readonly taken: number
  readonly unknown: number
}

export const tallyOf = (rows: readonly DomainResult[]): Tally => {
  const count = (status: DomainResult['status']) => rows.filter((row) => row.status === status).length
  return { available: count('available'), taken: count('taken'), unknown: count('unknown') }
}
