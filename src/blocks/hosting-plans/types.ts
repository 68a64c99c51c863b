import type { ItemType } from '@/core/catalog/types'
import type { Amounts } from '@/core/money/currency'
import type { TaxedView } from '@/components/shop/price-note'
import type { InShownPeriods, ShownPeriod } from '@/components/ui/billing/shown-periods'

/** What a plan costs when paid by one period. All amounts are formatted, one for each currency; what there is none of is not written. */
export interface PlanPriceView {
  /** Effective price of one period (P2), of every period after the first too. */
  readonly price: Amounts
  /** The list price, where the service itself is discounted. */
  readonly listPrice?: Amounts
  /** O2: part of the first payment. */
  readonly setupFee?: Amounts
  /** D7: taken off the first payment for paying yearly. */
  readonly automaticDiscount?: Amounts
  /** price + setup fee − automatic discount, before tax and before other discounts. */
  readonly firstPayment: Amounts
  /** Monthly only: the first twelve months. */
  readonly firstYear?: Amounts
  /** Everything paid by the end of the third year. */
  readonly threeYears: Amounts
  /** Of the dearest plan's three years, where a whole family stands beside each other. */
  readonly share?: number
}

/** How much of something a plan holds, beside the largest plan of its family. */
export interface HoldView {
  readonly label: string
  readonly value: string
  readonly share: number
}

export interface HostingPlanView {
  readonly key: string
  /** Of what the cart is asked for. */
  readonly type: ItemType
  readonly name: string
  readonly description: string
  readonly features: readonly string[]
  readonly popular: boolean
  /** R20: of description and features, where it is not the page's. */
  readonly lang?: string
  /** Drawn to scale; only where a whole family stands beside each other. */
  readonly holds?: readonly HoldView[]
  readonly prices: InShownPeriods<PlanPriceView>
}

export interface HostingPlansView extends TaxedView {
  readonly heading: string
  readonly intro?: string | null
  /** R20: of heading and intro. */
  readonly lang?: string
  readonly defaultBilling: ShownPeriod
  /** P3: computed from effective prices; `null` hides the label. */
  readonly savePercent: number | null
  /** Whether the visitor's name can be hung on a plan. */
  readonly showPlate: boolean
  readonly plans: readonly HostingPlanView[]
}
