import { describeApplied, type AppliedDiscount } from '../discounts/applied-discount'
import { calculateAmount } from '../discounts/calculate-amount'
import { findEligible } from '../discounts/find-eligible'
import { spreadDiscount, type Ledger } from '../discounts/spread-discount'
import type { AutomaticDiscount } from '../discounts/types'

const noCategories = [] as const

/** Sorted once for each list of discounts, not for each quote. */
const ordered = new WeakMap<readonly AutomaticDiscount[], readonly AutomaticDiscount[]>()

/** D8: by priority, lower first; equal priorities by id. */
const inOrder = (discounts: readonly AutomaticDiscount[]): readonly AutomaticDiscount[] => {
  const known = ordered.get(discounts)
  if (known) return known
  const sorted = [...discounts].sort((left, right) => left.priority - right.priority || (left.id < right.id ? -1 : 1))
  ordered.set(discounts, sorted)
  return sorted
}

/** D6: strictly more than the threshold, on the whole pre-discount base subtotal. */
const holds = ({ isActive, conditions }: AutomaticDiscount, ledger: Ledger, isFirstOrder: boolean): boolean =>
  isActive && (!conditions.isFirstOrder || isFirstOrder) && (conditions.minAmount === null || ledger.baseSubtotal > conditions.minAmount)

/** D1, D7, D8: every automatic discount whose conditions hold, in their fixed order. */
export const applyAutomaticDiscounts = (
  ledger: Ledger,
  discounts: readonly AutomaticDiscount[],
  isFirstOrder: boolean,
): readonly AppliedDiscount[] => {
  const applied: AppliedDiscount[] = []
  for (const discount of inOrder(discounts)) {
    if (!holds(discount, ledger, isFirstOrder)) continue
    const eligible = findEligible(ledger.entries, {
      applicable: discount.applicableCategories,
      excluded: noCategories,
      billing: discount.conditions.billingPeriod,
    })
    const amount = calculateAmount(discount, eligible, ledger.currency, ledger.allowance)
    if (amount <= 0) continue
    spreadDiscount(ledger, eligible.entries, discount.id, amount)
    applied.push(describeApplied(discount, eligible, amount))
  }
  return applied
}
