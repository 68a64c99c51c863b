import type { Credit } from '../orders/apply-credit'
import { quoteCart } from '../orders/quote-cart'
import type { Quote, QuoteItemRequest, QuoteRefusal, QuoteWorld } from '../orders/types'
import type { Result } from '../result'
import { renewalRequest } from './renewal-request'

/** U3, D16: what a term costs: without codes, automatic discounts and setup fee; paid whole wherever that is offered. */
export const quoteTerm = (
  items: readonly QuoteItemRequest[],
  currency: string,
  world: QuoteWorld,
  credit: Credit | null = null,
): Result<Quote, QuoteRefusal> => {
  const plain = { ...world, automaticDiscounts: [], isFirstOrder: false }
  const whole = quoteCart(renewalRequest({ items }, currency, { selectedPaymentType: 'full' }), plain, credit)
  const isOffered = whole.ok || whole.error.code !== 'payment-type-not-offered'
  return isOffered ? whole : quoteCart(renewalRequest({ items }, currency, {}), plain, credit)
}
