import type { BillingPeriod, Service } from '@/core/catalog/types'
import { effectivePrice } from '@/core/pricing/prices'
import { cardStrike } from '@/core/pricing/reference-price'
import type { PricedShop } from '@/components/plans/section-reads'
import type { PeriodOffer } from './period-toggle'

/** P4: `null` if the period is not offered. */
export const toPeriodOffer = (service: Service, period: BillingPeriod, { shop, prices }: PricedShop): PeriodOffer | null => {
  const entry = service.prices[period]
  if (!entry) return null
  const price = effectivePrice(entry)
  const struck = cardStrike(service.type, period, entry, shop.settings)
  return {
    price: prices.unit(price),
    original: struck === null ? null : prices.unit(struck),
    item: { type: service.type, id: service.id, billing: period, quantity: 1 },
  }
}
