import type { Result } from '../result'
import type { GatheredItem } from './gather-items'
import type { Product } from './product'
import { resolveAddon } from './resolve-addon'
import { resolveDomain } from './resolve-domain'
import { resolveService } from './resolve-service'
import type { QuoteRefusal, QuoteWorld } from './types'

/** O4: what a reference names, from the shop's own catalogue; nothing a client says about it counts. */
export const resolveProduct = (item: GatheredItem, world: QuoteWorld): Result<Product, QuoteRefusal> => {
  switch (item.type) {
    case 'domain':
      return resolveDomain(item, world)
    case 'addon':
      return resolveAddon(item, world)
    default:
      return resolveService(item.type, item, world)
  }
}
