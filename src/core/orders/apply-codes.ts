import { describeApplied, type AppliedDiscount } from '../discounts/applied-discount'
import { calculateAmount } from '../discounts/calculate-amount'
import { findRejection } from '../discounts/find-rejection'
import { findCoupons } from '../discounts/find-coupons'
import { findEligible } from '../discounts/find-eligible'
import { spreadDiscount, type Ledger } from '../discounts/spread-discount'
import type { Coupon } from '../discounts/types'
import type { RejectedCode } from './types'

export interface CodeWorld {
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
export const applyCodes = (codes: readonly string[], ledger: Ledger, world: CodeWorld): AppliedCodes => {
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
