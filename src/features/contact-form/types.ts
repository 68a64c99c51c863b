export interface ContactFormView {
  readonly heading: string
  readonly intro: string
  readonly details: readonly { readonly label: string; readonly value: string }[]
}
