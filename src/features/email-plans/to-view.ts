import type { BillingPeriod, Service } from '@/core/catalog/types'
import { effectivePrice } from '@/core/pricing/effective-price'
import { offeredPeriods } from '@/core/pricing/offered-periods'
import { strikePrice } from '@/core/pricing/strike-price'
import { leastYearlySavingsPercent } from '@/core/pricing/yearly-savings'
import type { EmailPlansBlock } from '@/payload-types'
import type { PricedShop } from '@/parts/sections/section-reads'
import { inShownPeriods, shownPeriods } from '@/ui/billing/shown-periods'
import type { EmailPlansView, EmailPlanView, EmailPriceView } from './types'

const isToggled = (period: BillingPeriod) => shownPeriods.some((known) => known === period)

const toPrice = (service: Service, period: BillingPeriod, { shop, prices }: PricedShop): EmailPriceView | null => {
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

/** The first figure of a plan's specifications is how many mailboxes it has. */
const boxesOf = ({ specs }: Service): number | null => {
  const count = Number(specs[0]?.value.replace(/\D/g, ''))
  return Number.isInteger(count) && count > 0 ? count : null
}

const toPlan = (service: Service, priced: PricedShop): EmailPlanView => ({
  key: service.id,
  name: service.name,
  description: service.description,
  features: service.features,
  specs: service.specs,
  boxes: boxesOf(service),
  popular: service.popular,
  prices: inShownPeriods((period) => toPrice(service, period, priced)),
  otherPrices: offeredPeriods(service.prices).flatMap((period) => {
    const entry = service.prices[period]
    return entry && !isToggled(period) ? [{ period, price: priced.prices.unit(effectivePrice(entry)) }] : []
  }),
})

export const toEmailPlansView = (block: EmailPlansBlock, priced: PricedShop): EmailPlansView => {
  const plans = priced.shop.services.filter(({ category }) => category === 'email')
  return {
    heading: block.heading ?? '',
    intro: block.intro ?? null,
    defaultBilling: block.defaultBilling ?? 'monthly',
    savePercent: leastYearlySavingsPercent(plans),
    plans: plans.map((plan) => toPlan(plan, priced)),
  }
}
