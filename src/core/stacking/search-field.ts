import type { QuoteWorld } from '../orders/types'
import type { Bounded } from './bound-carts'
import type { ReachableAmounts } from './reachable-amounts'
import type { SoldProduct, StackQuestion, Weighed, WorstStack } from './types'

/** Discounts that may all count on one cart. */
export interface Plan {
  readonly discounts: readonly Weighed[]
  readonly codes: readonly string[]
  readonly mustCount: string | null
}

export interface Progress {
  worst: WorstStack | null
  steps: number
}

export interface Search {
  readonly question: StackQuestion
  readonly world: QuoteWorld
  readonly products: readonly SoldProduct[]
  readonly plan: Plan
}

/** A search among the carts with so many names. */
export interface Field extends Search {
  readonly bounded: Bounded
  readonly amounts: readonly ReachableAmounts[]
}
