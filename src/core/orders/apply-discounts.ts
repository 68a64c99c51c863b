import { describeApplied, type AppliedDiscount, calculateAmount, findEligible, spreadDiscount, type Ledger } from '../discounts/discounts'
import type { AutomaticDiscount, Coupon } from '../discounts/types'
import { findRejection, findCoupons } from '../discounts/coupons'
import type { RejectedCode, QuoteLine } from './types'
import { sumOf } from '../money/arithmetic'
import type { Minor, UsdCents } from '../money/types'

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

export interface CouponContext {
  readonly coupons: ReadonlyMap<string, Coupon>
  readonly now: number
  readonly isFirstOrder: boolean
  readonly customerUses: ReadonlyMap<string, number> | null
}

export interface AppliedCodes {
  readonly applied: readonly AppliedDiscount[]
  /** D14: codes that do not count now, each with its reason; by code. */
  readonly rejected: readonly RejectedCode[]
}

/** D1, D8, D13: every code that qualifies, in the fixed order, on what the automatic discounts left. */
export const applyCodes = (codes: readonly string[], ledger: Ledger, world: CouponContext): AppliedCodes => {
  const { coupons, unknown } = findCoupons(codes, world.coupons)
  const applied: AppliedDiscount[] = []
  const standing: Coupon[] = []
  const rejected: RejectedCode[] = unknown.map((code) => ({ code, reason: 'unknown' }))
  for (const coupon of coupons) {
    const eligible = findEligible(ledger.entries, {
      applicable: coupon.applicableCategories,
      excluded: coupon.excludedCategories,
      billing: null,
    })
    const amount = calculateAmount(coupon, eligible, ledger.currency, ledger.allowance)
    const { now, isFirstOrder, customerUses } = world
    const rejection = findRejection(coupon, { now, isFirstOrder, customerUses, currency: ledger.currency, eligible, amount, standing })
    if (rejection) {
      rejected.push({ code: coupon.id, ...rejection })
      continue
    }
    spreadDiscount(ledger, eligible.entries, coupon.id, amount)
    standing.push(coupon)
    applied.push(describeApplied(coupon, eligible, amount))
  }
  rejected.sort((left, right) => (left.code < right.code ? -1 : 1))
  return { applied, rejected }
}

/** What somebody has paid already for days that have not come (U9), named in their language. In the cart's currency. */
export interface Credit {
  readonly name: string
  readonly amount: Minor
}

/** Stands among an order's discounts. No code and no automatic discount has a colon. */
export const creditId = 'credit:unused-term'

const nothing = 0 as UsdCents

/** U10: takes as much of a credit as there is to pay, before tax. It is no saving, and nothing limits it but the lines (D9 says of which). */
export const applyCredit = (ledger: Ledger, credit: Credit | null): AppliedDiscount | null => {
  const left = sumOf(ledger.entries.map((entry) => entry.left))
  const savings = Math.min(credit?.amount ?? 0, left) as Minor
  if (credit === null || savings <= 0) return null
  spreadDiscount(ledger, ledger.entries, creditId, savings)
  return { discountId: creditId, name: credit.name, description: '', value: { type: 'fixed', value: nothing }, eligible: left, savings }
}

/** What an order took of a credit. */
export const creditIn = (lines: readonly Pick<QuoteLine, 'discounts'>[]): Minor =>
  sumOf(lines.flatMap(({ discounts }) => discounts.filter(({ discountId }) => discountId === creditId).map(({ savings }) => savings)))
