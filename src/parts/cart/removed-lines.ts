import type { QuoteItemRequest } from '@/core/orders/types'
import { toReference } from './cart-request'
import { withoutLine } from './optimistic'
import type { CartQuote } from './types'

/** What has just left the cart, so that it can come back as it was. */
export interface RemovedLines {
  readonly name: string
  /** Put together from parts, of which none names the whole. */
  readonly isBundle: boolean
  readonly items: readonly QuoteItemRequest[]
}

/** The line and what leaves with it (O9). A transfer does not come back by itself: its authorization code is asked for anew (R11). */
export const removedLines = (quote: CartQuote | null, lineId: string): RemovedLines | null => {
  const removed = quote?.items.find((item) => item.lineId === lineId)
  if (!quote || !removed || removed.serviceData.operation === 'transfer') return null
  const left = withoutLine(quote, lineId).items
  const gone = quote.items.filter((item) => !left.includes(item))
  const isBundle = removed.serviceData.bundle !== undefined
  return { name: removed.name, isBundle, items: [removed, ...gone.filter((item) => item !== removed)].map((item) => toReference(item, {})) }
}
