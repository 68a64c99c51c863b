import { isWithinCategory } from '@/core/catalog/categories'
import { type Service, billingPeriods } from '@/core/catalog/types'
import { effectivePrice, offeredPeriods, yearlySavingsPercent } from '@/core/pricing/prices'
import { toEstimateContext } from '@/components/estimate/to-estimate-world'
import type { HostingSummaryBlock } from '@/payload-types'
import type { PricedShop } from '@/components/plans/section-reads'
import type { ShopPrices } from '@/modules/content/shop-settings'
import type { HostingSummaryView, SummaryPlanView } from './summary-form.client'
import { useTranslations } from 'next-intl'
import { defineSection } from '@/blocks/define-section'
import { IslandWords } from '@/components/words/words'
import { HeadedSection } from '@/components/ui/section/section'
import { SummaryForm } from './summary-form.split.client'

const toPlan = (service: Service, prices: ShopPrices): SummaryPlanView => ({
  key: service.id,
  name: service.name,
  description: service.description,
  popular: service.popular,
  periods: offeredPeriods(service.prices).flatMap((period) => {
    const entry = service.prices[period]
    if (!entry) return []
    return [
      { period, price: prices.unit(effectivePrice(entry)), savePercent: period === 'yearly' ? yearlySavingsPercent(service.prices) : null },
    ]
  }),
})

export const toHostingSummaryView = (block: HostingSummaryBlock, { shop, prices }: PricedShop): HostingSummaryView => {
  const node = block.category === 'mixed' ? 'hosting' : block.category
  const services = shop.services.filter(
    ({ category, prices: periods }) => isWithinCategory(category, node) && offeredPeriods(periods).length > 0,
  )
  return {
    heading: block.heading ?? '',
    intro: block.intro ?? null,
    plans: services.map((service) => toPlan(service, prices)),
    world: toEstimateContext(shop, { services }),
  }
}

interface HostingSummaryProps {
  readonly view: HostingSummaryView
  readonly headingLevel?: 1 | 2
}

/** Order summary with plan, period, quantity and payment option (§2). */
const HostingSummary = ({ view, headingLevel }: HostingSummaryProps) => {
  const t = useTranslations('estimate')
  const periods = useTranslations('periods')
  const savings = view.plans.flatMap((plan) => {
    const percent = plan.periods.find(({ savePercent }) => savePercent !== null)?.savePercent
    return percent ? [[plan.key, periods('save', { percent })] as const] : []
  })
  return (
    <HeadedSection level={headingLevel} heading={view.heading} intro={view.intro}>
      {view.plans.length === 0 ? (
        <p className="muted">{t('empty')}</p>
      ) : (
        <IslandWords namespaces={['estimate']}>
          <SummaryForm
            plans={view.plans}
            world={view.world}
            labels={{
              popular: periods('popular'),
              periods: Object.fromEntries(
                billingPeriods.map((period) => [period, { name: periods('name', { period }), per: periods('per', { period }) }]),
              ),
              savings: Object.fromEntries(savings),
            }}
          />
        </IslandWords>
      )}
    </HeadedSection>
  )
}

export const hostingSummarySection = defineSection('hosting-summary', {
  heading: 'page',
  failure: 'services',
  load: async (block, { pricedShop }) => toHostingSummaryView(block, await pricedShop()),
  draw: HostingSummary,
})
