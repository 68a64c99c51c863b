import type { BillingPeriod, CategoryId, ItemType } from '@/core/catalog/types'
import type { TaxedView } from '@/components/shop/price-note'
import type { ShownAmounts } from '@/components/ui/price/price'

/** Amounts are once per currency as the page is drawn, in the shown one when the browser asked again. */
export interface RowPriceView {
  readonly period: BillingPeriod
  /** Effective price of one period (P2). */
  readonly price: ShownAmounts
  /** List price of a discounted service, or the multiplier's (P6). */
  readonly original?: ShownAmounts
  readonly setupFee?: ShownAmounts
  /** A domain's price from year two, where it is another. */
  readonly renewal?: ShownAmounts
  /** P3: of the yearly price. */
  readonly savePercent?: number
}

/** One thing that is sold. The browser draws it too: what it does not have is not written, and what is not drawn is not here. */
export interface ServiceRowView {
  /** Of a service, the id that the cart is asked for. */
  readonly key: string
  readonly type: ItemType
  readonly category: CategoryId
  readonly name: string
  readonly description: string
  /** R20: of the description, where it is not the page's. */
  readonly lang?: string
  readonly specs?: readonly { readonly label: string; readonly value: string }[]
  readonly popular?: boolean
  /** P4: shortest period first. */
  readonly prices: readonly RowPriceView[]
  /** Where it is bought instead of here: a name, and what belongs to one, begins with the search. */
  readonly href?: string
}

/** Words the server hands to the browser, so that they are not sent with every page. */
export interface ServicesGridLabels {
  readonly categories: Readonly<Record<string, string>>
  readonly periods: Readonly<Record<string, { readonly name: string; readonly per: string; readonly save: string }>>
  readonly popular: string
  readonly choosePeriod: string
  readonly setupFee: string
  readonly insteadOf: string
  readonly renewsAt: string
  readonly nameFirst: string
  readonly needsName: string
  readonly filter: string
  readonly empty: string
  readonly showAll: string
  /** "Show 2 more", by how many there are. */
  readonly more: readonly string[]
  /** §8, with `{message}` still in it. */
  readonly failed: string
  readonly unknownError: string
  readonly noConnection: string
  readonly retry: string
  readonly loading: string
}

export interface ServicesGridView extends TaxedView {
  readonly heading: string
  readonly intro?: string | null
  /** `null` is All Services. */
  readonly defaultCategory: CategoryId | null
  readonly showFilter: boolean
  readonly rows: readonly ServiceRowView[]
  /** How many endings there are, where some of them, and not all, are among the rows. */
  readonly totalEndings: number | null
}
