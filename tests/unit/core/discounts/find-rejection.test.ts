import { expect, it } from 'vitest'
import { type ConditionContext } from '@/core/discounts/conditions'
import { findRejection, rejectionReasons, type OrderedCondition, type Coupon } from '@/core/discounts/coupons'
import { findEligible } from '@/core/discounts/discounts'
import { usdCents } from '@/core/money/arithmetic'
import type { Minor } from '@/core/money/types'
import { coupon, percentage } from '../../../support/engine/discounts'
import { conditionContext } from '../../../support/engine/lines'

it('§8.8, D13: reports the first of several reasons in fixed order, down to none', () => {
  const nothing: ConditionContext['eligible'] = findEligible([], { applicable: [], excluded: [], billing: null })
  const good = coupon('A', percentage(10))
  const faulty: Coupon = {
    ...good,
    isActive: false,
    startsAt: 20,
    expiresAt: 5,
    usageLimit: 1,
    usedCount: 1,
    perCustomerLimit: 1,
    isFirstTimeOnly: true,
    minAmount: usdCents(60),
    minQuantity: 3,
    combinable: false,
  }
  const uses: ReadonlyMap<string, number> | null = null
  const worst = { now: 10, isFirstOrder: false, customerUses: uses, eligible: nothing, amount: 0 as Minor, standing: [good] }
  // Each step fixes the reason just reported.
  const mends: readonly [Partial<Coupon>, Parameters<typeof conditionContext>[0]][] = [
    [{ isActive: true }, {}],
    [{ startsAt: null }, {}],
    [{ expiresAt: null }, {}],
    [{ usageLimit: null }, {}],
    [{}, { customerUses: new Map([['A', 1]]) }],
    [{ perCustomerLimit: null }, {}],
    [{}, { eligible: conditionContext({}).eligible }],
    [{ isFirstTimeOnly: false }, {}],
    [{ minAmount: null }, {}],
    [{ minQuantity: null }, {}],
    [{ combinable: true }, {}],
    [{}, { amount: 1 as Minor }],
  ]
  let current = faulty
  let context = conditionContext(worst)
  const told = [findRejection(current, context)?.reason]
  for (const [mendedCoupon, mendedContext] of mends) {
    current = { ...current, ...mendedCoupon } as Coupon
    context = { ...context, ...mendedContext }
    told.push(findRejection(current, context)?.reason)
  }
  expect(told).toEqual([
    ...['inactive', 'not-started', 'expired', 'usage-limit', 'login-required', 'customer-limit', 'not-applicable', 'first-time-only'],
    ...['minimum-amount', 'minimum-quantity', 'not-combinable', 'no-effect', undefined],
  ])
  expect(rejectionReasons).toEqual(expect.arrayContaining(['unknown', ...told.slice(0, -1)]))
})

it('D13: evaluates a row condition against its own rows only', () => {
  const rowOf = (code: string) => ({ code, settings: {} })
  const never: OrderedCondition = { code: 'inactive', keptIn: 'rows', judge: () => ({ reason: 'inactive' }) }
  const judged = (...rows: readonly string[]) =>
    findRejection({ ...coupon('A', percentage(10)), conditions: rows.map(rowOf) }, conditionContext({}), [never])
  expect(judged('expired')).toBeNull()
  expect(judged('expired', 'inactive')).toEqual({ reason: 'inactive' })
})
