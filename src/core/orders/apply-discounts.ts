import { describeApplied, type AppliedDiscount, calculateAmount, findEligible, spreadDiscount, type Ledger } from '../discounts/discounts'
import type { AutomaticDiscount, Coupon } from '../discounts/types'
import { findRejection, findCoupons } from '../discounts/coupons'
import type { RejectedCode, QuoteLine } from './types'
import { sumOf } from '../money/arithmetic'
import type { Minor, UsdCents } from '../money/types'

const noCategories = [] as const

/** Sort once per list, not per quote. */
const ordered = new WeakMap<readonly AutomaticDiscount[], readonly AutomaticDiscount[]>()

/** D8: by priority, lower first, then by id. */
const inOrder = (discounts: readonly AutomaticDiscount[]): readonly AutomaticDiscount[] => {
  const known = ordered.get(discounts)
  if (known) return known
  const sorted = [...discounts].sort((left, right) => left.priority - right.priority || (left.id < right.id ? -1 : 1))
  ordered.set(discounts, sorted)
  return sorted
}

/** D6: strictly above the threshold, on the whole base subtotal before discounts. */
const holds = ({ isActive, conditions }: AutomaticDiscount, ledger: Ledger, isFirstOrder: boolean): boolean =>
  isActive && (!conditions.isFirstOrder || isFirstOrder) && (conditions.minAmount === null || ledger.baseSubtotal > conditions.minAmount)

/** Applies automatic discounts in their fixed order, up to the cart's limit (D1, D7, D8). */
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

interface CouponContext {
  readonly coupons: ReadonlyMap<string, Coupon>
  readonly now: number
  readonly isFirstOrder: boolean
  readonly customerUses: ReadonlyMap<string, number> | null
}

interface AppliedCodes {
  readonly applied: readonly AppliedDiscount[]
  /** D14: sorted by code. */
  readonly rejected: readonly RejectedCode[]
}

/** D1, D8, D13: applies qualifying codes in the fixed order, after the automatic discounts. */
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

/** Unused part of a paid term (U9), named in the customer's language. In the cart's currency. */
export interface Credit {
  readonly name: string
  readonly amount: Minor
}

/** Listed among an order's discounts; the colon can't collide with a code or an automatic discount. */
export const creditId = 'credit:unused-term'

const nothing = 0 as UsdCents

/** U10: takes up to the amount due before tax. Not a saving, so D1's limit does not apply; spread over the lines as in D9. */
export const applyCredit = (ledger: Ledger, credit: Credit | null): AppliedDiscount | null => {
  const left = sumOf(ledger.entries.map((entry) => entry.left))
  const savings = Math.min(credit?.amount ?? 0, left) as Minor
  if (credit === null || savings <= 0) return null
  spreadDiscount(ledger, ledger.entries, creditId, savings)
  return { discountId: creditId, name: credit.name, description: '', value: { type: 'fixed', value: nothing }, eligible: left, savings }
}

export const creditIn = (lines: readonly Pick<QuoteLine, 'discounts'>[]): Minor =>
  sumOf(lines.flatMap(({ discounts }) => discounts.filter(({ discountId }) => discountId === creditId).map(({ savings }) => savings)))
