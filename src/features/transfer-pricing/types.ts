import type { Amounts } from '@/core/money/currency'

export interface TransferPriceView {
  /** With its leading dot. */
  readonly extension: string
  readonly price: Amounts
  readonly original: Amounts | null
  /** What is taken off the list price. */
  readonly savings: Amounts | null
  readonly popular: boolean
  readonly description: string
  readonly features: readonly string[]
}

export interface TransferPricingView {
  readonly heading: string
  readonly intro: string | null
  readonly rows: readonly TransferPriceView[]
  /** How many endings are listed, where not all of them are shown. */
  readonly total: number | null
  /** P8: any other extension. */
  readonly others: Pick<TransferPriceView, 'price' | 'original' | 'savings'>
}
