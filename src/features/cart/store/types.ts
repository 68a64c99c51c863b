import type { BillingPeriod, PartialPaymentType, PaymentType } from '@/core/catalog/types'
import type { CartAnswer, CartChangeAnswer, CartCodeAnswer, CartLineAnswer } from '@/server/contract/cart'

/** A line of the visitor's cart, as every cart call answers it. */
export type CartItem = CartLineAnswer

/** D14: a code stands on the cart as applied, or waits as pending with its reason. */
export type CartCode = CartCodeAnswer

/** Something that is not as it was last shown: a price, a rate, a product gone. */
export type CartChange = CartChangeAnswer

/** The server's answer to every cart call: the only truth about amounts (O4). */
export type CartQuote = CartAnswer

/** Why a call did not do what was asked. `message` is the server's sentence in the visitor's language, if it had one. */
export interface CallRefusal {
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly code: string
  readonly message: string | null
  /** The whole answer, for the few callers that need more of it (409 at checkout). */
  readonly body: unknown
}

/** What the visitor may change on a line. */
export interface LinePatch {
  readonly quantity?: number
  readonly billing?: BillingPeriod
  readonly selectedPaymentType?: PaymentType
  readonly partialType?: PartialPaymentType
}
