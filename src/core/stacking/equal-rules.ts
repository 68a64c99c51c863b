import type { Coupon } from '../discounts/types'

/** Codes that differ in nothing but what they are called. */
export interface Rule {
  readonly coupons: readonly Coupon[]
  readonly combinable: boolean
}

const ruleOf = ({
  id: _id,
  name: _name,
  description: _description,
  usedCount: _usedCount,
  usageLimit: _usageLimit,
  ...rule
}: Coupon): string => JSON.stringify(rule)

/** Codes of one rule are one to weigh, however many there are; no more of them than a cart may carry. */
export const groupEqualRules = (coupons: readonly Coupon[], mostCodes: number): readonly Rule[] => {
  const rules = new Map<string, Coupon[]>()
  for (const coupon of coupons) {
    const key = ruleOf(coupon)
    const same = rules.get(key)
    if (!same) rules.set(key, [coupon])
    else if (same.length < mostCodes) same.push(coupon)
  }
  return [...rules.values()].map((same) => ({ coupons: same, combinable: same[0]?.combinable ?? true }))
}

/** Whether anybody could use it at this moment. */
export const isUsable = ({ isActive, startsAt, expiresAt, usageLimit, usedCount }: Coupon, now: number): boolean =>
  isActive &&
  (startsAt === null || startsAt <= now) &&
  (expiresAt === null || now < expiresAt) &&
  (usageLimit === null || usedCount < usageLimit)
