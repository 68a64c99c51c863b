import type { BulkResultAnswer } from '@/modules/domains/search/schema'
import type { CartAnswer } from '@/modules/cart/schema'
import type { AddonAnswer } from '@/modules/catalog/schema'
import type { DomainSearchAnswer } from '@/modules/domains/schema'
import type { AppliedDiscountAnswer, QuoteAnswer, QuoteLineAnswer } from '@/modules/pricing/schema'
import { digitsOf, type Minor } from '@/core/money/types'
import { fromMajor } from '@/core/money/arithmetic'
import type { DiscountValueFigures } from '@/core/receipt/figures'

/**
 * The browser's border (M1): the API speaks in major units, and everything behind this file in whole minor units.
 * An answer is turned back once, where it comes in.
 */

type Amounts<Name extends string> = { readonly [Each in Name]: number }

const inMinor = <Name extends string>(thing: Amounts<Name>, names: readonly Name[], digits: number): Record<Name, Minor> =>
  Object.fromEntries(names.map((name) => [name, fromMajor(thing[name], digits)])) as Record<Name, Minor>

const orNull = (amount: number | null, digits: number): Minor | null => (amount === null ? null : fromMajor(amount, digits))

const lineAmounts = [
  'price',
  'renewal',
  'subtotal',
  'setupFee',
  'discount',
  'tax',
  'total',
  'savings',
  'paymentTypeAmount',
] as const satisfies readonly (keyof QuoteLineAnswer)[]

/** N4: of several years what each costs. */
const termFigures = (term: QuoteLineAnswer['term'], digits: number) =>
  term ? { term: { years: term.years, ...inMinor(term, ['firstYear', 'laterYear'], digits) } } : {}

const lineFigures = (line: Omit<QuoteLineAnswer, 'term'>, digits: number) => ({
  ...inMinor(line, lineAmounts, digits),
  discounts: line.discounts.map((share) => ({ ...share, ...inMinor(share, ['savings'], digits) })),
  schedule: line.schedule.map((part) => ({ ...part, ...inMinor(part, ['amount'], digits) })),
})

const discountFigures = ({ type, originalValue, threshold, ...discount }: AppliedDiscountAnswer, digits: number) => {
  const value: DiscountValueFigures =
    type === 'fixed' ? { kind: type, amount: fromMajor(originalValue, digits) } : { kind: type, percent: originalValue }
  return {
    ...discount,
    ...inMinor(discount, ['eligible', 'savings'], digits),
    ...(threshold === undefined ? {} : { threshold: fromMajor(threshold, digits) }),
    value,
  }
}

const sums = ['subtotal', 'setupFees', 'discount', 'tax', 'shipping', 'total', 'savings'] as const

const quoteFigures = ({ discountSummary, breakdown, dueNow, dueLater }: Omit<QuoteAnswer, 'items'>, digits: number) => ({
  discountSummary: {
    discountCodes: discountSummary.discountCodes.map((discount) => discountFigures(discount, digits)),
    automaticDiscounts: discountSummary.automaticDiscounts.map((discount) => discountFigures(discount, digits)),
  },
  breakdown: inMinor(breakdown, sums, digits),
  ...inMinor({ dueNow, dueLater }, ['dueNow', 'dueLater'], digits),
})

export const quoteInMinorUnits = (answer: QuoteAnswer) => {
  const digits = digitsOf(answer.currency)
  return {
    ...answer,
    ...quoteFigures(answer, digits),
    items: answer.items.map(({ term, ...line }) => ({ ...line, ...lineFigures(line, digits), ...termFigures(term, digits) })),
  }
}

export const cartInMinorUnits = (answer: CartAnswer) => {
  const digits = digitsOf(answer.currency)
  return {
    ...answer,
    ...quoteFigures(answer, digits),
    items: answer.items.map(({ term, ...line }) => ({ ...line, ...lineFigures(line, digits), ...termFigures(term, digits) })),
  }
}

export const searchInMinorUnits = (answer: DomainSearchAnswer) => {
  const digits = digitsOf(answer.currency)
  const amounts = ['price', 'originalPrice', 'renewal'] as const
  return { ...answer, results: answer.results.map((row) => ({ ...row, ...inMinor(row, amounts, digits) })) }
}

export const bulkResultInMinorUnits = (row: BulkResultAnswer, currency: string) => {
  const digits = digitsOf(currency)
  return {
    ...row,
    price: orNull(row.price, digits),
    originalPrice: orNull(row.originalPrice, digits),
    renewal: orNull(row.renewal, digits),
  }
}

export const addonInMinorUnits = (addon: AddonAnswer, currency: string) => {
  const digits = digitsOf(currency)
  return { ...addon, price: fromMajor(addon.price, digits), originalPrice: orNull(addon.originalPrice, digits) }
}

export type QuoteInMinorUnits = ReturnType<typeof quoteInMinorUnits>
export type CartInMinorUnits = ReturnType<typeof cartInMinorUnits>
export type SearchInMinorUnits = ReturnType<typeof searchInMinorUnits>
export type BulkResultInMinorUnits = ReturnType<typeof bulkResultInMinorUnits>
export type AddonInMinorUnits = ReturnType<typeof addonInMinorUnits>
