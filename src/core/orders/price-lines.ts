import type { DiscountLine } from '../discounts/discounts'
import { type ChosenPayment, balanceTerms, choosePayment } from './payment-options'
import type { LinePrices, Product, QuoteItemRequest, QuoteRefusal, PricingContext } from './types'
import { isWithinCategory } from '../catalog/categories'
import type { CategoryId } from '../catalog/types'
import { type GatheredItem, gatherItems, resolveProduct } from './resolve-items'
import { convertUnit } from '../money/currency'
import { termPrice } from '../pricing/prices'
import type { Currency, Minor, UsdCents } from '../money/types'
import { ok, err, type Result } from '../result'

/** In the cart's currency, before discounts and tax (M4). */
export interface PricedLine extends DiscountLine, LinePrices {
  readonly payment: ChosenPayment
}

/** Categories a server needs parts of (P10). */
const neededParts: readonly CategoryId[] = ['cpu', 'memory', 'storage']

/** Whether the parts form a complete server (P10). */
export const isServer = (parts: readonly { readonly category: CategoryId }[]): boolean =>
  neededParts.every((needed) => parts.some(({ category }) => isWithinCategory(category, needed)))

type Part = Pick<PricedLine, 'category' | 'billing' | 'quantity' | 'serviceData'>

/** O9: a bundle is sold only whole, with equal quantities of its parts. Returns the index of the first item of an incomplete one. */
export const incompleteBundle = (items: readonly Pick<GatheredItem, 'index'>[], lines: readonly Part[]): number | null => {
  const isWhole = ({ billing, quantity, serviceData: { bundle } }: Part): boolean => {
    return isServer(lines.filter((line) => line.serviceData.bundle === bundle && line.billing === billing && line.quantity === quantity))
  }
  const position = lines.findIndex((line) => line.serviceData.bundle !== undefined && !isWhole(line))
  return items[position]?.index ?? null
}

/** O4, O9: priced lines in the cart's currency, or the first refusal. */
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

/** M4: convert and round the unit price, then multiply; several years use one such price each (N4). O2: the setup fee counts per unit. */
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
