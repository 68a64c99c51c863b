import type { Amounts } from '@/core/money/amounts-in-every-currency'
import type { BillingPeriod } from '@/core/catalog/types'
import type { QuoteItemRequest } from '@/core/orders/types'
import type { InShownPeriods, ShownPeriod } from '@/ui/billing/shown-periods'

export interface EmailPriceView {
  readonly price: Amounts
  /** P6: by the year, the price times the family's multiplier. */
  readonly original: Amounts | null
  readonly item: QuoteItemRequest
}

export interface EmailPlanView {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly features: readonly string[]
  /** Accounts, storage, attachments and domains, in the order of the first plan. */
  readonly specs: readonly { readonly label: string; readonly value: string }[]
  /** How many mailboxes are drawn; `null` where the first figure is no number. */
  readonly boxes: number | null
  readonly popular: boolean
  readonly prices: InShownPeriods<EmailPriceView>
  /** P4: periods beside the toggle's two. */
  readonly otherPrices: readonly { readonly period: BillingPeriod; readonly price: Amounts }[]
}

export interface EmailPlansView {
  readonly heading: string
  readonly intro?: string | null
  readonly defaultBilling: ShownPeriod
  /** P3. */
  readonly savePercent: number | null
  readonly plans: readonly EmailPlanView[]
}
