import { findService } from '../catalog/find-product'
import type { Service } from '../catalog/types'
import { offeredPeriods } from '../pricing/offered-periods'
import { coveragePrice, offeredCoverages } from '../pricing/ssl-coverage'
import { ok, refuse, type Result } from '../result'
import { paymentTermsFor } from './choose-payment'
import type { GatheredItem } from './gather-items'
import type { Product } from './product'
import type { QuoteRefusal, QuoteWorld } from './types'

/** A plan, certificate, email plan, component or other service in one of its periods (P2, P4, P7). */
export const resolveService = (type: Service['type'], item: GatheredItem, world: QuoteWorld): Result<Product, QuoteRefusal> => {
  const service = findService(world.catalog, type, item.id)
  if (!service) return refuse({ code: 'unknown-product', item: item.index })
  const entry = service.prices[item.billing]
  if (!entry) return refuse({ code: 'period-not-offered', item: item.index })
  const coverage = item.serviceData.coverage ?? 'single'
  if (type === 'ssl' && !offeredCoverages(service, item.billing).includes(coverage)) {
    // P7: sold, but by the year only.
    const otherPeriod = service.coverages.includes(coverage)
    return refuse({ code: otherPeriod ? 'period-not-offered' : 'coverage-not-offered', item: item.index })
  }
  const { price, listPrice } = coveragePrice(entry, coverage, world.settings)
  return ok({
    name: service.name,
    description: service.description,
    category: service.category,
    price,
    listPrice,
    renewal: price,
    setupFee: entry.setupFee,
    paymentTypes: paymentTermsFor(service, item),
    periods: offeredPeriods(service.prices).filter((period) => coverage !== 'multi-domain' || period === 'yearly'),
  })
}
