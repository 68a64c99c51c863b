import { useTranslations } from 'next-intl'

import { defineSection } from '@/parts/sections/define-section'
import { TopicIcon } from '@/ui/icons/topic-icon'
import { HeadedSection } from '@/ui/section/section'

import { LiveMetrics } from './live-metrics.client'
import { toNetworkMetricsView } from './to-view'
import type { NetworkMetricsView } from './types'

/** §4, R9: the network's figures, with their source. Without one they are labelled once as sample data, and only then trends are drawn. */
export const NetworkMetrics = ({ view }: { readonly view: NetworkMetricsView }) => {
  const t = useTranslations('networkMetrics')
  const { metrics, isSample, source } = view
  if (metrics.length === 0) return null
  return (
    <HeadedSection heading={view.heading} intro={view.intro}>
      <LiveMetrics
        metrics={metrics}
        icons={metrics.map(({ key, icon, color }) =>
          icon === '' ? null : (
            <span key={key} className="metric__icon" style={color === '' ? undefined : { color: `var(--${color}, currentColor)` }}>
              <TopicIcon name={icon} size={20} />
            </span>
          ),
        )}
        isSample={isSample}
        note={
          <p className="small muted">
            {isSample ? <span>{t('illustrative')}</span> : null}{' '}
            {source ? <a href={source.href}>{t('source', { host: source.host })}</a> : null}
          </p>
        }
        labels={{ rising: t('rising'), falling: t('falling'), hold: t('hold') }}
      />
    </HeadedSection>
  )
}

export const networkMetricsSection = defineSection('network-metrics', {
  heading: 'section',
  failure: 'generic',
  load: async (block, { metrics, statusPage, priceLocale }) =>
    toNetworkMetricsView(block, { documents: await metrics(), statusPage: await statusPage() }, await priceLocale()),
  draw: NetworkMetrics,
})
