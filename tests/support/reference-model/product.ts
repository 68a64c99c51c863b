import type { CategoryId, PaymentTypes, PriceEntry, Service, SslCoverage } from '@/core/catalog/types'
import type { PricingContext } from '@/core/orders/types'
import { isRightName, partsOf } from './domain-name'
import { decimal, lessThanOne, rounded, times, whole, written } from './fraction'
import type { Reference } from './reference'

/** US cents per unit. */
export interface Sold {
  readonly category: CategoryId
  readonly price: bigint
  /** List price (D15). */
  readonly list: bigint
  readonly renewal: bigint
  readonly setup: bigint
  /** O3: `null` for full payment only. */
  readonly terms: PaymentTypes | null
}

export type NotSold =
  | 'unknown-product'
  | 'unknown-extension'
  | 'invalid-domain'
  | 'period-not-offered'
  | 'years-not-offered'
  | 'coverage-not-offered'

/** Effective price (P2). */
const effective = ({ basePrice, discount }: PriceEntry): bigint => rounded(times(whole(basePrice), lessThanOne(decimal(discount))))

/** Whether the certificate is sold with this coverage (P7). */
const isCovered = ({ coverages }: Service, coverage: SslCoverage): boolean =>
  coverages.length === 0 ? coverage === 'single' : coverages.includes(coverage)

const serviceOf = (
  { type, id, billing, bundle, coverage = 'single' }: Reference,
  { catalog, settings }: PricingContext,
): Sold | NotSold => {
  const service = catalog.services.get(id)
  if (service === undefined || service.type !== type) return 'unknown-product'
  const entry = service.prices[billing]
  if (entry === undefined) return 'period-not-offered'
  if (type === 'ssl' && !isCovered(service, coverage)) return 'coverage-not-offered'
  if (type === 'ssl' && coverage === 'multi-domain' && billing !== 'yearly') return 'period-not-offered'
  const shortest = ['monthly', 'quarterly', 'semiannual', 'yearly', 'biennial'].find((period) => Object.hasOwn(service.prices, period))
  const { available, ...rest } = service.paymentTypes
  const terms = { ...rest, available: available.filter((kind) => kind !== 'on-demand' || (billing === shortest && bundle === undefined)) }
  const sold = { category: service.category, setup: BigInt(entry.setupFee), terms }
  if (coverage === 'multi-domain') {
    const fixed = BigInt(settings.multiDomainPrice)
    return { ...sold, price: fixed, list: fixed, renewal: fixed }
  }
  const multiple = coverage === 'wildcard' ? written(settings.wildcardMultiplier) : whole(1)
  const price = rounded(times(whole(effective(entry)), multiple))
  return { ...sold, price, list: rounded(times(whole(entry.basePrice), multiple)), renewal: price }
}

/** §9: add-ons are yearly; their strike price is no saving (D15). */
const addonOf = ({ id, billing }: Reference, { catalog }: PricingContext): Sold | NotSold => {
  const addon = catalog.addons.get(id)
  if (addon === undefined) return 'unknown-product'
  if (billing !== 'yearly') return 'period-not-offered'
  const price = BigInt(addon.price)
  return { category: addon.category, price, list: price, renewal: price, setup: 0n, terms: null }
}

const domainOf = ({ id, billing, operation, years = 1 }: Reference, { catalog, settings }: PricingContext): Sold | NotSold => {
  if (billing !== 'yearly') return 'period-not-offered'
  if (!isRightName(id)) return 'invalid-domain'
  const [label, extension] = partsOf(id)
  const row = catalog.extensions.get(extension)
  const domain = { category: 'domain', setup: 0n, terms: null } as const
  if (operation === 'transfer') {
    if (years > 1) return 'years-not-offered'
    // Default transfer price (P8).
    const transfer = catalog.transferPrices.get(extension)
    const price = BigInt(transfer?.price ?? settings.defaultTransferPrice)
    const list = BigInt(transfer?.originalPrice ?? settings.defaultTransferOriginalPrice)
    return { ...domain, price, list, renewal: row === undefined ? price : BigInt(row.renewal) }
  }
  if (row === undefined) return 'unknown-extension'
  const renewal = BigInt(row.renewal)
  if (operation === 'renew' && years > row.maxYears) return 'years-not-offered'
  if (operation === 'renew') return { ...domain, price: renewal, list: renewal, renewal }
  if (label.length < row.minLength) return 'invalid-domain'
  if (years > row.maxYears) return 'years-not-offered'
  return { ...domain, price: BigInt(row.price), list: BigInt(row.originalPrice), renewal }
}

/** Product of a reference; prices come from the catalogue only (O4). */
export const productOf = (reference: Reference, world: PricingContext): Sold | NotSold => {
  if (reference.type === 'domain') return domainOf(reference, world)
  if (reference.type === 'addon') return addonOf(reference, world)
  return serviceOf(reference, world)
}
