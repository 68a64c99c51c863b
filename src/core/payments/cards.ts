import type { Result } from '../result'
import type { ProviderFault, StoredAmount } from './provider-answer'

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
  | { readonly kind: 'unknown'; readonly fault: ProviderFault }

/** `none`: the provider was never asked for it. */
export type FoundCharge = ChargeAnswer | { readonly kind: 'none' }

/** Whether money may still come by a page: `paid` may not have been told yet. */
export type EndedPage = 'closed' | 'paid' | 'unknown'

/** What a provider that keeps cards can do. None of it throws. */
export interface CardKeeping {
  /** The card that paid this money, where the provider keeps it; null where it does not. */
  readonly findCard: (intent: string) => Promise<Result<KeptCard | null, ProviderFault>>
  /** False: ask again. */
  readonly forget: (card: CardName) => Promise<boolean>
  readonly charge: (request: ChargeRequest) => Promise<ChargeAnswer>
  /** What became of a try, by the provider's own books. It takes no money. */
  readonly findCharge: (request: ChargeRequest) => Promise<FoundCharge>
  /** So that a page and a card never take the same money. */
  readonly endPage: (pageId: string) => Promise<EndedPage>
}

/** U18: which words somebody agreed to. Whoever changes them counts on. */
export const consentWords = 4

/** O19: from these words on a card is also kept for the later parts of a price. */
export const partWords = 3

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
