import type { ExtensionCategory } from '@/core/catalog/types'
import type { EndingOffer } from '@/parts/endings/ending-row'

export interface ExtensionPriceView extends EndingOffer {
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
