export interface MetricView {
  readonly key: string
  readonly label: string
  /** Formatted for the page's language. */
  readonly value: string
  readonly unit: string | null
  /** §3.21: name of an icon and colour of the design system; empty if unset. */
  readonly icon: string
  readonly color: string
  /** In per cent; if `null`, sample data gets a simulated one. */
  readonly trend: number | null
}

export interface NetworkMetricsView {
  readonly heading: string
  readonly intro: string | null
  readonly metrics: readonly MetricView[]
  /** R9: no status page is set, or some figures are demo content. */
  readonly isSample: boolean
  readonly source: { readonly href: string; readonly host: string } | null
}
