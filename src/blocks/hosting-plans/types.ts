import type { ItemType } from '@/core/catalog/types'
import type { Amounts } from '@/core/money/currency'
import type { TaxedView } from '@/components/shop/price-note'
import type { InShownPeriods, ShownPeriod } from '@/components/ui/billing/shown-periods'

/** Costs of a plan in one period, formatted in each currency; absent if there are none. */
export interface PlanPriceView {
  /** Effective price (P2), also of later periods. */
  readonly price: Amounts
  /** List price, if the service is discounted. */
  readonly listPrice?: Amounts
  /** O2: part of the first payment. */
  readonly setupFee?: Amounts
  /** D7: discount on the first payment for paying yearly. */
  readonly automaticDiscount?: Amounts
  /** price + setup fee − automatic discount, before tax and before other discounts. */
  readonly firstPayment: Amounts
  /** Monthly only: the first twelve months. */
  readonly firstYear?: Amounts
  /** Everything paid by the end of the third year. */
  readonly threeYears: Amounts
  /** Share of the highest three-year cost; only for a whole family. */
  readonly share?: number
}

export interface HoldView {
  readonly label: string
  readonly value: string
  readonly share: number
}

export interface HostingPlanView {
  readonly key: string
  readonly type: ItemType
  readonly name: string
  readonly description: string
  readonly features: readonly string[]
  readonly popular: boolean
  /** R20: language of description and features, if not the page's. */
  readonly lang?: string
  /** Bars to scale; only for a whole family. */
  readonly holds?: readonly HoldView[]
  readonly prices: InShownPeriods<PlanPriceView>
}

export interface HostingPlansView extends TaxedView {
  readonly heading: string
  readonly intro?: string | null
  /** R20: language of heading and intro. */
  readonly lang?: string
  readonly defaultBilling: ShownPeriod
  /** P3: computed from effective prices; `null` hides the label. */
  readonly savePercent: number | null
  /** Whether the visitor's domain can be put on a plan. */
  readonly showPlate: boolean
  readonly plans: readonly HostingPlanView[]
}
