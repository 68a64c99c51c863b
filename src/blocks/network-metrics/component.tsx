import type { Metric, NetworkMetricsBlock } from '@/payload-types'
import { type NetworkMetricsView, LiveMetrics } from './live-metrics.client'
import { useTranslations } from 'next-intl'
import { defineSection } from '@/blocks/define-section'
import { TopicIcon } from '@/components/ui/icons/topic-icon'
import { HeadedSection } from '@/components/ui/section/section'

/** M9: formats a number typed as 99.98 in the price locale (99,98 in German); other text stays unchanged. */
const toFigure = (value: string, priceLocale: string | undefined): string => {
  const written = /^\d+(?:\.(?<decimals>\d+))?$/.exec(value)
  if (!written) return value
  const digits = written.groups?.decimals?.length ?? 0
  return new Intl.NumberFormat(priceLocale ?? 'en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    Number(value),
  )
}

interface NetworkFigures {
  readonly documents: readonly Metric[]
  readonly statusPage: string | null
}

export const toNetworkMetricsView = (
  block: NetworkMetricsBlock,
  { documents, statusPage }: NetworkFigures,
  priceLocale: string | undefined,
): NetworkMetricsView => ({
  heading: block.heading ?? '',
  intro: block.intro || null,
  isSample: statusPage === null || documents.some(({ demo }) => demo),
  source: statusPage === null ? null : { href: statusPage, host: new URL(statusPage).host },
  metrics: documents.map(({ key, label, value, unit, trend, icon, color }) => ({
    key,
    label: label ?? '',
    value: toFigure(value, priceLocale),
    unit: unit || null,
    icon: icon ?? '',
    color: /^[a-z0-9-]+$/.test(color ?? '') ? (color ?? '') : '',
    trend: trend ?? null,
  })),
})

/** §4, R9: network figures with their source. Without a source they are labelled as sample data, and only then get simulated trends. */
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
