import type { BillingAddress, Contact } from '@/contract/checkout'
import type { PaymentMethodId } from '@/core/payments/types'
import type { OrderStatus } from '@/core/orders/order-status'
import type { AppliedDiscount } from '@/core/discounts/applied-discount'
import type { Breakdown, QuoteLine } from '@/core/orders/types'
import type { Minor } from '@/core/money/types'
import type { TaxNote } from '@/core/tax/types'
import type { VatIdProof } from '@/core/tax/vat-id-checker'
import type { Locale } from '@/config/locales'
import type { OrderAccess } from './order-access'

export interface OrderEvent {
  readonly type: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly note: string | null
}

/** T7: why an order is taxed as it is; of a confirmed VAT number also when it was confirmed. */
export interface OrderTax extends TaxNote {
  readonly proof?: VatIdProof
}

/** An order as it was placed (M4): everything it was priced with, in minor units of its currency. */
export interface OrderRecord extends OrderAccess {
  readonly id: string
  /** Epoch milliseconds. */
  readonly orderDate: number
  readonly status: OrderStatus
  readonly contact: Contact
  readonly billingAddress: BillingAddress
  readonly currency: string
  readonly digits: 0 | 2
  readonly exchangeRate: number
  /** YYYY-MM-DD. */
  readonly rateDate: string
  readonly taxRate: number
  /** T7: `null` where the shop had one rate for everybody. */
  readonly tax: OrderTax | null
  readonly lines: readonly QuoteLine[]
  readonly discounts: { readonly automatic: readonly AppliedDiscount[]; readonly codes: readonly AppliedDiscount[] }
  readonly breakdown: Breakdown
  readonly dueNow: Minor
  readonly dueLater: Minor
  readonly paymentMethod: PaymentMethodId
  readonly paymentReference: string
  readonly customerId: string | null
  /** Of the account it belongs to. */
  readonly accountEmail: string | null
  readonly customerKey: string
  readonly locale: Locale
  readonly idempotencyKey: string
  readonly idempotencyHash: string
  readonly events: readonly OrderEvent[]
  /** O16: epoch milliseconds; `null` once it is paid or over, and for orders that end by rules of their own. */
  readonly expiresAt: number | null
}
