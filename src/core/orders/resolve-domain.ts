import { findExtension } from '../catalog/find-product'
import type { DomainOperation, Extension } from '../catalog/types'
import { parseDomainName } from '../domains/parse-domain-name'
import { domainPrice } from '../pricing/domain-price'
import { mostYears } from '../pricing/term-price'
import { ok, refuse, type Result } from '../result'
import type { GatheredItem } from './gather-items'
import { noSetupFee, type Product } from './product'
import type { QuoteRefusal, QuoteWorld } from './types'

/** N4: a transfer brings the one year its registry adds (P8); for the others the ending says how many there may be. */
const mostYearsOf = (operation: DomainOperation, row: Extension | undefined): number =>
  operation === 'transfer' ? 1 : (row?.maxYears ?? mostYears)

/** §9, P8: a name by its extension, for a year or several. */
export const resolveDomain = (item: GatheredItem, world: QuoteWorld): Result<Product, QuoteRefusal> => {
  if (item.billing !== 'yearly') return refuse({ code: 'period-not-offered', item: item.index })
  const parsed = parseDomainName(item.id)
  if (!parsed.ok) return refuse({ code: 'invalid-domain', item: item.index, reason: parsed.error })
  const { label, extension } = parsed.value
  // A reference is the bare name itself: an address around it would be another key for the same name (O9).
  if (extension === null || label + extension !== item.id)
    return refuse({ code: 'invalid-domain', item: item.index, reason: 'invalidFormat' })
  const operation = item.serviceData.operation ?? 'register'
  const price = domainPrice(world.catalog, world.settings, extension, operation)
  if (!price) return refuse({ code: 'unknown-extension', item: item.index })
  const row = findExtension(world.catalog, extension)
  // S2: a name too short to be registered may still be moved here.
  if (row && operation === 'register' && label.length < row.minLength) {
    return refuse({ code: 'invalid-domain', item: item.index, reason: 'tooShort' })
  }
  const most = mostYearsOf(operation, row)
  if (item.years > most) return refuse({ code: 'years-not-offered', item: item.index })
  return ok({
    name: item.id,
    description: (operation === 'transfer' ? world.catalog.transferPrices.get(extension) : row)?.description ?? '',
    category: 'domain',
    price: price.price,
    listPrice: price.originalPrice,
    renewal: price.renewal,
    setupFee: noSetupFee,
    paymentTypes: null,
    ...(item.years > 1 ? { years: item.years } : {}),
    ...(operation === 'register' && most < mostYears ? { maxYears: most } : {}),
    ...(row?.holder ? { holder: row.holder } : {}),
  })
}
