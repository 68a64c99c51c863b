import type { CategoryId } from '../../catalog/types'
import type { Currency, Minor } from '../../money/types'
import type { Eligible } from '../find-eligible'
import type { Coupon, RejectionReason } from '../types'

/** D13: why a code is refused. `missing` is in the cart's currency for amounts and a count for quantities. */
export interface Rejection {
  readonly reason: RejectionReason
  readonly missing?: { readonly kind: 'amount'; readonly amount: Minor } | { readonly kind: 'quantity'; readonly count: number }
  /** D3: what counts towards it; without any, everything but `excluded`. */
  readonly categories?: readonly CategoryId[]
  readonly excluded?: readonly CategoryId[]
}

/** Everything a check may ask. */
export interface CheckContext {
  readonly now: number
  readonly isFirstOrder: boolean
  readonly customerUses: ReadonlyMap<string, number>
  readonly currency: Currency
  readonly eligible: Eligible
  /** What the code would take (D4, D8). */
  readonly amount: Minor
  /** Codes that count already. */
  readonly standing: readonly Coupon[]
}

/** One reason to refuse a code; `null` when there is none. */
export type Check = (coupon: Coupon, context: CheckContext) => Rejection | null
