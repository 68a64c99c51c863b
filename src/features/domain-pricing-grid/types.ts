import type { ExtensionCategory } from '@/core/catalog/types'
import type { Amounts } from '@/core/money/amounts-in-every-currency'

export interface ExtensionPriceView {
  /** With its leading dot. */
  readonly extension: string
  readonly description: string
  readonly price: Amounts
  /** P5: list price and the rounded gap, where it is higher. */
  readonly original: Amounts | null
  readonly discountPercent: number | null
  readonly renewal: Amounts
  readonly popular: boolean
  readonly href: string
}

export interface ExtensionGroupView {
  readonly category: ExtensionCategory
  readonly rows: readonly ExtensionPriceView[]
}

export interface DomainPricingGridView {
  readonly heading: string
  readonly intro: string | null
  readonly groups: readonly ExtensionGroupView[]
  /** How many endings there are, where not all of them are shown. */
  readonly total: number | null
}
