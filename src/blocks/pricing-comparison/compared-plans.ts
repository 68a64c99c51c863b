import type { Amounts } from '@/core/money/currency'
import type { CategoryId, ItemType } from '@/core/catalog/types'
import type { TaxedView } from '@/components/shop/price-note'
import type { InShownPeriods, ShownPeriod } from '@/components/ui/billing/shown-periods'

/** Costs of a plan in one period before tax (P2, P3, O2, D7). Sent to the browser, so it contains no duplicates. */
export interface ComparedPrice {
  /** Also of later periods. */
  readonly price: Amounts
  readonly listPrice?: Amounts
  readonly setupFee?: Amounts
  /** If different from the price. */
  readonly firstPayment?: Amounts
  readonly threeYears: Amounts
  /** Yearly only, if positive (P3). */
  readonly saving?: Amounts
}

export interface ComparedPlan {
  readonly key: string
  readonly type: ItemType
  readonly name: string
  readonly popular: boolean
  readonly prices: InShownPeriods<ComparedPrice>
  /** O3: full, deposit, installments, on-demand. */
  readonly payments: readonly string[]
}

/** A specification across a family; `null` if a plan lacks it. */
interface ComparedSpec {
  readonly label: string
  readonly values: readonly (string | null)[]
  /** Hidden by "differences only". */
  readonly isSame: boolean
}

export type FigureName = 'price' | 'setupFee' | 'firstPayment' | 'renewal' | 'threeYears' | 'saving'

export interface ComparedFamily {
  readonly category: CategoryId
  readonly plans: readonly ComparedPlan[]
  readonly specs: readonly ComparedSpec[]
  /** Rows that at least one plan has, and whether all plans are equal. */
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

/** `null` if the price has no such amount. */
export const amountsOf = (price: ComparedPrice | undefined, name: FigureName): Amounts | null => {
  if (price === undefined) return null
  if (name === 'renewal') return price.price
  if (name === 'firstPayment') return price.firstPayment ?? price.price
  return price[name] ?? null
}
