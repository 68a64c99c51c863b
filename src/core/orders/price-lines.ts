import type { DiscountLine } from '../discounts/discounts'
import { type ChosenPayment, balanceTerms, choosePayment, paymentTermsFor } from './payment-options'
import {
  type LinePrices,
  type Product,
  type QuoteItemRequest,
  type QuoteRefusal,
  type PricingContext,
  type ServiceData,
  noSetupFee,
} from './types'
import { isWithinCategory } from '../catalog/categories'
import {
  type CategoryId,
  type BillingPeriod,
  type ItemType,
  type PartialPaymentType,
  type PaymentType,
  findAddon,
  findExtension,
  type DomainOperation,
  type Extension,
  findService,
  type Service,
} from '../catalog/types'
import { convertUnit } from '../money/currency'
import { termPrice, domainPrice, mostYears, offeredPeriods } from '../pricing/prices'
import type { Currency, Minor, UsdCents } from '../money/types'
import { ok, err, type Result } from '../result'
import { parseDomainName } from '../domains/parse-domain'
import { coveragePrice, offeredCoverages } from '../pricing/ssl-coverage'
import {
  hasValidDomain,
  isQuantityAllowed,
  isSingleItem,
  lineKey,
  maximumQuantity,
  normaliseId,
  normaliseServiceData,
} from './normalise-item'
import { domainsOf, mostDomains } from '../subscriptions/attached-domain'

/** `index` is the position in the request. */
interface GatheredItem {
  readonly key: string
  readonly index: number
  readonly type: ItemType
  readonly id: string
  readonly billing: BillingPeriod
  readonly quantity: number
  readonly serviceData: ServiceData
  readonly selectedPaymentType: PaymentType | undefined
  readonly partialType: PartialPaymentType | undefined
  /** N4: number of years of a domain and its add-ons; otherwise 1. */
  readonly years: number
}

/** O9: merges equal products; rejects a repeated domain or add-on, and an add-on without its domain. */
export const gatherItems = (items: readonly QuoteItemRequest[]): Result<readonly GatheredItem[], QuoteRefusal> => {
  const gathered = new Map<string, GatheredItem>()
  const names = new Map<string | undefined, number>()
  for (let index = 0; index < items.length; index += 1) {
    const item = readItem(items[index] as QuoteItemRequest, index)
    if (!isQuantityAllowed(item.type, item.quantity)) return err({ code: 'quantity-out-of-range', item: index })
    if (!hasValidDomain(item)) return err({ code: 'domain-not-attachable', item: index })
    // O9: the same domain twice, whether for registration or transfer.
    if (item.type === 'domain' && names.has(item.id)) return err({ code: 'duplicate-line', item: index })
    if (item.type === 'domain') names.set(item.id, item.years)
    const same = gathered.get(item.key)
    if (same && isSingleItem(item.type)) return err({ code: 'duplicate-line', item: index })
    const merged = same ? mergeItems(same, item) : item
    if (merged.quantity > maximumQuantity) return err({ code: 'quantity-out-of-range', item: index })
    gathered.set(item.key, merged)
  }
  const lines = [...gathered.values()]
  const orphan = lines.find((line) => line.type === 'addon' && !names.has(line.serviceData.domain))
  if (orphan) return err({ code: 'addon-without-domain', item: orphan.index })
  return ok(lines.map((line) => (line.type === 'addon' ? { ...line, years: names.get(line.serviceData.domain) ?? 1 } : line)))
}

const readItem = (item: QuoteItemRequest, index: number): GatheredItem => {
  const { type, billing, quantity, selectedPaymentType, partialType } = item
  const id = normaliseId(type, item.id)
  const serviceData = normaliseServiceData(type, item.serviceData)
  const key = lineKey({ type, id, billing, serviceData })
  return { key, index, type, id, billing, quantity, serviceData, selectedPaymentType, partialType, years: serviceData.years ?? 1 }
}

const mergeItems = (first: GatheredItem, later: GatheredItem): GatheredItem => {
  const payment = later.selectedPaymentType === undefined ? first : later
  const { selectedPaymentType, partialType } = payment
  return { ...first, quantity: first.quantity + later.quantity, selectedPaymentType, partialType }
}

/** §9, N4: billed yearly, for as many years as the domain. Its struck-through price is not a catalogue saving (D15). */
const resolveAddon = (item: GatheredItem, world: PricingContext): Result<Product, QuoteRefusal> => {
  const addon = findAddon(world.catalog, item.id)
  if (!addon) return err({ code: 'unknown-product', item: item.index })
  if (item.billing !== 'yearly') return err({ code: 'period-not-offered', item: item.index })
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

/** N4: a transfer adds exactly one year (P8); otherwise the extension sets the maximum. */
const mostYearsOf = (operation: DomainOperation, row: Extension | undefined): number =>
  operation === 'transfer' ? 1 : (row?.maxYears ?? mostYears)

/** §9, P8. */
export const resolveDomain = (item: GatheredItem, world: PricingContext): Result<Product, QuoteRefusal> => {
  if (item.billing !== 'yearly') return err({ code: 'period-not-offered', item: item.index })
  const parsed = parseDomainName(item.id)
  if (!parsed.ok) return err({ code: 'invalid-domain', item: item.index, reason: parsed.error })
  const { label, extension } = parsed.value
  // The reference must be the bare domain, since a URL would be a different key for the same domain (O9).
  if (extension === null || label + extension !== item.id) return err({ code: 'invalid-domain', item: item.index, reason: 'invalidFormat' })
  const operation = item.serviceData.operation ?? 'register'
  const price = domainPrice(world.catalog, world.settings, extension, operation)
  if (!price) return err({ code: 'unknown-extension', item: item.index })
  const row = findExtension(world.catalog, extension)
  // S2: the minimum length does not apply to transfers.
  if (row && operation === 'register' && label.length < row.minLength) {
    return err({ code: 'invalid-domain', item: item.index, reason: 'tooShort' })
  }
  const most = mostYearsOf(operation, row)
  if (item.years > most) return err({ code: 'years-not-offered', item: item.index })
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

/** P2, P4, P7. */
const resolveService = (type: Service['type'], item: GatheredItem, world: PricingContext): Result<Product, QuoteRefusal> => {
  const service = findService(world.catalog, type, item.id)
  if (!service) return err({ code: 'unknown-product', item: item.index })
  const entry = service.prices[item.billing]
  if (!entry) return err({ code: 'period-not-offered', item: item.index })
  const coverage = item.serviceData.coverage ?? 'single'
  if (type === 'ssl' && !offeredCoverages(service, item.billing).includes(coverage)) {
    // P7: the coverage is sold, but only yearly.
    const otherPeriod = service.coverages.includes(coverage)
    return err({ code: otherPeriod ? 'period-not-offered' : 'coverage-not-offered', item: item.index })
  }
  const most = mostDomains(service, coverage)
  // An existing product renews with all its domains, even if the plan now allows fewer.
  if (item.serviceData.operation !== 'renew' && domainsOf(item.serviceData).length > most)
    return err({ code: 'too-many-domains', item: item.index, most })
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
    ...(most > 1 ? { maxDomains: most } : {}),
    ...(service.includedIn.length > 0 && coverage === 'single' ? { includedIn: service.includedIn } : {}),
  })
}

/** O4: resolves a reference from the catalogue; ignores client-supplied prices and names. */
export const resolveProduct = (item: GatheredItem, world: PricingContext): Result<Product, QuoteRefusal> => {
  switch (item.type) {
    case 'domain':
      return resolveDomain(item, world)
    case 'addon':
      return resolveAddon(item, world)
    default:
      return resolveService(item.type, item, world)
  }
}

/** In the cart's currency, before discounts and tax (M4). */
export interface PricedLine extends DiscountLine, LinePrices {
  readonly payment: ChosenPayment
}

/** Categories from which a server needs parts (P10). */
const neededParts: readonly CategoryId[] = ['cpu', 'memory', 'storage']

/** Whether the parts form a complete server (P10). */
export const isServer = (parts: readonly { readonly category: CategoryId }[]): boolean =>
  neededParts.every((needed) => parts.some(({ category }) => isWithinCategory(category, needed)))

type Part = Pick<PricedLine, 'category' | 'billing' | 'quantity' | 'serviceData'>

/** O9: a bundle is sold only as a whole, with equal quantities of its parts. Returns the index of an incomplete bundle's first item. */
export const incompleteBundle = (items: readonly Pick<GatheredItem, 'index'>[], lines: readonly Part[]): number | null => {
  const isWhole = ({ billing, quantity, serviceData: { bundle } }: Part): boolean => {
    return isServer(lines.filter((line) => line.serviceData.bundle === bundle && line.billing === billing && line.quantity === quantity))
  }
  const position = lines.findIndex((line) => line.serviceData.bundle !== undefined && !isWhole(line))
  return items[position]?.index ?? null
}

/** O4, O9: priced lines in the cart's currency, or the first rejection. */
export const priceLines = (
  items: readonly QuoteItemRequest[],
  currency: Currency,
  world: PricingContext,
): Result<readonly PricedLine[], QuoteRefusal> => {
  const gathered = gatherItems(items)
  if (!gathered.ok) return gathered
  const lines: PricedLine[] = []
  for (const item of gathered.value) {
    const product = resolveProduct(item, world)
    if (!product.ok) return product
    const payment = choosePayment(item, product.value.paymentTypes)
    if (!payment) return err({ code: 'payment-type-not-offered', item: item.index })
    lines.push(priceLine(item, product.value, payment, currency))
  }
  const incomplete = incompleteBundle(gathered.value, lines)
  return incomplete === null ? ok(lines) : err({ code: 'incomplete-bundle', item: incomplete })
}

/**
 * M4: converts and rounds the unit price, then multiplies; several years use one such price each (N4). O2: the setup fee applies per unit.
 */
const priceLine = (
  { key, type, id, billing, quantity, serviceData }: GatheredItem,
  product: Product,
  payment: ChosenPayment,
  currency: Currency,
): PricedLine => {
  const firstYear = convertUnit(product.price, currency)
  const laterYear = product.renewal === product.price ? firstYear : convertUnit(product.renewal, currency)
  const years = product.years ?? 1
  const balance = payment.selected === 'on-demand' && payment.terms ? balanceTerms(product.price, payment.terms, currency) : null
  const unitPrice = balance?.paidIn ?? termPrice(firstYear, laterYear, years)
  const baseUnitPrice = balance?.basePaidIn ?? termPrice(product.price, product.renewal, years)
  // U3: renewals have no setup fee.
  const unitSetupFee = serviceData.operation === 'renew' ? (0 as Minor) : convertUnit(product.setupFee, currency)
  const unitSavings = balance === null && product.listPrice > product.price ? convertUnit(product.listPrice, currency) - firstYear : 0
  return {
    key,
    type,
    id,
    name: product.name,
    description: product.description,
    category: product.category,
    billing,
    quantity,
    serviceData,
    unitPrice,
    baseUnitPrice,
    renewal: laterYear,
    unitSetupFee,
    subtotal: (unitPrice * quantity) as Minor,
    baseSubtotal: (baseUnitPrice * quantity) as UsdCents,
    setupFee: (unitSetupFee * quantity) as Minor,
    // D15: catalogue savings × quantity.
    catalogSavings: (unitSavings * quantity) as Minor,
    payment,
    ...(balance === null ? {} : { topUpBelow: (balance.threshold * quantity) as Minor }),
    ...(years > 1 ? { term: { years, firstYear, laterYear, baseFirstYear: product.price, baseLaterYear: product.renewal } } : {}),
    ...(product.maxYears === undefined ? {} : { maxYears: product.maxYears }),
    ...(product.holder === undefined ? {} : { holder: product.holder }),
    ...(product.periods === undefined ? {} : { periods: product.periods }),
    ...(product.maxDomains === undefined ? {} : { maxDomains: product.maxDomains }),
    ...(product.includedIn === undefined ? {} : { includedIn: product.includedIn }),
  }
}
