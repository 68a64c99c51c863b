import type { BillingPeriod, Service } from '@/core/catalog/types'
import { effectivePrice, offeredPeriods, leastYearlySavingsPercent } from '@/core/pricing/prices'
import type { EmailPlansBlock } from '@/payload-types'
import { toPeriodOffer } from '@/components/plans/period-offer'
import { toPlanText, PeriodToggle } from '@/components/plans/period-toggle'
import type { PricedShop } from '@/components/plans/section-reads'
import { shownTaxOf, usePriceNote } from '@/components/shop/price-note'
import { inShownPeriods, shownPeriods } from '@/components/ui/billing/shown-periods'
import type { EmailPlansView, EmailPlanView } from './email-plan.client'
import { useTranslations } from 'next-intl'
import { defineSection } from '@/blocks/define-section'
import { IslandWords } from '@/components/words/words'
import type { AddToCartSlot } from '@/components/ui/button/button'
import { HeadDrawing, HeadedSection } from '@/components/ui/section/section'
import { VisitorPlate } from '@/components/ui/visitor-name/visitor-name.client'
import { EmailPlan } from './email-plan.split.client'

const isToggled = (period: BillingPeriod) => shownPeriods.some((known) => known === period)

/** The first specification of an email plan is its number of mailboxes. */
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

interface EmailPlansProps {
  readonly view: EmailPlansView
  readonly placeholderNames: readonly string[]
  readonly AddToCart: AddToCartSlot
  readonly headingLevel?: 1 | 2
}

/** §2: email plans, with the visitor's domain after the @. */
export const EmailPlans = ({ view, placeholderNames, AddToCart, headingLevel }: EmailPlansProps) => {
  const t = useTranslations('emailPlans')
  const note = usePriceNote(view, 'emailPlans', t('note'))
  const offersBoth = view.plans.some(({ prices }) => prices.monthly && prices.yearly)
  const toggle = <PeriodToggle defaultPeriod={view.defaultBilling} savePercent={view.savePercent} />
  return (
    <HeadedSection level={headingLevel} heading={view.heading} intro={view.intro} aside={offersBoth ? toggle : null} className="billing">
      {view.plans.length === 0 ? (
        <p className="muted">{t('empty')}</p>
      ) : (
        <>
          <div className="mail-head">
            <p className="mail-address" aria-hidden="true">
              <span>{t('mailbox')}</span>
              <VisitorPlate placeholders={placeholderNames} size="large" />
            </p>
            <HeadDrawing of="envelope" level={headingLevel} />
          </div>
          <div className="mail-plans">
            <IslandWords namespaces={['periods']}>
              {view.plans.map((plan) => (
                <EmailPlan key={plan.key} plan={plan} titleLevel={headingLevel === 1 ? 2 : 3} AddToCart={AddToCart} />
              ))}
            </IslandWords>
          </div>
          <p className="mail-plans__note">{note}</p>
        </>
      )}
    </HeadedSection>
  )
}

export const emailPlansSection = defineSection('email-plans', {
  heading: 'page',
  failure: 'services',
  load: async (block, { pricedShop }) => toEmailPlansView(block, await pricedShop()),
  draw: EmailPlans,
})
