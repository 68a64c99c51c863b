import type { Amounts } from '@/core/money/currency'
export interface DomainPriceView {
  /** With its leading dot. */
  readonly extension: string
  readonly firstYear: Amounts
  /** P5: list price, where it is higher. */
  readonly original?: Amounts
  readonly renewal: Amounts
  readonly threeYears: Amounts
  /** USD, for the length of the bars only. */
  readonly scale: { readonly firstYear: number; readonly renewal: number }
}

export interface DomainPricingView {
  readonly heading: string
  readonly intro?: string | null
  readonly rows: readonly DomainPriceView[]
  /** Where a name with one of these endings is searched, with its language prefix. */
  readonly href: string
  /** How many endings there are, where not all of them are shown. */
  readonly total: number | null
}
