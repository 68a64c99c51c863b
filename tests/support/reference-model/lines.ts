import type { BillingPeriod, CategoryId, PaymentTypes } from '@/core/catalog/types'
import type { QuoteRequest, PricingContext } from '@/core/orders/types'
import { paymentOf, type Payment } from './payment'
import { productOf } from './product'
import { mergeReferences, readReference, type Reference } from './reference'

/** Before discounts and tax, in the cart's currency unless marked USD. */
export interface ReferenceLine {
  readonly key: string
  readonly reference: Reference
  readonly category: CategoryId
  readonly billing: BillingPeriod
  readonly quantity: number
  readonly unit: bigint
  readonly unitUsd: bigint
  readonly usd: bigint
  readonly amount: bigint
  readonly renewal: bigint
  readonly unitSetup: bigint
  readonly setup: bigint
  readonly catalogSavings: bigint
  readonly terms: PaymentTypes | null
  readonly payment: Payment
  readonly discounts: { readonly discountId: string; readonly savings: bigint }[]
  left: bigint
}

/** N4: years after the first, of a domain or its add-on. */
const laterYears = ({ type, domain, years }: Reference, all: readonly Reference[]): bigint => {
  const name = type === 'addon' ? all.find((other) => other.type === 'domain' && other.id === domain) : undefined
  return BigInt((name ? name.years : years) ?? 1) - 1n
}

/** M4, O2, D15, N4: convert and round the unit, then multiply. */
export const linesOf = (request: QuoteRequest, world: PricingContext, convert: (usd: bigint) => bigint): readonly ReferenceLine[] =>
  mergeReferences(request.items.map(readReference)).map((reference, _place, all) => {
    const sold = productOf(reference, world)
    if (typeof sold === 'string') throw new Error('Only what is sold is priced')
    const payment = paymentOf(reference, sold.terms)
    if (payment === undefined) throw new Error('Only what can be paid is priced')
    const units = BigInt(reference.quantity)
    const firstYear = convert(sold.price)
    const later = laterYears(reference, all)
    // O21: a balance top-up is not a price.
    const isPaidIn = payment.chosen === 'on-demand'
    const least = BigInt(sold.terms?.onDemand?.minimumBalance ?? 0)
    const paidIn = sold.price > least ? sold.price : least
    const unit = isPaidIn ? convert(paidIn) : firstYear + later * convert(sold.renewal)
    const unitUsd = isPaidIn ? paidIn : sold.price + later * sold.renewal
    const unitSetup = convert(sold.setup)
    const saved = !isPaidIn && sold.list > sold.price ? convert(sold.list) - firstYear : 0n
    return {
      key: reference.key,
      reference,
      category: sold.category,
      billing: reference.billing,
      quantity: reference.quantity,
      unit,
      unitUsd,
      usd: unitUsd * units,
      amount: unit * units,
      renewal: convert(sold.renewal),
      unitSetup,
      setup: unitSetup * units,
      catalogSavings: saved * units,
      terms: sold.terms,
      payment,
      discounts: [],
      left: unit * units,
    }
  })
