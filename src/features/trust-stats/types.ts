export interface TrustStatsView {
  readonly items: readonly { readonly value: string; readonly label: string }[]
}
