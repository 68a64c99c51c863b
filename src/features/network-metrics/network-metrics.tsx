import { useLocale, useTranslations } from 'next-intl'

import { defineSection } from '@/parts/sections/define-section'
import { HeadedSection } from '@/ui/section/section'

import { LiveMetrics } from './live-metrics.client'
import { toNetworkMetricsView } from './to-view'
import type { NetworkMetricsView } from './types'

/** §4, R9: the network's figures. The page says that they are illustrative; their trends are drawn in the browser only. */
export const NetworkMetrics = ({ view }: { readonly view: NetworkMetricsView }) => {
  const t = useTranslations('networkMetrics')
  const locale = useLocale()
  if (view.metrics.length === 0) return null
  return (
    <HeadedSection heading={view.heading} intro={view.intro}>
      <LiveMetrics
        metrics={view.metrics}
        locale={locale}
        labels={{ illustrative: t('illustrative'), rising: t('rising'), falling: t('falling'), hold: t('hold') }}
      />
    </HeadedSection>
  )
}

export const networkMetricsSection = defineSection('network-metrics', {
  heading: 'section',
  failure: 'generic',
  load: async (block, { locale, metrics }) => toNetworkMetricsView(block, await metrics(), locale),
  draw: NetworkMetrics,
})
