import { describe, expect, it } from 'vitest'
import type { PaymentTypes } from '@/core/catalog/types'
import { convertUnit } from '@/core/money/currency'
import { usdCents } from '@/core/money/arithmetic'
import { balanceTerms, paymentTermsFor } from '@/core/orders/payment-options'
import { quoteTerm, quoteTopUp } from '@/core/subscriptions/subscription-lines'
import { everyPaymentType, price, service } from '../../../support/engine/catalog'
import { currency } from '../../../support/engine/currencies'
import { quote, refusal } from '../../../support/engine/quote'
import { hosting, world, worldWith } from '../../../support/engine/world'

const terms = (minimumBalance: number, autoTopupThreshold: number): PaymentTypes => ({
  ...everyPaymentType,
  available: ['full', 'on-demand'],
  onDemand: { minimumBalance: usdCents(minimumBalance), autoTopupThreshold: usdCents(autoTopupThreshold) },
})

const cloud = service('cloud', 'hosting', 'cloud', { monthly: price(40, 7), yearly: price(400) }, { paymentTypes: terms(100, 20) })
const small = { ...cloud, id: 'small', paymentTypes: terms(10, 30) }
const services = new Map([...world.catalog.services, ['cloud', cloud], ['small', small]])
const shop = worldWith({ catalog: { ...world.catalog, services } })
const onDemand = (id: string, more = {}) => hosting(id, { billing: 'monthly', selectedPaymentType: 'on-demand', ...more })
const lineOf = (...asked: Parameters<typeof quote>) => quote(...asked).lines[0]

describe('balanceTerms', () => {
  it('O21: charge the minimum balance, and at least one period', () => {
    expect(balanceTerms(usdCents(40), terms(100, 20), currency('USD'))).toMatchObject({ paidIn: 10_000, threshold: 2_000 })
    expect(balanceTerms(usdCents(40), terms(10, 5), currency('USD'))).toMatchObject({ paidIn: 4_000, threshold: 500 })
  })

  it('O21: top up below at most the amount of a top-up', () => {
    expect(balanceTerms(usdCents(40), terms(10, 90), currency('USD')).threshold).toBe(4_000)
  })

  it('O21: convert both like a unit price', () => {
    for (const code of ['EUR', 'JPY', 'INR'] as const) {
      const { paidIn, threshold } = balanceTerms(usdCents(40), terms(99.99, 19.99), currency(code))
      expect(paidIn).toBe(convertUnit(usdCents(99.99), currency(code)))
      expect(threshold).toBe(convertUnit(usdCents(19.99), currency(code)))
    }
  })
})

describe('an on-demand line', () => {
  it('O21: is due at once per unit, with setup fee and tax on the top-up', () => {
    const line = lineOf([onDemand('cloud', { quantity: 3 })], { world: shop })
    expect(line).toMatchObject({ unitPrice: 10_000, renewal: 4_000, subtotal: 30_000, setupFee: 2_100, topUpBelow: 6_000, discount: 0 })
    expect(line?.tax).toBe(3_210)
    expect(line?.paymentTypeAmount).toBe(35_310)
    expect(line?.schedule).toEqual([{ dueInMonths: 0, amount: 35_310 }])
  })

  it('O21: never charges less than a period, however low the minimum balance', () => {
    expect(lineOf([onDemand('small', { quantity: 2 })], { world: shop })).toMatchObject({ subtotal: 8_000, topUpBelow: 6_000 })
  })

  it('O21: gets no discount, and counts for no other', () => {
    const discounted = quote([onDemand('cloud', { quantity: 99 }), hosting('shared-basic', { billing: 'monthly' })], { world: shop })
    expect(discounted.lines[0]?.discount).toBe(0)
    expect(discounted.automaticDiscounts.map(({ discountId }) => discountId)).not.toContain('bulk')
    expect(discounted.breakdown.discount).toBe(discounted.lines[1]?.discount)
  })

  it('O3: is rejected for a year, and as part of a configured server', () => {
    expect(refusal([onDemand('cloud', { billing: 'yearly' })], { world: shop })).toEqual({ code: 'payment-type-not-offered', item: 0 })
    expect(paymentTermsFor(cloud, { billing: 'monthly', serviceData: { bundle: 'server-1' } }).available).toEqual(['full'])
  })
})

describe('quoteTopUp', () => {
  const running = [hosting('cloud', { billing: 'monthly', quantity: 2 })]

  it('O21: charges the first payment without its setup fee', () => {
    const topUp = quoteTopUp(running, 'USD', shop)
    expect(topUp.ok && topUp.value.lines[0]).toMatchObject({ subtotal: 20_000, setupFee: 0, renewal: 4_000, topUpBelow: 4_000 })
  })

  it('U3: leaves terms without a balance unchanged', () => {
    const onlyOnDemand = { ...cloud, paymentTypes: { ...terms(100, 20), available: ['on-demand'] as const, default: 'on-demand' as const } }
    const sold = new Map([...services, ['cloud', onlyOnDemand]])
    const term = quoteTerm(running, 'USD', { ...shop, catalog: { ...shop.catalog, services: sold } })
    expect(term.ok && term.value.lines[0]).toMatchObject({ subtotal: 8_000, selectedPaymentType: 'full' })
  })
})
