import type { Amounts } from '@/core/money/amounts-in-every-currency'
import type { QuoteItemRequest } from '@/core/orders/types'
import type { InShownPeriods, ShownPeriod } from '@/ui/billing/shown-periods'

export interface SslPriceView {
  readonly price: Amounts
  /** P6: price × the strike multiplier; `null` where the setting is off. A list price, never called a saving. */
  readonly struck: Amounts | null
  readonly item: QuoteItemRequest
}

export interface SslPlanView {
  readonly key: string
  /** "DV": the letters a certificate is known by. */
  readonly mark: string
  readonly name: string
  readonly description: string
  /** Validation, issuance, warranty, in the same order for every plan. */
  readonly specs: readonly { readonly label: string; readonly value: string }[]
  readonly features: readonly string[]
  readonly popular: boolean
  readonly prices: InShownPeriods<SslPriceView>
}

export interface SslPlansView {
  readonly heading: string
  readonly intro?: string | null
  /** `strip`: a table on the wall beside an address bar. `plans`: one row a certificate, with its button. */
  readonly presentation: 'plans' | 'strip'
  readonly defaultBilling: ShownPeriod
  /** P3. */
  readonly savePercent: number | null
  readonly plans: readonly SslPlanView[]
  /** Where the strip leads, with its language prefix. */
  readonly href: string
}
