import { isWithinAnyCategory } from '../catalog/category-tree'
import type { BillingPeriod, CategoryId } from '../catalog/types'
import type { Minor, UsdCents } from '../money/types'
import { isDiscountable } from './discount-line'
import type { LedgerEntry } from './spread-discount'

export interface Scope {
  readonly applicable: readonly CategoryId[]
  readonly excluded: readonly CategoryId[]
  /** D7: lines billed like this only; `null` for any. */
  readonly billing: BillingPeriod | null
}

/** The lines a discount may touch, with the sums its conditions ask for. */
export interface Eligible {
  readonly entries: readonly LedgerEntry[]
  /** D3: before any discount, in the cart's currency. */
  readonly amount: Minor
  /** D8: what earlier discounts left of it. */
  readonly left: Minor
  /** D5: the same lines in USD. */
  readonly baseAmount: UsdCents
  /** D5: sum of quantities. */
  readonly quantity: number
}

/** D3: excluded categories win over applicable ones; empty applicable is all. */
const isInScope = ({ line }: LedgerEntry, scope: Scope): boolean =>
  isDiscountable(line) &&
  (scope.billing === null || line.billing === scope.billing) &&
  !isWithinAnyCategory(line.category, scope.excluded) &&
  (scope.applicable.length === 0 || isWithinAnyCategory(line.category, scope.applicable))

export const findEligible = (all: readonly LedgerEntry[], scope: Scope): Eligible => {
  const entries: LedgerEntry[] = []
  let amount = 0
  let left = 0
  let baseAmount = 0
  let quantity = 0
  for (const entry of all) {
    if (!isInScope(entry, scope)) continue
    entries.push(entry)
    amount += entry.line.subtotal
    left += entry.left
    baseAmount += entry.line.baseSubtotal
    quantity += entry.line.quantity
  }
  return { entries, amount: amount as Minor, left: left as Minor, baseAmount: baseAmount as UsdCents, quantity }
}
