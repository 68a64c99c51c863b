export interface MetricView {
  readonly key: string
  readonly label: string
  /** As the page's language writes it. */
  readonly value: string
  readonly unit: string | null
  /** §3.21: an icon by its name, and a colour of the design system; empty where none was set. */
  readonly icon: string
  readonly color: string
  /** The editor's, in per cent. Where it is `null`, sample data draws one. */
  readonly trend: number | null
}

export interface NetworkMetricsView {
  readonly heading: string
  readonly intro: string | null
  readonly metrics: readonly MetricView[]
  /** R9: no status page is named, or some of the figures are demo content. */
  readonly isSample: boolean
  readonly source: { readonly href: string; readonly host: string } | null
}
