import type { Amounts } from '@/core/money/currency'
export interface DomainPriceView {
  /** With leading dot. */
  readonly extension: string
  readonly firstYear: Amounts
  /** P5: list price, if higher. */
  readonly original?: Amounts
  readonly renewal: Amounts
  readonly threeYears: Amounts
  /** In USD, for the length of the bars only. */
  readonly scale: { readonly firstYear: number; readonly renewal: number }
}

export interface DomainPricingView {
  readonly heading: string
  readonly intro?: string | null
  readonly rows: readonly DomainPriceView[]
  /** Link to the domain search, with language prefix. */
  readonly href: string
  /** Number of TLDs, if not all are shown. */
  readonly total: number | null
}
