import type { Locale } from '@/config/locales'
import type { BillingPeriod } from '@/core/catalog/types'
import type { Minor } from '@/core/money/types'
import type { QuoteItemRequest } from '@/core/orders/types'
import type { Balance, EndReason, SubscriptionDates, SubscriptionKind } from '@/core/subscriptions/types'
import type { Rhythm } from '@/core/subscriptions/terms'

/** What was bought and lives on. Instants are epoch milliseconds. */
export interface SubscriptionRecord extends SubscriptionDates, Rhythm {
  readonly id: string
  readonly isHeld: boolean
  readonly partDueAt: number | null
  readonly orderId: string
  readonly kind: SubscriptionKind
  readonly product: string
  readonly name: string
  readonly items: readonly QuoteItemRequest[]
  readonly quantity: number
  readonly billing: BillingPeriod
  /** Of the current term, before discounts and tax. */
  readonly amount: Minor
  readonly currency: string
  /** U36: null where its terms are paid one by one. */
  readonly balance: Balance | null
  /** U10: what changes left over, before tax: it pays the next terms. */
  readonly credit: Minor
  readonly digits: 0 | 2
  readonly endReason: EndReason | null
  readonly customerId: string | null
  readonly email: string
  readonly locale: Locale
  /** O7: the order of somebody who has no account to look after it with. */
  readonly guestOrder: string | null
}
