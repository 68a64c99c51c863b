export interface MetricView {
  readonly key: string
  readonly label: string
  /** As the page's language writes it. */
  readonly value: string
  readonly unit: string | null
  /** The editor's, in per cent; `null` where one is drawn from the beginning. */
  readonly trend: number | null
}

export interface NetworkMetricsView {
  readonly heading: string
  readonly intro: string | null
  readonly metrics: readonly MetricView[]
}
