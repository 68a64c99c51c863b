import type { Locale } from '@/config/locales'
import type { Metric, NetworkMetricsBlock } from '@/payload-types'

import type { NetworkMetricsView } from './types'

/** An editor types 99.98; a German page shows 99,98. What is no number is shown as it stands. */
const toFigure = (value: string, locale: Locale): string => {
  const written = /^\d+(?:\.(?<decimals>\d+))?$/.exec(value)
  if (!written) return value
  const digits = written.groups?.decimals?.length ?? 0
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(Number(value))
}

interface NetworkFigures {
  readonly documents: readonly Metric[]
  readonly statusPage: string | null
}

export const toNetworkMetricsView = (
  block: NetworkMetricsBlock,
  { documents, statusPage }: NetworkFigures,
  locale: Locale,
): NetworkMetricsView => ({
  heading: block.heading ?? '',
  intro: block.intro || null,
  isSample: statusPage === null || documents.some(({ demo }) => demo),
  source: statusPage === null ? null : { href: statusPage, host: new URL(statusPage).host },
  metrics: documents.map(({ key, label, value, unit, trend }) => ({
    key,
    label: label ?? '',
    value: toFigure(value, locale),
    unit: unit || null,
    trend: trend ?? null,
  })),
})
