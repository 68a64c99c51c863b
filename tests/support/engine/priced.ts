import { calculateQuote } from '@/core/orders/calculate-quote'
import type { AppliedDiscount } from '@/core/discounts/discounts'
import type { Quote, QuoteLine, QuoteRequest, PricingContext } from '@/core/orders/types'

export const priced = (request: QuoteRequest, world: PricingContext): Quote => {
  const result = calculateQuote(request, world)
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`)
  return result.value
}

export const sum = <Item>(items: readonly Item[], amount: (item: Item) => number): number => {
  let total = 0
  for (const item of items) total += amount(item)
  return total
}

export const allApplied = (quote: Quote): readonly AppliedDiscount[] => [...quote.automaticDiscounts, ...quote.discountCodes]

const sameDiscounts = (left: QuoteLine['discounts'], right: QuoteLine['discounts']): boolean =>
  left.length === right.length &&
  left.every((each, index) => each.discountId === right[index]?.discountId && each.savings === right[index].savings)

const sameFigures = (line: QuoteLine, other: QuoteLine | undefined): boolean =>
  other !== undefined &&
  line.subtotal === other.subtotal &&
  line.setupFee === other.setupFee &&
  line.tax === other.tax &&
  line.total === other.total &&
  line.paymentTypeAmount === other.paymentTypeAmount &&
  sameDiscounts(line.discounts, other.discounts)

const totals = ['subtotal', 'setupFees', 'discount', 'tax', 'shipping', 'total', 'savings'] as const

/** Compares all figures and code results by line key, ignoring the order of lines. */
export const sameQuote = (left: Quote, right: Quote): boolean => {
  const others = new Map(right.lines.map((line) => [line.key, line]))
  return (
    left.lines.length === right.lines.length &&
    left.lines.every((line) => sameFigures(line, others.get(line.key))) &&
    totals.every((name) => left.breakdown[name] === right.breakdown[name]) &&
    left.dueNow === right.dueNow &&
    left.dueLater === right.dueLater &&
    sameDiscounts(left.automaticDiscounts, right.automaticDiscounts) &&
    sameDiscounts(left.discountCodes, right.discountCodes) &&
    left.rejectedCodes.length === right.rejectedCodes.length &&
    left.rejectedCodes.every(
      ({ code, reason }, index) => code === right.rejectedCodes[index]?.code && reason === right.rejectedCodes[index].reason,
    )
  )
}
