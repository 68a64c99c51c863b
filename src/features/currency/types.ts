/** A currency a visitor may choose, in the words of the page's language. */
export interface CurrencyOption {
  readonly code: string
  readonly symbol: string
  readonly name: string
}
