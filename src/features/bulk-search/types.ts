export interface BulkSearchView {
  readonly heading: string
  readonly intro: string | null
}
