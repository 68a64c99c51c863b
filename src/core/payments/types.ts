import type { Minor } from '../money/types'
import type { Result } from '../result'

/** M4: taken from the stored order. */
export interface StoredAmount {
  readonly amount: Minor
  readonly currency: string
  readonly digits: 0 | 2
}

/** `passing`: outcome unknown, retry the same attempt. `final`: rejected by the provider. */
export interface ProviderError {
  readonly kind: 'none' | 'passing' | 'final'
  /** For the log and staff; contains no secrets. */
  readonly message: string
  /** Set on timeouts and outages. */
  readonly isAway?: true
}

/** U18: the only card data that the shop stores; the number never reaches it. */
export interface CardDisplay {
  readonly brand: string
  readonly lastFour: string
  readonly expiryMonth: number
  readonly expiryYear: number
}

/** The provider's ids of the payment method and the customer. */
export interface CardName {
  readonly reference: string
  readonly payer: string
}

export interface SavedCard extends CardDisplay, CardName {}

/** U20: off-session charge for one stored payment. Idempotent per attempt. */
export interface ChargeRequest extends StoredAmount {
  readonly paymentId: string
  readonly orderNumber: string
  readonly attempt: number
  readonly title: string
  readonly card: CardName
  /** Start of this attempt, epoch milliseconds. */
  readonly startedAt: number
}

/** `isHard`: the card would be declined again on a retry. `unknown`: query the attempt again. */
export type ChargeAnswer =
  | { readonly kind: 'paid'; readonly intent: string }
  | { readonly kind: 'declined'; readonly reason: string; readonly isHard: boolean }
  /** Requires customer authentication (SCA). */
  | { readonly kind: 'authentication' }
  | { readonly kind: 'unknown'; readonly fault: ProviderError }

/** `none`: the provider knows no such attempt. */
export type FoundCharge = ChargeAnswer | { readonly kind: 'none' }

/** Whether the page can still accept money. `paid`: the webhook may not have arrived yet. */
export type EndedPage = 'closed' | 'paid' | 'unknown'

/** Saved payment methods. Methods never throw. */
export interface CardKeeping {
  /** The card saved with a payment; null if none was saved. */
  readonly findCard: (intent: string) => Promise<Result<SavedCard | null, ProviderError>>
  /** False means that the caller should retry later. */
  readonly forget: (card: CardName) => Promise<boolean>
  readonly charge: (request: ChargeRequest) => Promise<ChargeAnswer>
  /** Asks the provider about an attempt; never charges. */
  readonly findCharge: (request: ChargeRequest) => Promise<FoundCharge>
  /** Expires the payment page, so that the page and the card can't both be charged. */
  readonly endPage: (pageId: string) => Promise<EndedPage>
}

/** U18: version of the mandate text; increment it with every change. */
export const mandateVersion = 6

/** O19: first mandate version that covers later instalments. */
export const partMandateVersion = 3

/** U50: first mandate version that also covers domain renewals. */
export const domainMandateVersion = 5

/** The first moment at which the card is invalid: cards are valid until the end of their month. */
export const cardEndsAt = ({ expiryMonth, expiryYear }: Pick<CardDisplay, 'expiryMonth' | 'expiryYear'>): number =>
  Date.UTC(expiryYear, expiryMonth, 1)

/** Display names; unknown brands are shown as reported by the provider. */
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** Visa ···· 4242. */
export const cardText = ({ brand, lastFour }: Pick<CardDisplay, 'brand' | 'lastFour'>): string =>
  `${brands[brand] ?? brand} ···· ${lastFour}`

/** In the provider's minor units: 29.90 EUR is 2990 with 2 digits. */
export interface ReportedMoney {
  readonly amount: number
  readonly digits: number
  /** ISO 4217, upper case. */
  readonly currency: string
}

interface ReportBase {
  /** The provider's event id, identical for repeated deliveries. */
  readonly id: string
  /** The provider's event name, for the log and staff. */
  readonly name: string
  /** The shop's payment id; null if the event contains only the provider's. */
  readonly paymentId: string | null
  /** The attempt that the event refers to, if known. */
  readonly attempt: number | null
  /** The provider's payment id. */
  readonly intent: string | null
}

/** Payment event. May arrive repeatedly, late and in any order. */
export type PaymentReport = ReportBase &
  (
    | { readonly kind: 'paid'; readonly money: ReportedMoney }
    | { readonly kind: 'processing' }
    /** `isFinal`: the attempt has ended. Otherwise the customer may try another card on the same page. */
    | { readonly kind: 'failed'; readonly isFinal: boolean; readonly reason: string }
    | { readonly kind: 'expired' }
    /** `refunded`: total refunded out of the paid `money`. */
    | { readonly kind: 'refunded'; readonly money: ReportedMoney; readonly refunded: number }
    | { readonly kind: 'disputed'; readonly reason: string }
  )

/** Determines the texts that buyers read. The compiler requires texts for each new kind. */
export type PaymentKind = 'transfer' | 'card' | 'sandbox'

/** All methods except bank transfers receive webhooks at `/api/payments/{id}/webhook`, signed in a header. */
type PaymentMethod =
  | { readonly kind: 'transfer' }
  | { readonly kind: Exclude<PaymentKind, 'transfer'>; readonly sender: string; readonly signatureHeaders: readonly string[] }

/** All payment methods; everything else derives from this list. docs/recipes.md, "A payment provider". */
export const paymentMethods = {
  offline: { kind: 'transfer' },
  stripe: { kind: 'card', sender: 'Stripe', signatureHeaders: ['Stripe-Signature'] },
  // ADR 027: local installations only.
  sandbox: { kind: 'sandbox', sender: 'the sandbox card', signatureHeaders: ['Sandbox-Signature'] },
} as const satisfies Readonly<Record<string, PaymentMethod>>

export type PaymentMethodId = keyof typeof paymentMethods

export const paymentMethodIds = Object.keys(paymentMethods) as readonly PaymentMethodId[]

export const kindOfPayment = (method: PaymentMethodId): PaymentKind => paymentMethods[method].kind

/** By kind, then in list order. */
export const methodsOfKinds = (kinds: readonly PaymentKind[]): readonly PaymentMethodId[] =>
  kinds.flatMap((kind) => paymentMethodIds.filter((method) => kindOfPayment(method) === kind))

interface PaymentRequest {
  readonly orderNumber: string
  readonly email: string
  readonly currency: string
  /** Amount due now; 0 needs no payment. */
  readonly amount: Minor
}

/** `reference` identifies the incoming payment. */
export interface PaymentStart {
  readonly status: 'pending' | 'paid'
  readonly reference: string
}

/** One attempt to pay a stored payment on the provider's page. Idempotent per attempt. */
export interface PageRequest extends StoredAmount {
  readonly paymentId: string
  readonly orderNumber: string
  readonly attempt: number
  readonly email: string
  /** The buyer's locale, as in URLs. */
  readonly locale: string
  /** Line item title on the payment page. */
  readonly title: string
  readonly returnUrl: string
  readonly cancelUrl: string
  /** U18: also saves the card for off-session charges that the customer has agreed to. */
  readonly keepsCard?: boolean
}

export interface PaymentPage {
  readonly id: string
  readonly url: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

export interface RefundRequest extends StoredAmount {
  /** Idempotency key. */
  readonly key: string
  /** The provider's payment id. */
  readonly intent: string | null
  readonly orderNumber: string
}

export interface RefundAnswer {
  readonly reference: string
  /** Total refunded for the payment, if the provider reports it. */
  readonly refundedInAll: Minor | null
}

/** Webhook as received and not yet verified. */
export interface SignedWebhook {
  readonly raw: string
  /** A header's value, case-insensitive; null if missing. */
  readonly header: (name: string) => string | null
  /** Epoch milliseconds. */
  readonly receivedAt: number
}

export type UnreadableReport = 'not-offered' | 'bad-signature'

export interface PaymentProvider {
  readonly method: PaymentMethodId
  /** Runs inside the order's transaction, so it must not wait for the network or another connection. */
  readonly start: (request: PaymentRequest) => PaymentStart
  /** Never throws. `none` if the method has no payment page. */
  readonly openPage: (request: PageRequest) => Promise<Result<PaymentPage, ProviderError>>
  /**
   * Prevents payment of an order that was paid by other means or is no longer owed. Never throws; false means that the outcome is unknown
   * and the caller should retry. Money that still arrives becomes `surplus`.
   */
  readonly closePage: (pageId: string) => Promise<boolean>
  /** Never throws. */
  readonly refund: (request: RefundRequest) => Promise<Result<RefundAnswer, ProviderError>>
  /**
   * Verifies and parses a webhook; `null` for irrelevant events. Rejects if the provider must be queried and doesn't respond: the webhook
   * then gets a 5xx, so that the provider retries.
   */
  readonly readReport: (webhook: SignedWebhook) => Promise<Result<PaymentReport | null, UnreadableReport>>
  /** Looks up the payment if an event does not contain its id. */
  readonly findPaymentId: (intent: string) => Promise<string | null>
  /** Set if the provider can save cards. */
  readonly cards?: CardKeeping
}

/**
 * `void`: no longer owed. `surplus`: money received for something already paid or cancelled; it counts towards no order and awaits a
 * refund.
 */
export const paymentStatuses = ['pending', 'processing', 'paid', 'failed', 'partly-refunded', 'refunded', 'void', 'surplus'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const isOpen = (status: PaymentStatus): boolean => status === 'pending' || status === 'processing' || status === 'failed'

/** Received and counted towards the order. */
export const isReceived = (status: PaymentStatus): boolean => status === 'paid' || status === 'partly-refunded' || status === 'refunded'
