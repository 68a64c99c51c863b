import { sumOf } from '../money/arithmetic'
import type { Decimal, Minor, UsdCents } from '../money/types'
import { taxOn } from '../tax/resolve-tax'
import { type AppliedDiscount, scopeOf, type DiscountTerms, findEligible } from '../discounts/discounts'
import type { QuoteLine } from './types'

/** A discount that the remaining lines no longer qualify for, including tax. */
export interface WithheldDiscount {
  readonly discountId: string
  readonly name: string
  readonly amount: Minor
}

interface Order {
  readonly lines: readonly QuoteLine[]
  readonly discounts: readonly AppliedDiscount[]
  readonly taxRate: Decimal
}

const eligibleOf = (lines: readonly QuoteLine[], terms: DiscountTerms) =>
  findEligible(
    lines.map((line) => {
      const baseSubtotal = (line.baseUnitPrice * line.quantity) as UsdCents
      return { line: { ...line, baseSubtotal }, left: line.subtotal, savings: [] }
    }),
    terms.isVolume ? { applicable: [], excluded: [], billing: null } : scopeOf(terms),
  )

const holds = (terms: DiscountTerms, lines: readonly QuoteLine[]): boolean => {
  const { minAmount, minQuantity, isVolume } = terms
  const { baseAmount, quantity } = eligibleOf(lines, terms)
  const isEnough = minAmount === null || (isVolume ? baseAmount > minAmount : baseAmount >= minAmount)
  return isEnough && (minQuantity === null || quantity >= minQuantity)
}

/**
 * U33: discounts to deduct from a refund because the remaining lines no longer reach their minimum, including tax, in the order's currency.
 * Discounts without a minimum, or from orders placed before terms were stored, deduct nothing.
 */
export const withholdDiscounts = ({ lines, discounts, taxRate }: Order, returned: ReadonlySet<string>): readonly WithheldDiscount[] => {
  const staying = lines.filter(({ key }) => !returned.has(key))
  return discounts.flatMap(({ discountId, name, terms }) => {
    if (!terms || holds(terms, staying)) return []
    const discounted = sumOf(
      staying.flatMap((line) => line.discounts.filter((each) => each.discountId === discountId).map(({ savings }) => savings)),
    )
    return discounted > 0 ? [{ discountId, name, amount: (discounted + taxOn(discounted, taxRate)) as Minor }] : []
  })
}

/** U33: subtracts what the order's earlier refunds already deducted. */
export const withoutEarlierWithheld = (kept: readonly WithheldDiscount[], before: Minor): readonly WithheldDiscount[] => {
  let left: number = before
  return kept.flatMap((each) => {
    const off = Math.min(left, each.amount)
    left -= off
    return off < each.amount ? [{ ...each, amount: (each.amount - off) as Minor }] : []
  })
}

/** N1: event on an order whose domain someone else registered before payment; its note is the domain. */
export const lostDomainEvent = 'name-lost'

interface EventLike {
  readonly type: string
  readonly note?: string | null | undefined
}

export const lostDomains = (events: readonly EventLike[]): ReadonlySet<string> =>
  new Set(events.flatMap(({ type, note }) => (type === lostDomainEvent && note ? [note] : [])))
