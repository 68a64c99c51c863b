export interface MetricView {
  readonly key: string
  readonly label: string
  /** As the page's language writes it. */
  readonly value: string
  readonly unit: string | null
}

export interface NetworkMetricsView {
  readonly heading: string
  readonly intro: string | null
  readonly metrics: readonly MetricView[]
}
