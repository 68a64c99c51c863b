import type { QuoteItemRequest } from '../orders/types'
import type { TaxPlace } from '../tax/types'

/** A reference on a cart, with an id of its own that its maker hands in and that never changes. */
export interface CartLine extends QuoteItemRequest {
  readonly lineId: string
}

/** What a cart remembers: references, never a price (O4). */
export interface CartState {
  readonly currency: string
  /** Trimmed, upper case, each once (D11); whether they count is the quote's to say (D14). */
  readonly codes: readonly string[]
  readonly lines: readonly CartLine[]
  /** T4: where it is billed, once the buyer has said so. It shows a tax; what is charged the checkout asks anew. */
  readonly place?: TaxPlace
}

/** §8: what is wrong with a code before anybody has looked it up. */
export const typedCodeFaults = ['required', 'already-applied'] as const
export type TypedCodeFault = (typeof typedCodeFaults)[number]

/** Why a cart is left as it was. */
export type CartRefusal =
  | { readonly code: 'quantity-out-of-range' }
  | { readonly code: 'duplicate-line'; readonly lineId: string }
  | { readonly code: 'addon-without-domain' }
  | { readonly code: 'unknown-line' | 'years-not-offered' }
  | { readonly code: TypedCodeFault }
  | { readonly code: 'unknown-code' }

/** O8: what becomes of a cart. */
export const cartStatuses = ['active', 'converted', 'abandoned'] as const
export type CartStatus = (typeof cartStatuses)[number]

export const emptyCart = (currency: string): CartState => ({ currency, codes: [], lines: [] })
