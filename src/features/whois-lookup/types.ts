export interface WhoisLookupView {
  readonly heading: string
  readonly intro: string | null
}
