import type { BillingPeriod, Service } from '@/core/catalog/types'
import type { Amounts } from '@/core/money/amounts-in-every-currency'
import type { QuoteItemRequest } from '@/core/orders/types'
import { effectivePrice } from '@/core/pricing/effective-price'
import { strikePrice } from '@/core/pricing/strike-price'
import type { PricedShop } from '../sections/section-reads'

/** What a plan costs by one period, and what the cart is asked for. */
export interface PeriodOffer {
  readonly price: Amounts
  /** P6: the price times the family's multiplier; `null` where the setting is off. A list price, never called a saving. */
  readonly original: Amounts | null
  readonly item: QuoteItemRequest
}

/** P4: `null` where the period is not offered. */
export const toPeriodOffer = (service: Service, period: BillingPeriod, { shop, prices }: PricedShop): PeriodOffer | null => {
  const entry = service.prices[period]
  if (!entry) return null
  const price = effectivePrice(entry)
  const struck = strikePrice(service.type, period, price, shop.settings)
  return {
    price: prices.unit(price),
    original: struck === null ? null : prices.unit(struck),
    item: { type: service.type, id: service.id, billing: period, quantity: 1 },
  }
}
