import type { QuoteRequest, PricingContext } from '@/core/orders/types'
import { cartOf, takeAutomatic, takeCodes } from './discounts'
import { decimal, rounded, shareOut, sum, times, whole } from './fraction'
import { linesOf, type ReferenceLine } from './lines'
import { partsToPay } from './payment'

/** M3: US cents to minor units, rounded once. */
const converterTo = (code: string, { currencies }: PricingContext): ((usd: bigint) => bigint) => {
  const currency = currencies.get(code)
  if (currency === undefined) throw new Error('Only a currency of the shop is converted to')
  const [top, bottom] = decimal(currency.exchangeRate)
  const centsInUnit = currency.digits === 2 ? 1n : 100n
  return (usd) => rounded([usd * top, bottom * centsInUnit])
}

/** Named like the engine's `Quote`. */
const figuresOf = (line: ReferenceLine, tax: bigint, convert: (usd: bigint) => bigint) => {
  const { bundle, coverage, domain, operation, years } = line.reference
  const total = line.left + line.setup + tax
  const schedule = partsToPay(total, line.payment, line.terms, convert)
  return {
    key: line.key,
    type: line.reference.type,
    id: line.reference.id,
    category: line.category,
    billing: line.billing,
    quantity: line.quantity,
    serviceData: { bundle, coverage, domain, operation, years },
    unitPrice: line.unit,
    baseUnitPrice: line.unitUsd,
    renewal: line.renewal,
    unitSetupFee: line.unitSetup,
    subtotal: line.amount,
    setupFee: line.setup,
    discounts: line.discounts,
    discount: line.amount - line.left,
    tax,
    total,
    catalogSavings: line.catalogSavings,
    availablePaymentTypes: line.payment.offered,
    selectedPaymentType: line.payment.chosen,
    paymentTypeAmount: schedule[0]?.amount ?? 0n,
    schedule,
  }
}

/**
 * Independent implementation of the pricing rules from the specification and docs/rules.md: simple and slow, in exact fractions, sharing
 * only types with the engine. Requires that `reasonsToRefuse` is empty.
 */
export const referenceQuote = (request: QuoteRequest, world: PricingContext) => {
  const convert = converterTo(request.currency, world)
  const cart = cartOf(linesOf(request, world, convert), convert, world)
  const automaticDiscounts = takeAutomatic(cart, world)
  const codes = takeCodes(request.codes, cart, world)

  // O1: tax on the total, then shared out
  const taxable = ({ left, setup }: ReferenceLine): bigint => left + setup
  const tax = rounded(times(whole(sum(cart.lines, taxable)), decimal(world.settings.taxRate)))
  const taxes = shareOut(tax, cart.lines, taxable)
  const lines = cart.lines.map((line) => figuresOf(line, taxes.get(line.key) ?? 0n, convert))

  const subtotal = sum(lines, (line) => line.subtotal)
  const setupFees = sum(lines, (line) => line.setupFee)
  const discount = sum(codes.applied.concat(automaticDiscounts), ({ savings }) => savings)
  const total = subtotal + setupFees + tax - discount
  const dueNow = sum(lines, (line) => line.paymentTypeAmount)
  const savings = discount + sum(lines, (line) => line.catalogSavings)
  return {
    currency: { code: request.currency },
    taxRate: world.settings.taxRate,
    lines,
    automaticDiscounts,
    discountCodes: codes.applied,
    rejectedCodes: codes.refused.map(({ code, reason, missing, categories, excluded }) => ({
      code,
      reason,
      missing,
      categories,
      excluded,
    })),
    breakdown: { subtotal, setupFees, discount, tax, shipping: 0n, total, savings },
    dueNow,
    dueLater: total - dueNow,
  }
}
