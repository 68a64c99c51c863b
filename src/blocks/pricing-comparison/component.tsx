import { type Amounts, convertUnit } from '@/core/money/currency'
import type { Service } from '@/core/catalog/types'
import { areSame, compareSpecs } from '@/core/filters'
import { availablePaymentTypes } from '@/core/orders/payment-options'
import { effectivePrice, threeYearCost, leastYearlySavingsPercent, yearlySavings } from '@/core/pricing/prices'
import type { PricingComparisonBlock } from '@/payload-types'
import type { PricedShop } from '@/components/plans/section-reads'
import { shownTaxOf, usePriceNote } from '@/components/shop/price-note'
import { type Shop, firstPaymentOf, type ShopPrices } from '@/modules/content/shop-settings'
import { inShownPeriods, type ShownPeriod, shownPeriods } from '@/components/ui/billing/shown-periods'
import {
  amountsOf,
  type ComparedFamily,
  type ComparedPlan,
  type ComparedPrice,
  type FigureName,
  type PricingComparisonView,
} from './compared-plans'
import { useTranslations } from 'next-intl'
import { PeriodToggle } from '@/components/plans/period-toggle'
import { defineSection } from '@/blocks/define-section'
import { IslandWords } from '@/components/words/words'
import type { AddToCartSlot } from '@/components/ui/button/button'
import { HeadedSection } from '@/components/ui/section/section'
import { ComparisonTable } from './comparison-table.split.client'

const families = ['shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce'] as const
const figureNames = ['price', 'setupFee', 'firstPayment', 'renewal', 'threeYears', 'saving'] as const satisfies readonly FigureName[]

/** P3: yearly saving, computed in each currency so that the shown amounts add up. */
const savingOf = ({ prices: { monthly, yearly } }: Service, prices: ShopPrices): Amounts | null => {
  if (!monthly || !yearly || yearlySavings(effectivePrice(monthly), effectivePrice(yearly)) === null) return null
  return prices.each(
    (currency) => yearlySavings(convertUnit(effectivePrice(monthly), currency), convertUnit(effectivePrice(yearly), currency)) ?? 0,
  )
}

const toPrice = (service: Service, period: ShownPeriod, prices: ShopPrices): ComparedPrice | null => {
  const entry = service.prices[period]
  if (!entry) return null
  const item = { type: service.type, id: service.id, billing: period, quantity: 1 }
  const price = effectivePrice(entry)
  const firstIn = (currency: Shop['currencies'][number]) => {
    const breakdown = prices.alone(item, currency)
    return breakdown ? firstPaymentOf(breakdown) : 0
  }
  const shown = prices.unit(price)
  const firstPayment = prices.each(firstIn)
  const saving = period === 'yearly' ? savingOf(service, prices) : null
  return {
    price: shown,
    ...(price < entry.basePrice ? { listPrice: prices.unit(entry.basePrice) } : {}),
    ...(entry.setupFee > 0 ? { setupFee: prices.unit(entry.setupFee) } : {}),
    ...(firstPayment === shown ? {} : { firstPayment }),
    threeYears: prices.each((currency) => threeYearCost(period, { price: firstIn(currency), renewal: convertUnit(price, currency) }).total),
    ...(saving === null ? {} : { saving }),
  }
}

const paymentsOf = ({ paymentTypes }: Service): readonly string[] =>
  availablePaymentTypes(paymentTypes).flatMap((type): readonly string[] =>
    type === 'partial' ? (paymentTypes.partial?.allowedTypes ?? []) : [type],
  )

const toPlan = (service: Service, prices: ShopPrices): ComparedPlan => ({
  key: service.id,
  type: service.type,
  name: service.name,
  popular: service.popular,
  prices: inShownPeriods((period) => toPrice(service, period, prices)),
  payments: paymentsOf(service),
})

const compareFigures = (plans: readonly ComparedPlan[]): ComparedFamily['figures'] =>
  figureNames.flatMap((name) => {
    const byPeriod = shownPeriods.map((period) => plans.map((plan) => amountsOf(plan.prices[period], name)))
    const isShown = byPeriod.some((values) => values.some((value) => value !== null))
    return isShown ? [{ name, isSame: byPeriod.every(areSame) }] : []
  })

const toFamily = (category: ComparedFamily['category'], services: readonly Service[], prices: ShopPrices): ComparedFamily => {
  const plans = services.map((service) => toPlan(service, prices))
  return {
    category,
    plans,
    specs: compareSpecs(services),
    figures: compareFigures(plans),
    arePaymentsSame: areSame(plans.map(({ payments }) => payments.join(' '))),
  }
}

export const toPricingComparisonView = (block: PricingComparisonBlock, { shop, prices }: PricedShop): PricingComparisonView => {
  const wanted = block.categories?.length ? block.categories : families
  const groups = wanted
    .map((category) => ({ category, services: shop.services.filter((service) => service.category === category) }))
    .filter(({ services }) => services.length > 0)
  return {
    heading: block.heading ?? '',
    intro: block.intro ?? null,
    ...shownTaxOf(shop, prices.locale),
    defaultBilling: block.defaultBilling ?? 'monthly',
    savePercent: leastYearlySavingsPercent(groups.flatMap(({ services }) => services)),
    families: groups.map(({ category, services }) => toFamily(category, services, prices)),
  }
}

interface PricingComparisonProps {
  readonly view: PricingComparisonView
  readonly AddToCart: AddToCartSlot
  readonly headingLevel?: 1 | 2
}

/** §1: one table per family. Toggle, switch and links work without JavaScript. */
export const PricingComparison = ({ view, AddToCart, headingLevel }: PricingComparisonProps) => {
  const t = useTranslations('comparison')
  const note = usePriceNote(view, 'comparison', t('note'))
  const categories = useTranslations('categories')
  const Family = headingLevel === 1 ? 'h2' : 'h3'
  if (view.families.length === 0) {
    return (
      <HeadedSection level={headingLevel} heading={view.heading} intro={view.intro}>
        <p className="muted">{t('empty')}</p>
      </HeadedSection>
    )
  }
  return (
    <HeadedSection
      level={headingLevel}
      heading={view.heading}
      intro={view.intro}
      aside={<PeriodToggle defaultPeriod={view.defaultBilling} savePercent={view.savePercent} />}
      className="billing compare"
    >
      <div className="compare__tools">
        {view.families.length > 1 ? (
          <nav aria-label={t('families')}>
            <ul>
              {view.families.map(({ category }) => (
                <li key={category}>
                  <a href={`#plans-${category}`}>{categories(category)}</a>
                </li>
              ))}
            </ul>
          </nav>
        ) : (
          <span />
        )}
        <label className="compare__differences">
          <input className="check compare__switch" type="checkbox" />
          {t('differences')}
        </label>
      </div>
      <IslandWords namespaces={['comparison', 'periods']}>
        {view.families.map((family) => (
          <div key={family.category} className="compare__family" id={`plans-${family.category}`}>
            {view.families.length > 1 ? <Family className="compare__heading">{categories(family.category)}</Family> : null}
            <ComparisonTable family={family} familyName={categories(family.category)} AddToCart={AddToCart} />
          </div>
        ))}
      </IslandWords>
      <p className="compare__note">{note}</p>
    </HeadedSection>
  )
}

export const pricingComparisonSection = defineSection('pricing-comparison', {
  heading: 'page',
  failure: 'services',
  load: async (block, { pricedShop }) => toPricingComparisonView(block, await pricedShop()),
  draw: PricingComparison,
})
