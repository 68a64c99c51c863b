import { findAddon } from '../catalog/find-product'
import { ok, refuse, type Result } from '../result'
import type { GatheredItem } from './gather-items'
import { noSetupFee, type Product } from './product'
import type { QuoteRefusal, QuoteWorld } from './types'

/** §9, N4: an add-on of a domain, by the year, for as many as its name. Its struck-through original is no catalogue saving (D15). */
export const resolveAddon = (item: GatheredItem, world: QuoteWorld): Result<Product, QuoteRefusal> => {
  const addon = findAddon(world.catalog, item.id)
  if (!addon) return refuse({ code: 'unknown-product', item: item.index })
  if (item.billing !== 'yearly') return refuse({ code: 'period-not-offered', item: item.index })
  return ok({
    name: addon.name,
    description: addon.description,
    category: addon.category,
    price: addon.price,
    listPrice: addon.price,
    renewal: addon.price,
    setupFee: noSetupFee,
    paymentTypes: null,
    ...(item.years > 1 ? { years: item.years } : {}),
    ...(addon.includedIn.length > 0 ? { includedIn: addon.includedIn } : {}),
  })
}
