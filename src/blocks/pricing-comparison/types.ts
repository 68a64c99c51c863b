import type { Amounts } from '@/core/money/currency'
import type { CategoryId, ItemType } from '@/core/catalog/types'
import type { TaxedView } from '@/components/shop/price-note'
import type { InShownPeriods, ShownPeriod } from '@/components/ui/billing/shown-periods'

/** What a plan costs when paid by one period (P2, P3, O2, D7), before tax. The browser draws it too, so nothing is said twice in it. */
export interface ComparedPrice {
  /** Of every period after the first, too. */
  readonly price: Amounts
  readonly listPrice?: Amounts
  readonly setupFee?: Amounts
  /** Where it is another than the price. */
  readonly firstPayment?: Amounts
  readonly threeYears: Amounts
  /** Yearly only, where positive (P3). */
  readonly saving?: Amounts
}

export interface ComparedPlan {
  readonly key: string
  /** Of what the cart is asked for. */
  readonly type: ItemType
  readonly name: string
  readonly popular: boolean
  readonly prices: InShownPeriods<ComparedPrice>
  /** How it may be paid: full, deposit, installments, on-demand (O3). */
  readonly payments: readonly string[]
}

/** A specification across the plans of a family; `null` where a plan has none. */
interface ComparedSpec {
  readonly label: string
  readonly values: readonly (string | null)[]
  /** All plans say the same: "differences only" hides it. */
  readonly isSame: boolean
}

/** Which rows of figures are the same for every plan, by period. */
export type FigureName = 'price' | 'setupFee' | 'firstPayment' | 'renewal' | 'threeYears' | 'saving'

export interface ComparedFamily {
  readonly category: CategoryId
  readonly plans: readonly ComparedPlan[]
  readonly specs: readonly ComparedSpec[]
  /** Rows of figures at least one plan has, and whether they are the same for all of them. */
  readonly figures: readonly { readonly name: FigureName; readonly isSame: boolean }[]
  readonly arePaymentsSame: boolean
}

export interface PricingComparisonView extends TaxedView {
  readonly heading: string
  readonly intro?: string | null
  readonly defaultBilling: ShownPeriod
  readonly savePercent: number | null
  readonly families: readonly ComparedFamily[]
}
