export interface DnsLookupView {
  readonly heading: string
  readonly intro: string | null
}
