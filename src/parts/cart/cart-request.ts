import type { QuoteItemRequest, QuoteRequest } from '@/core/orders/types'
import { isPartOf } from './optimistic'
import type { CartItem, CartQuote, LinePatch } from './types'

/** The line as it would be asked for, with what is changed of it. */
export const toReference = (item: CartItem, patch: LinePatch): QuoteItemRequest => {
  const partialType = patch.partialType ?? item.partialType
  return {
    type: item.type,
    id: item.id,
    billing: patch.billing ?? item.billing,
    quantity: patch.quantity ?? item.quantity,
    serviceData: patch.years === undefined ? item.serviceData : { ...item.serviceData, years: patch.years },
    selectedPaymentType: patch.selectedPaymentType ?? item.selectedPaymentType,
    ...(partialType ? { partialType } : {}),
  }
}

/** The cart as a quote request with one line changed: what that change would cost, asked without making it (O4: references only). */
export const requestWith = (quote: Pick<CartQuote, 'currency' | 'codes' | 'items'>, lineId: string, patch: LinePatch): QuoteRequest => {
  const isChanged = isPartOf(quote, lineId)
  return {
    currency: quote.currency,
    codes: quote.codes.map(({ code }) => code),
    items: quote.items.map((item) => toReference(item, isChanged(item) ? patch : {})),
  }
}

/** The cart as a quote request. */
export const cartRequest = (quote: CartQuote): QuoteRequest => requestWith(quote, '', {})
