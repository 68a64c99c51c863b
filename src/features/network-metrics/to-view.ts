import type { Metric, NetworkMetricsBlock } from '@/payload-types'

import type { NetworkMetricsView } from './types'

/** M9: an editor types 99.98; prices written as in German make it 99,98. What is no number is shown as it stands. */
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
