import type { ExtensionCategory } from '@/core/catalog/types'
import type { Amounts } from '@/core/money/amounts-in-every-currency'
import type { EndingOffer } from '@/parts/endings/ending-row'

export interface EndingRowView extends EndingOffer {
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
