import type { Locale } from '@/config/locales'
import type { InvoiceBuyer, InvoiceKind, InvoiceLine, Seller } from '@/core/invoices/types'
import type { Minor } from '@/core/money/types'
import type { TaxNote } from '@/core/tax/types'
import type { PaymentMethodId } from '@/core/payments/types'

/** How much of an invoice went back. A credit note is issued, and that is all. */
export type InvoiceStatus = 'issued' | 'partly-credited' | 'credited'

/** What the currency of the books makes of a document; `null` where the shop had no rate for it. */
export interface BookAmounts {
  readonly currency: string
  readonly digits: 0 | 2
  readonly gross: Minor
  readonly tax: Minor
}

/** A document as it was written (I1, I3, I5): nothing of it changes afterwards but `status` and `credited`. */
export interface InvoiceRecord {
  readonly id: string
  readonly kind: InvoiceKind
  readonly number: string
  readonly year: number
  readonly position: number
  readonly status: InvoiceStatus
  /** Epoch milliseconds. */
  readonly issuedAt: number
  /** The day it is dated, YYYY-MM-DD, where the books are kept. */
  readonly issuedOn: string
  readonly orderId: string
  readonly orderNumber: string
  readonly paymentId: string
  /** What a credit note takes back. */
  readonly corrects: { readonly id: string; readonly number: string } | null
  readonly paidThrough: PaymentMethodId
  readonly seller: Seller
  readonly buyer: InvoiceBuyer
  readonly lines: readonly InvoiceLine[]
  readonly currency: string
  readonly digits: 0 | 2
  /** Units per US dollar, as the order froze it. */
  readonly exchangeRate: number
  readonly rateDate: string
  readonly taxRate: number
  /** T7: `null` where the shop had one rate for everybody. */
  readonly taxNote: TaxNote | null
  readonly net: Minor
  readonly tax: Minor
  readonly gross: Minor
  /** Of an invoice: what its credit notes come to. */
  readonly credited: Minor
  readonly books: BookAmounts | null
  readonly locale: Locale
}
