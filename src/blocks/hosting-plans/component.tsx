import { parseSize, type Service, type BillingPeriod } from '@/core/catalog/types'
import type { SpecBarView, HostingPlansView, HostingPlanView, PlanPriceView } from './rack-unit.client'
import { convertUnit, type Amounts } from '@/core/money/currency'
import { effectivePrice, threeYearCost, leastYearlySavingsPercent } from '@/core/pricing/prices'
import type { HostingPlansBlock } from '@/payload-types'
import type { PricedShop } from '@/components/plans/section-reads'
import { shownTaxOf, usePriceNote } from '@/components/shop/price-note'
import { languageOfBlock } from '@/lib/text-language'
import { type Shop, firstPaymentOf } from '@/modules/content/shop-settings'
import { inShownPeriods, shownPeriods, type ShownPeriod } from '@/components/ui/billing/shown-periods'
import { useTranslations } from 'next-intl'
import { PeriodToggle } from '@/components/plans/period-toggle'
import { defineSection } from '@/blocks/define-section'
import { IslandWords } from '@/components/words/words'
import type { AddToCartSlot } from '@/components/ui/button/button'
import { classNames } from '@/components/ui/styles/class-names'
import { HeadedSection } from '@/components/ui/section/section'
import { RackUnit } from './rack-unit.split.client'

/** Rounded to thousandths, to keep the payload small. */
const shareOf = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 1000

/** More bars would be hard to compare. */
const mostDrawn = 3

/** Leading specifications that all plans of a family have and that differ, as shares of the largest. */
export const specBarsOf = (plans: readonly Pick<Service, 'id' | 'specs'>[]): ReadonlyMap<string, readonly SpecBarView[]> => {
  const [first] = plans
  if (!first || plans.length < 2) return new Map()
  const specOf = (plan: Pick<Service, 'specs'>, label: string) => plan.specs.find((spec) => spec.label === label)
  const sizesOf = (label: string) => plans.map((plan) => parseSize(specOf(plan, label)?.value ?? ''))
  const scales = first.specs
    .map(({ label }) => ({ label, sizes: sizesOf(label).filter((size) => size !== null) }))
    .filter(({ sizes }) => sizes.length === plans.length && new Set(sizes).size > 1)
    .slice(0, mostDrawn)
  const holds = (plan: Pick<Service, 'specs'>) =>
    scales.map(({ label, sizes }): SpecBarView => {
      const value = specOf(plan, label)?.value ?? ''
      return { label, value, share: shareOf(parseSize(value) ?? 0, Math.max(...sizes)) }
    })
  return scales.length === 0 ? new Map() : new Map(plans.map((plan) => [plan.id, holds(plan)]))
}

const itemOf = ({ type, id }: Service, billing: BillingPeriod) => ({ type, id, billing, quantity: 1 })

const discountForPeriod = (service: Service, period: ShownPeriod, { shop, prices }: PricedShop): Amounts | null => {
  const [usd] = shop.currencies
  const taken = usd ? prices.alone(itemOf(service, period), usd)?.discount : 0
  const rule = shop.automaticDiscounts.find(({ type, conditions }) => type === 'percentage' && conditions.billingPeriod === period)
  return taken && rule ? prices.each((currency) => prices.alone(itemOf(service, period), currency)?.discount ?? 0) : null
}

const threeYearsOf = (service: Service, period: ShownPeriod, priced: PricedShop, currency: Shop['currencies'][number]): number => {
  const entry = service.prices[period]
  const breakdown = entry && priced.prices.alone(itemOf(service, period), currency)
  if (!entry || !breakdown) return 0
  return threeYearCost(period, { price: firstPaymentOf(breakdown), renewal: convertUnit(effectivePrice(entry), currency) }).total
}

/** Highest three-year cost of a family, for scale. Shares are the same in every currency, so any one will do. */
const longestOf = (plans: readonly Service[], priced: PricedShop): number => {
  const [currency] = priced.shop.currencies
  return currency ? Math.max(0, ...plans.flatMap((plan) => shownPeriods.map((period) => threeYearsOf(plan, period, priced, currency)))) : 0
}

interface Scale {
  readonly priced: PricedShop
  /** 0 if nothing is drawn to scale. */
  readonly longest: number
}

const shareOfYears = (service: Service, period: ShownPeriod, { priced, longest }: Scale) => {
  const [currency] = priced.shop.currencies
  return currency && longest > 0 ? { share: shareOf(threeYearsOf(service, period, priced, currency), longest) } : {}
}

const toPrice = (service: Service, period: ShownPeriod, scale: Scale): PlanPriceView | null => {
  const { priced } = scale
  const { prices } = priced
  const entry = service.prices[period]
  if (!entry) return null
  const price = effectivePrice(entry)
  const firstPayment = (currency: Shop['currencies'][number]) => {
    const breakdown = prices.alone(itemOf(service, period), currency)
    return breakdown ? firstPaymentOf(breakdown) : 0
  }
  const three = (currency: Shop['currencies'][number]) => threeYearsOf(service, period, priced, currency)
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
    ...shareOfYears(service, period, scale),
  }
}

const toPlan = (service: Service, scale: Scale): HostingPlanView => ({
  key: service.id,
  type: service.type,
  name: service.name,
  description: service.description,
  features: service.features,
  popular: service.popular,
  ...(service.textLanguage ? { lang: service.textLanguage } : {}),
  prices: inShownPeriods((period) => toPrice(service, period, scale)),
})

/** The plans an editor listed, in that order, or the whole category. */
const plansOf = (block: HostingPlansBlock, { services }: Shop) => {
  const named = (block.services ?? []).map(({ key }) => services.find(({ id }) => id === key)).filter((plan) => plan !== undefined)
  const isFamily = named.length === 0
  return { isFamily, plans: isFamily ? services.filter(({ category }) => category === block.category) : named }
}

export const toHostingPlansView = (block: HostingPlansBlock, priced: PricedShop): HostingPlansView => {
  const { isFamily, plans } = plansOf(block, priced.shop)
  // Plans from several families are not compared.
  const scale = { priced, longest: isFamily ? longestOf(plans, priced) : 0 }
  const holds = isFamily ? specBarsOf(plans) : new Map<string, never>()
  return {
    heading: block.heading ?? '',
    intro: block.intro ?? null,
    lang: languageOfBlock(block),
    ...shownTaxOf(priced.shop, priced.prices.locale),
    defaultBilling: block.defaultBilling ?? 'monthly',
    savePercent: leastYearlySavingsPercent(plans),
    showPlate: block.showPlate ?? false,
    plans: plans.map((plan) => {
      const held = holds.get(plan.id)
      return held === undefined ? toPlan(plan, scale) : { ...toPlan(plan, scale), holds: held }
    }),
  }
}

interface HostingPlansProps {
  readonly view: HostingPlansView
  readonly placeholderNames: readonly string[]
  readonly AddToCart: AddToCartSlot
  readonly headingLevel?: 1 | 2
}

/** The rack: plans as units of growing height. */
export const HostingPlans = ({ view, placeholderNames, AddToCart, headingLevel }: HostingPlansProps) => {
  const t = useTranslations('hostingPlans')
  const note = usePriceNote(view, 'hostingPlans', t('note'))
  const offersBoth = view.plans.some(({ prices }) => prices.monthly && prices.yearly)
  const popular = Math.max(
    0,
    view.plans.findIndex(({ popular }) => popular),
  )
  const toggle = <PeriodToggle defaultPeriod={view.defaultBilling} savePercent={view.savePercent} />
  return (
    <HeadedSection
      level={headingLevel}
      heading={view.heading}
      intro={view.intro}
      lang={view.lang}
      aside={offersBoth ? toggle : null}
      className="billing"
    >
      {view.plans.length === 0 ? (
        <p className="rack__empty">{t('empty')}</p>
      ) : (
        <div className={classNames('rack', !view.showPlate && 'rack--plain')}>
          <div className="rack__rail" aria-hidden="true" />
          <div className="rack__units">
            <IslandWords namespaces={['hostingPlans', 'periods']}>
              {view.plans.map((plan, index) => (
                <RackUnit
                  key={plan.key}
                  plan={plan}
                  height={index + 1}
                  isPopular={index === popular}
                  showPlate={view.showPlate}
                  titleLevel={headingLevel === 1 ? 2 : 3}
                  placeholderNames={placeholderNames}
                  AddToCart={AddToCart}
                />
              ))}
            </IslandWords>
          </div>
          <div className="rack__rail" aria-hidden="true" />
        </div>
      )}
      {view.plans.length === 0 ? null : <p className="rack__note">{note}</p>}
    </HeadedSection>
  )
}

export const hostingPlansSection = defineSection('hosting-plans', {
  heading: 'page',
  failure: 'services',
  marksBorrowed: true,
  load: async (block, { pricedShop }) => toHostingPlansView(block, await pricedShop()),
  draw: HostingPlans,
})
