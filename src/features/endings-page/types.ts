import type { ExtensionCategory } from '@/core/catalog/types'
import type { Amounts } from '@/core/money/amounts-in-every-currency'

export interface EndingRowView {
  /** With its leading dot. */
  readonly extension: string
  readonly description: string
  readonly popular: boolean
  readonly price: Amounts
  /** P5: list price and the rounded gap, where it is higher. */
  readonly original: Amounts | null
  readonly discountPercent: number | null
  readonly renewal: Amounts
  readonly transfer: Amounts
}

export interface EndingsPageView {
  readonly question: string
  readonly category: ExtensionCategory | null
  readonly rows: readonly EndingRowView[]
  readonly page: number
  readonly pages: number
  /** Endings on all pages. */
  readonly total: number
  /** Addresses with their language prefix. */
  readonly previous: string | null
  readonly next: string | null
  readonly action: string
  readonly search: string
}
