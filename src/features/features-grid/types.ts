export interface FeaturesGridView {
  readonly heading: string
  readonly intro?: string | null
  readonly items: readonly { readonly icon?: string | null; readonly title: string; readonly description: string }[]
}
