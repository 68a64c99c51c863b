import type { ItemType } from '@/core/catalog/types'
import type { Amounts } from '@/core/money/amounts-in-every-currency'
import type { InShownPeriods, ShownPeriod } from '@/ui/billing/shown-periods'

/** What a plan costs when paid by one period. All amounts are formatted, one for each currency. */
export interface PlanPriceView {
  /** Effective price of one period (P2). */
  readonly price: Amounts
  /** The list price, where the service itself is discounted. */
  readonly listPrice: Amounts | null
  /** O2: part of the first payment; `null` where there is none. */
  readonly setupFee: Amounts | null
  /** D7: taken off the first payment for paying yearly; `null` where it does not apply. */
  readonly automaticDiscount: { readonly percent: number; readonly amount: Amounts } | null
  /** price + setup fee − automatic discount, before tax and before other discounts. */
  readonly firstPayment: Amounts
  /** Monthly only: the first twelve months. */
  readonly firstYear: Amounts | null
  /** Yearly only: every year after the first. */
  readonly renewal: Amounts | null
  /** Everything paid by the end of the third year. */
  readonly threeYears: Amounts
}

export interface HostingPlanView {
  readonly key: string
  /** Of what the cart is asked for. */
  readonly type: ItemType
  readonly name: string
  readonly description: string
  readonly features: readonly string[]
  readonly popular: boolean
  readonly prices: InShownPeriods<PlanPriceView>
}

export interface HostingPlansView {
  readonly heading: string
  readonly intro?: string | null
  readonly defaultBilling: ShownPeriod
  /** P3: computed from effective prices; `null` hides the label. */
  readonly savePercent: number | null
  /** Whether the visitor's name can be hung on a plan. */
  readonly showPlate: boolean
  readonly plans: readonly HostingPlanView[]
}
