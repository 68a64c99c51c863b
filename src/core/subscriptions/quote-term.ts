import type { Credit } from '../orders/apply-credit'
import { quoteCart } from '../orders/quote-cart'
import type { Quote, QuoteItemRequest, QuoteRefusal, QuoteWorld } from '../orders/types'
import type { Result } from '../result'
import { renewalRequest } from './renewal-request'

const plainWorld = (world: QuoteWorld): QuoteWorld => ({ ...world, automaticDiscounts: [], isFirstOrder: false })

/** O21: what a top-up of the balance costs. */
export const quoteTopUp = (items: readonly QuoteItemRequest[], currency: string, world: QuoteWorld): Result<Quote, QuoteRefusal> =>
  quoteCart(renewalRequest({ items }, currency, { selectedPaymentType: 'on-demand' }), plainWorld(world))

/** U3, D16: what a term costs: without codes, automatic discounts and setup fee; paid whole wherever that is offered. */
export const quoteTerm = (
  items: readonly QuoteItemRequest[],
  currency: string,
  world: QuoteWorld,
  credit: Credit | null = null,
): Result<Quote, QuoteRefusal> => {
  const plain = plainWorld(world)
  const whole = quoteCart(renewalRequest({ items }, currency, { selectedPaymentType: 'full' }), plain, credit)
  const isOffered = whole.ok || whole.error.code !== 'payment-type-not-offered'
  return isOffered ? whole : quoteCart(renewalRequest({ items }, currency, {}), plain, credit)
}
