import type { QuoteItemRequest } from '@/core/orders/types'
import { price, service } from '../engine/catalog'
import { quote } from '../engine/quote'
import { catalogWith, worldWith } from '../engine/world'

const catalog = catalogWith(
  service('cpu-2', 'component', 'cpu', { monthly: price(8) }),
  service('memory-8', 'component', 'memory', { monthly: price(6.5) }),
  service('storage-100', 'component', 'storage', { monthly: price(4.25) }),
)

/** Quote in the shop of §9 plus server parts, without automatic discounts. */
export const quoted = (items: readonly QuoteItemRequest[]) => quote(items, { world: worldWith({ catalog, automaticDiscounts: [] }) })
