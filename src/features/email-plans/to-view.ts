import type { BillingPeriod, Service } from '@/core/catalog/types'
import { effectivePrice } from '@/core/pricing/effective-price'
import { offeredPeriods } from '@/core/pricing/offered-periods'
import { strikePrice } from '@/core/pricing/strike-price'
import { yearlySavingsPercent } from '@/core/pricing/yearly-savings'
import type { EmailPlansBlock } from '@/payload-types'
import type { Shop } from '@/server/content/find-shop'
import type { ShopPrices } from '@/server/content/shop-prices'
import type { EmailPlansView, EmailPlanView, EmailPriceView } from './types'

const toggled = ['monthly', 'yearly'] as const satisfies readonly BillingPeriod[]
const isToggled = (period: BillingPeriod) => toggled.some((known) => known === period)

const toPrice = (service: Service, period: BillingPeriod, shop: Shop, prices: ShopPrices): readonly EmailPriceView[] => {
  const entry = service.prices[period]
  if (!entry) return []
  const price = effectivePrice(entry)
  const struck = strikePrice(service.type, period, price, shop.settings)
  return [
    {
      price: prices.unit(price),
      original: struck === null ? null : prices.unit(struck),
      item: { type: service.type, id: service.id, billing: period, quantity: 1 },
    },
  ]
}

/** The first figure of a plan's specifications is how many mailboxes it has. */
const boxesOf = ({ specs }: Service): number | null => {
  const count = Number(specs[0]?.value.replace(/\D/g, ''))
  return Number.isInteger(count) && count > 0 ? count : null
}

const toPlan = (service: Service, shop: Shop, prices: ShopPrices): EmailPlanView => ({
  key: service.id,
  name: service.name,
  description: service.description,
  features: service.features,
  specs: service.specs,
  boxes: boxesOf(service),
  popular: service.popular,
  prices: Object.fromEntries(toggled.flatMap((period) => toPrice(service, period, shop, prices).map((price) => [period, price] as const))),
  otherPrices: offeredPeriods(service.prices).flatMap((period) => {
    const entry = service.prices[period]
    return entry && !isToggled(period) ? [{ period, price: prices.unit(effectivePrice(entry)) }] : []
  }),
})

export const toEmailPlansView = (block: EmailPlansBlock, shop: Shop, prices: ShopPrices): EmailPlansView => {
  const plans = shop.services.filter(({ category }) => category === 'email')
  const percents = plans.map((plan) => yearlySavingsPercent(plan.prices)).filter((percent) => percent !== null)
  return {
    heading: block.heading ?? '',
    intro: block.intro ?? null,
    defaultBilling: block.defaultBilling ?? 'monthly',
    savePercent: percents.length > 0 ? Math.min(...percents) : null,
    plans: plans.map((plan) => toPlan(plan, shop, prices)),
  }
}
