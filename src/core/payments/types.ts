import type { Minor } from '../money/types'
import type { Result } from '../result'

/** An amount as the stored order has it (M4). */
export interface StoredAmount {
  readonly amount: Minor
  readonly currency: string
  readonly digits: 0 | 2
}

/** `passing`: nobody knows what became of it, so the same attempt is asked for again. `final`: the provider has said no. */
export interface ProviderError {
  readonly kind: 'none' | 'passing' | 'final'
  /** For the log and the staff; never holds a secret. */
  readonly message: string
  /** Nobody answered, or only that nothing works there. */
  readonly isAway?: true
}

/** U18: all that is known of a card. Its number never reaches the shop. */
export interface CardFace {
  readonly brand: string
  readonly lastFour: string
  readonly expiryMonth: number
  readonly expiryYear: number
}

/** What the provider calls a card, and whoever has it. */
export interface CardName {
  readonly reference: string
  readonly payer: string
}

export interface KeptCard extends CardFace, CardName {}

/** U20: one try to take the money of one stored payment from a kept card, without its holder. The same try sent twice takes money once. */
export interface ChargeRequest extends StoredAmount {
  readonly paymentId: string
  readonly orderNumber: string
  readonly attempt: number
  readonly title: string
  readonly card: CardName
  /** When this try began; epoch milliseconds. */
  readonly startedAt: number
}

/** `isHard`: the same card would be declined again. `unknown`: nobody knows what became of it, so it is asked for again. */
export type ChargeAnswer =
  | { readonly kind: 'paid'; readonly intent: string }
  | { readonly kind: 'declined'; readonly reason: string; readonly isHard: boolean }
  /** Its bank wants to hear its holder first. */
  | { readonly kind: 'authentication' }
  | { readonly kind: 'unknown'; readonly fault: ProviderError }

/** `none`: the provider was never asked for it. */
export type FoundCharge = ChargeAnswer | { readonly kind: 'none' }

/** Whether money may still come by a page: `paid` may not have been told yet. */
export type EndedPage = 'closed' | 'paid' | 'unknown'

/** What a provider that keeps cards can do. None of it throws. */
export interface CardKeeping {
  /** The card that paid this money, where the provider keeps it; null where it does not. */
  readonly findCard: (intent: string) => Promise<Result<KeptCard | null, ProviderError>>
  /** False: ask again. */
  readonly forget: (card: CardName) => Promise<boolean>
  readonly charge: (request: ChargeRequest) => Promise<ChargeAnswer>
  /** What became of a try, by the provider's own books. It takes no money. */
  readonly findCharge: (request: ChargeRequest) => Promise<FoundCharge>
  /** So that a page and a card never take the same money. */
  readonly endPage: (pageId: string) => Promise<EndedPage>
}

/** U18: which words somebody agreed to. Whoever changes them counts on. */
export const consentWords = 5

/** O19: from these words on a card is also kept for the later parts of a price. */
export const partWords = 3

/** U50: from these words on a card is also kept for the renewals of domains. */
export const domainWords = 5

/** The first moment a card is not good any more: cards are good to the end of their month. */
export const cardEndsAt = ({ expiryMonth, expiryYear }: Pick<CardFace, 'expiryMonth' | 'expiryYear'>): number =>
  Date.UTC(expiryYear, expiryMonth, 1)

/** `visa` is Visa, `amex` American Express: as banks print it. Anything else as the provider says it. */
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
export const cardText = ({ brand, lastFour }: Pick<CardFace, 'brand' | 'lastFour'>): string => `${brands[brand] ?? brand} ···· ${lastFour}`

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

export const paymentMethodIds = ['offline', 'stripe', 'sandbox'] as const
export type PaymentMethodId = (typeof paymentMethodIds)[number]

/** What a provider is told of an order that waits for its money. */
interface PaymentRequest {
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
  readonly openPage: (request: PageRequest) => Promise<Result<PaymentPage, ProviderError>>
  /**
   * So that what is paid otherwise, or owed no more, is not paid there. Never throws; false: nobody knows whether it is closed, so
   * it is asked for again. Money that comes nevertheless is surplus.
   */
  readonly closePage: (pageId: string) => Promise<boolean>
  /** Never throws. */
  readonly refund: (request: RefundRequest) => Promise<Result<RefundAnswer, ProviderError>>
  /** What it tells by itself: `null` for what the shop need not know. `now` in epoch milliseconds. */
  readonly readReport: (raw: string, signature: string | null, now: number) => Result<PaymentReport | null, UnreadableReport>
  /** The payment some money belongs to, where a report does not say. */
  readonly findPaymentId: (intent: string) => Promise<string | null>
  /** Where cards can be kept. */
  readonly cards?: CardKeeping
}

/**
 * The states of one payment. `void`: nobody owes it any more. `surplus`: money that came for what was paid or cancelled
 * already; it counts for no order and waits to be given back.
 */
export const paymentStatuses = ['pending', 'processing', 'paid', 'failed', 'partly-refunded', 'refunded', 'void', 'surplus'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** What may follow what. Nothing goes back: a later state never becomes an earlier one, however late a report comes. */
const paymentTransitions = {
  pending: ['processing', 'paid', 'failed', 'void'],
  processing: ['paid', 'failed', 'void'],
  // Trying again is a new attempt, opened by the shop; no report of the old one does it.
  failed: ['pending', 'paid', 'void'],
  paid: ['partly-refunded', 'refunded'],
  'partly-refunded': ['partly-refunded', 'refunded'],
  surplus: ['refunded'],
  refunded: [],
  void: [],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>

export const canFollow = (from: PaymentStatus, to: PaymentStatus): boolean =>
  (paymentTransitions[from] as readonly PaymentStatus[]).includes(to)

/** Still to be paid. */
export const isOpen = (status: PaymentStatus): boolean => status === 'pending' || status === 'processing' || status === 'failed'

/** Its money came, and counts for the order. */
export const isReceived = (status: PaymentStatus): boolean => status === 'paid' || status === 'partly-refunded' || status === 'refunded'
