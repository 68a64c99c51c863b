import { useTranslations } from 'next-intl'

import { billingPeriods } from '@/core/catalog/types'
import { defineSection } from '@/parts/sections/define-section'
import { IslandWords } from '@/parts/words/island-words'
import { HeadedSection } from '@/ui/section/section'

import { SummaryForm } from './summary-form.split.client'
import { toHostingSummaryView } from './to-view'
import type { HostingSummaryView } from './types'

interface HostingSummaryProps {
  readonly view: HostingSummaryView
  readonly headingLevel?: 1 | 2
}

/** §2: plan, period, quantity and way to pay chosen, and what that comes to, line by line. */
export const HostingSummary = ({ view, headingLevel }: HostingSummaryProps) => {
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
