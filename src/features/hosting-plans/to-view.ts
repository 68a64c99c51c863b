import type { BillingPeriod, Service } from '@/core/catalog/types'
import { convertUnit } from '@/core/money/convert'
import type { Amounts } from '@/core/money/amounts-in-every-currency'
import { effectivePrice } from '@/core/pricing/effective-price'
import { threeYearCost } from '@/core/pricing/three-year-cost'
import { leastYearlySavingsPercent } from '@/core/pricing/yearly-savings'
import type { HostingPlansBlock } from '@/payload-types'
import type { PricedShop } from '@/parts/sections/section-reads'
import type { Shop } from '@/server/content/find-shop'
import { firstPaymentOf } from '@/server/content/shop-prices'
import { inShownPeriods, type ShownPeriod } from '@/ui/billing/shown-periods'
import type { HostingPlansView, HostingPlanView, PlanPriceView } from './types'

const itemOf = ({ type, id }: Service, billing: BillingPeriod) => ({ type, id, billing, quantity: 1 })

const discountForPeriod = (service: Service, period: ShownPeriod, { shop, prices }: PricedShop): Amounts | null => {
  const [usd] = shop.currencies
  const taken = usd ? prices.alone(itemOf(service, period), usd)?.discount : 0
  const rule = shop.automaticDiscounts.find(({ type, conditions }) => type === 'percentage' && conditions.billingPeriod === period)
  return taken && rule ? prices.each((currency) => prices.alone(itemOf(service, period), currency)?.discount ?? 0) : null
}

const toPrice = (service: Service, period: ShownPeriod, priced: PricedShop): PlanPriceView | null => {
  const { prices } = priced
  const entry = service.prices[period]
  if (!entry) return null
  const price = effectivePrice(entry)
  const firstPayment = (currency: Shop['currencies'][number]) => {
    const breakdown = prices.alone(itemOf(service, period), currency)
    return breakdown ? firstPaymentOf(breakdown) : 0
  }
  const three = (currency: Shop['currencies'][number]) =>
    threeYearCost(period, { price: firstPayment(currency), renewal: convertUnit(price, currency) }).total
  const firstTwelve = (currency: Shop['currencies'][number]) => firstPayment(currency) + convertUnit(price, currency) * 11
  const automaticDiscount = discountForPeriod(service, period, priced)
  return {
    price: prices.unit(price),
    ...(price < entry.basePrice ? { listPrice: prices.unit(entry.basePrice) } : {}),
    ...(entry.setupFee > 0 ? { setupFee: prices.unit(entry.setupFee) } : {}),
    ...(automaticDiscount === null ? {} : { automaticDiscount }),
    firstPayment: prices.each(firstPayment),
    ...(period === 'monthly' ? { firstYear: prices.each(firstTwelve) } : {}),
    threeYears: prices.each(three),
  }
}

const toPlan = (service: Service, priced: PricedShop): HostingPlanView => ({
  key: service.id,
  type: service.type,
  name: service.name,
  description: service.description,
  features: service.features,
  popular: service.popular,
  prices: inShownPeriods((period) => toPrice(service, period, priced)),
})

/** The plans an editor named, in that order, or the whole category. */
const plansOf = (block: HostingPlansBlock, { services }: Shop): readonly Service[] => {
  const named = (block.services ?? []).map(({ key }) => services.find(({ id }) => id === key)).filter((plan) => plan !== undefined)
  return named.length > 0 ? named : services.filter(({ category }) => category === block.category)
}

export const toHostingPlansView = (block: HostingPlansBlock, priced: PricedShop): HostingPlansView => {
  const plans = plansOf(block, priced.shop)
  return {
    heading: block.heading ?? '',
    intro: block.intro ?? null,
    defaultBilling: block.defaultBilling ?? 'monthly',
    savePercent: leastYearlySavingsPercent(plans),
    showPlate: block.showPlate ?? false,
    plans: plans.map((plan) => toPlan(plan, priced)),
  }
}
