import type { BillingPeriod, Service } from '@/core/catalog/types'
import { effectivePrice, offeredPeriods } from '@/core/pricing/prices'
import { leastYearlySavingsPercent } from '@/core/pricing/comparisons'
import type { EmailPlansBlock } from '@/payload-types'
import { toPeriodOffer } from '@/parts/plans/period-offer'
import { toPlanText } from '@/parts/plans/plan-text'
import type { PricedShop } from '@/parts/sections/section-reads'
import { shownTaxOf } from '@/parts/shop/price-note'
import { inShownPeriods, shownPeriods } from '@/ui/billing/shown-periods'
import type { EmailPlansView, EmailPlanView } from './types'

const isToggled = (period: BillingPeriod) => shownPeriods.some((known) => known === period)

/** The first figure of a plan's specifications is how many mailboxes it has. */
const boxesOf = ({ specs }: Service): number | null => {
  const count = Number(specs[0]?.value.replace(/\D/g, ''))
  return Number.isInteger(count) && count > 0 ? count : null
}

const toPlan = (service: Service, priced: PricedShop): EmailPlanView => ({
  ...toPlanText(service),
  boxes: boxesOf(service),
  prices: inShownPeriods((period) => toPeriodOffer(service, period, priced)),
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
    ...shownTaxOf(priced.shop, priced.prices.locale),
    defaultBilling: block.defaultBilling ?? 'monthly',
    savePercent: leastYearlySavingsPercent(plans),
    plans: plans.map((plan) => toPlan(plan, priced)),
  }
}
