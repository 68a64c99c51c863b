/** An amount in the provider's own smallest unit: 29.90 EUR are 2990 with 2 digits. */
export interface ReportedMoney {
  readonly amount: number
  readonly digits: number
  /** ISO 4217, upper case. */
  readonly currency: string
}

interface ReportBase {
  /** The provider's id of the report: the same report sent twice has the same. */
  readonly id: string
  /** What the provider calls it, for the log and the staff. */
  readonly name: string
  /** Ours; null where the report names only the money. */
  readonly paymentId: string | null
  /** Which try of the payment it is about, where it says so. */
  readonly attempt: number | null
  /** What the provider calls the money. */
  readonly intent: string | null
}

/** What a provider tells of a payment. It may come twice, late, and in any order. */
export type PaymentReport = ReportBase &
  (
    | { readonly kind: 'paid'; readonly money: ReportedMoney }
    | { readonly kind: 'processing' }
    /** `isFinal`: this try is over. Otherwise the customer may still try another card on the same page. */
    | { readonly kind: 'failed'; readonly isFinal: boolean; readonly reason: string }
    | { readonly kind: 'expired' }
    /** `refunded` in all, of the whole `money` that was paid. */
    | { readonly kind: 'refunded'; readonly money: ReportedMoney; readonly refunded: number }
    | { readonly kind: 'disputed'; readonly reason: string }
  )
