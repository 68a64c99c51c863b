import type { Minor } from '../money/types'
import type { Result } from '../result'
import type { CardKeeping } from './cards'
import type { PaymentReport } from './payment-report'
import type { ProviderFault, StoredAmount } from './provider-answer'

export const paymentMethodIds = ['offline', 'stripe', 'sandbox'] as const
export type PaymentMethodId = (typeof paymentMethodIds)[number]

/** What a provider is told of an order that waits for its money. */
export interface PaymentRequest {
  readonly orderNumber: string
  readonly email: string
  readonly currency: string
  /** What is due now; 0 needs no payment. */
  readonly amount: Minor
}

/** `reference` is what the payment will be recognised by. */
export interface PaymentStart {
  readonly status: 'pending' | 'paid'
  readonly reference: string
}

/** One try to pay one stored payment on a page of the provider. The same attempt asked for twice is the same page. */
export interface PageRequest extends StoredAmount {
  readonly paymentId: string
  readonly orderNumber: string
  readonly attempt: number
  readonly email: string
  /** The buyer's language, as it stands in addresses. */
  readonly locale: string
  /** What the page calls the thing that is paid. */
  readonly title: string
  readonly returnUrl: string
  readonly cancelUrl: string
  /** U18: the card is kept as well, for charges without its holder, who has agreed. */
  readonly keepsCard?: boolean
}

export interface PaymentPage {
  readonly id: string
  readonly url: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

export interface RefundRequest extends StoredAmount {
  /** The same key gives money back once, however often it is sent. */
  readonly key: string
  /** What the provider calls the money it took. */
  readonly intent: string | null
  readonly orderNumber: string
}

export interface RefundAnswer {
  readonly reference: string
  /** Given back of this payment in all, where the provider counts it. */
  readonly refundedInAll: Minor | null
}

export type UnreadableReport = 'not-offered' | 'bad-signature'

/** The outside world behind the checkout. */
export interface PaymentProvider {
  readonly method: PaymentMethodId
  /** Called inside the order's transaction, so it must not wait for anything outside: no network, no other connection. */
  readonly start: (request: PaymentRequest) => PaymentStart
  /** Never throws. `none` where nobody pays on a page. */
  readonly openPage: (request: PageRequest) => Promise<Result<PaymentPage, ProviderFault>>
  /**
   * So that what is paid otherwise, or owed no more, is not paid there. Never throws; false: nobody knows whether it is closed, so
   * it is asked for again. Money that comes nevertheless is surplus.
   */
  readonly closePage: (pageId: string) => Promise<boolean>
  /** Never throws. */
  readonly refund: (request: RefundRequest) => Promise<Result<RefundAnswer, ProviderFault>>
  /** What it tells by itself: `null` for what the shop need not know. `now` in epoch milliseconds. */
  readonly readReport: (raw: string, signature: string | null, now: number) => Result<PaymentReport | null, UnreadableReport>
  /** The payment some money belongs to, where a report does not say. */
  readonly findPaymentId: (intent: string) => Promise<string | null>
  /** Where cards can be kept. */
  readonly cards?: CardKeeping
}
