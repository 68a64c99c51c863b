import type { ExtensionCategory } from '@/core/catalog/types'
import type { Amounts } from '@/core/money/currency'
import type { EndingOffer } from '@/parts/endings/ending-row'
import { endingFigures } from '@/modules/catalog/catalog.service'

/** How the list can be sorted. */
export const endingSorts = ['popular', ...endingFigures] as const
export type EndingSort = (typeof endingSorts)[number]

export interface EndingRowView extends EndingOffer {
  /** What a move here costs, where that is not the first year's price. */
  readonly transfer: Amounts | null
}

export interface EndingsPageView {
  readonly question: string
  readonly category: ExtensionCategory | null
  readonly sort: EndingSort
  /** The kinds there are, first that of all. */
  readonly kinds: readonly { readonly category: ExtensionCategory | null; readonly href: string }[]
  readonly sorts: readonly { readonly sort: EndingSort; readonly href: string }[]
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
