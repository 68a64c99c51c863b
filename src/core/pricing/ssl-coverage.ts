import type { BillingPeriod, PriceEntry, PricingSettings, Service, SslCoverage } from '../catalog/types'
import { parseDecimal, multiplyByDecimal } from '../money/arithmetic'
import type { UsdCents } from '../money/types'
import { effectivePrice } from './prices'

/** Unit price with the list price used to calculate savings (D15). */
interface UnitPrices {
  readonly price: UsdCents
  readonly listPrice: UsdCents
}

const oneName: readonly SslCoverage[] = ['single']

/**
 * P7: coverages sold with a billing period; defaults to a single name. Plans omit `wildcard` where no CA may issue it (EV). Multi-domain is
 * sold yearly only.
 */
export const offeredCoverages = (service: Service, billing: BillingPeriod): readonly SslCoverage[] => {
  if (service.type !== 'ssl' || !service.prices[billing]) return []
  if (service.coverages.length === 0) return oneName
  return billing === 'yearly' ? service.coverages : service.coverages.filter((coverage) => coverage !== 'multi-domain')
}

/** D15, P11: reference price for savings; under P11, the strike price or none. */
const listPriceOf = (entry: PriceEntry): UsdCents => {
  if (entry.strike === undefined) return entry.basePrice
  const price = effectivePrice(entry)
  return entry.strike !== null && price < entry.basePrice ? entry.strike : price
}

/** P7: wildcard costs 3 × the plan's price for the period; multi-domain has one fixed yearly price for all plans. */
export const coveragePrice = (entry: PriceEntry, coverage: SslCoverage, settings: PricingSettings): UnitPrices => {
  switch (coverage) {
    case 'single':
      return { price: effectivePrice(entry), listPrice: listPriceOf(entry) }
    case 'wildcard': {
      const multiplier = parseDecimal(settings.wildcardMultiplier)
      return {
        price: multiplyByDecimal(effectivePrice(entry), multiplier) as UsdCents,
        listPrice: multiplyByDecimal(listPriceOf(entry), multiplier) as UsdCents,
      }
    }
    case 'multi-domain':
      return { price: settings.multiDomainPrice, listPrice: settings.multiDomainPrice }
    default:
      return coverage satisfies never
  }
}

/** P7: surcharge shown on the wildcard button: 3 × is "+2x". */
export const wildcardExtra = (settings: PricingSettings): number => settings.wildcardMultiplier - 1
