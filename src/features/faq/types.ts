export interface FaqView {
  readonly heading: string
  readonly items: readonly { readonly key: string; readonly question: string; readonly answer: string }[]
}
