import { expect, it } from 'vitest'
import { minimumAmount } from '@/core/discounts/conditions'
import { usdCents } from '@/core/money/arithmetic'
import { currency } from '../../../../support/engine/currencies'
import { coupon, percentage } from '../../../../support/engine/discounts'
import { conditionContext, eligibleOf } from '../../../../support/engine/lines'

const thirty = coupon('A', percentage(10), { minAmount: usdCents(30) })

it('§9.38, D5: eligible base subtotal ≥ minAmount: 30.00 is enough, 29.99 is not', () => {
  expect(minimumAmount.judge(thirty, conditionContext({ eligible: eligibleOf(3000) }))).toBeNull()
  expect(minimumAmount.judge(thirty, conditionContext({ eligible: eligibleOf(2999) }))).toEqual({
    reason: 'minimum-amount',
    missing: { kind: 'amount', amount: 1 },
  })
  expect(minimumAmount.judge(coupon('A', percentage(10)), conditionContext({ eligible: eligibleOf(0) }))).toBeNull()
})

it('D13: states the missing amount in the cart’s currency', () => {
  const hosting = coupon('A', percentage(10), { minAmount: usdCents(30), applicableCategories: ['hosting'] })
  expect(minimumAmount.judge(hosting, conditionContext({ eligible: eligibleOf(2499), currency: currency('EUR') }))).toEqual({
    reason: 'minimum-amount',
    missing: { kind: 'amount', amount: 426 },
    categories: ['hosting'],
  })
})

it('D13: names what does not count, if everything else does', () => {
  const notDomains = coupon('SAVE20USD', percentage(10), { minAmount: usdCents(100), excludedCategories: ['domain'] })
  expect(minimumAmount.judge(notDomains, conditionContext({ eligible: eligibleOf(4472) }))).toEqual({
    reason: 'minimum-amount',
    missing: { kind: 'amount', amount: 5528 },
    excluded: ['domain'],
  })
})

it('D13: never reports a missing amount of zero', () => {
  const coarse = { ...currency('JPY'), exchangeRate: { digits: 1, scale: 0 } }
  expect(minimumAmount.judge(thirty, conditionContext({ eligible: eligibleOf(2999), currency: coarse }))?.missing).toEqual({
    kind: 'amount',
    amount: 1,
  })
})
