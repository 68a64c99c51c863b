import type { TypedCodeFault } from '@/core/cart/types'
import type { QuoteItemRequest } from '@/core/orders/types'
import type { Result } from '@/core/result'
import type { CallRefusal } from '@/parts/api/call-api'
import type { RemovedLines } from './removed-lines'
import type { CartChange, CartQuote, LinePatch } from './types'

/** §8: why a code was not taken; the words are in the messages, or the server's own. */
export interface CodeRefusal {
  readonly kind: TypedCodeFault | 'invalid' | 'failed'
  readonly message: string | null
}

export type CartStatus = 'idle' | 'loading' | 'ready' | 'failed'

export interface CartState {
  readonly status: CartStatus
  readonly quote: CartQuote | null
  /** Changes on their way to the server; amounts shown meanwhile may be about to change. */
  readonly pending: number
  readonly refusal: CallRefusal | null
  readonly codeRefusal: CodeRefusal | null
  /** What changed since it was last shown; stays until the visitor has seen it. */
  readonly changes: readonly CartChange[]
  /** What the last press has taken out; it can be put back until something else changes. */
  readonly removed: RemovedLines | null
  readonly isOpen: boolean
  /** Lines that have come in since the cart was shown last: what has just been screwed on. */
  readonly fresh: readonly string[]
}

export type Answer = Result<CartQuote, CallRefusal>

export interface CartBilling {
  readonly country: string
  readonly region: string
  readonly company: string
  readonly vatId: string
}

export interface CartActions {
  readonly load: () => Promise<void>
  readonly open: () => void
  readonly close: () => void
  /** Adds all of them or none. Opens the drawer once they are in. */
  readonly add: (items: readonly QuoteItemRequest[], options?: { readonly opensDrawer?: boolean }) => Promise<Answer>
  /** The cart as another call of the shop has just answered it. */
  readonly adopt: (quote: CartQuote) => Promise<void>
  readonly changeLine: (lineId: string, patch: LinePatch) => Promise<Answer>
  readonly removeLine: (lineId: string) => Promise<Answer>
  /** Puts back what was taken out last. */
  readonly restore: () => Promise<void>
  readonly applyCode: (typed: string) => Promise<boolean>
  readonly removeCode: (code: string) => Promise<Answer>
  /** T4: where it is billed, so that the cart says its tax. */
  readonly setBilling: (billing: CartBilling) => Promise<void>
  readonly setCurrency: (currency: string) => Promise<void>
  readonly dismissRefusal: () => void
  readonly dismissCodeRefusal: () => void
  readonly dismissChanges: () => void
  readonly dismissRemoved: () => void
  /** The cart became an order: nothing is left in it (O8). */
  readonly forget: () => void
}

export const initialCartState: CartState = {
  status: 'idle',
  quote: null,
  pending: 0,
  refusal: null,
  codeRefusal: null,
  changes: [],
  removed: null,
  isOpen: false,
  fresh: [],
}
