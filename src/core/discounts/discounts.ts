import type { BillingPeriod, CategoryId } from '../catalog/types'
import type { Minor, UsdCents, Currency } from '../money/types'
import { parseDecimal, powerOfTen, multiplyAndRound, allocate } from '../money/arithmetic'
import { isWithinAnyCategory } from '../catalog/categories'
import { convertUnit } from '../money/currency'
import type { DiscountValue, AutomaticDiscount, Coupon } from './types'

/** What a discount sees of a priced line. Amounts are before any discount, without setup fee, tax or shipping (D3). */
export interface DiscountLine {
  /** D9: settles ties. */
  readonly key: string
  readonly category: CategoryId
  readonly billing: BillingPeriod
  readonly quantity: number
  readonly subtotal: Minor
  /** The same in USD, for thresholds (M5). */
  readonly baseSubtotal: UsdCents
  /** O21: there only where the line is paid into a balance. */
  readonly topUpBelow?: Minor
}

/** O21: what is paid into a balance is the customer's money and no price, so no discount takes of it and no threshold counts it. */
export const isDiscountable = ({ topUpBelow }: DiscountLine): boolean => topUpBelow === undefined

/** What a discount took of one line. */
export interface LineSaving {
  readonly discountId: string
  readonly savings: Minor
}

/** D1: what all discounts together may take of the subtotal. 100 % and more never binds. */
export const combinedAllowance = (subtotal: Minor, maximumPercent: number): Minor => {
  if (maximumPercent >= 100) return subtotal
  const { digits, scale } = parseDecimal(Math.max(0, maximumPercent))
  return multiplyAndRound(subtotal, digits, powerOfTen(scale + 2)) as Minor
}

/** A line as the ledger keeps it: what is left of it, and what was taken by whom. */
export interface LedgerEntry {
  readonly line: DiscountLine
  left: number
  readonly savings: LineSaving[]
}

/** What is still there to discount while discounts go one after another in their fixed order (D8). Lives for one quote. */
export interface Ledger {
  readonly currency: Currency
  readonly entries: readonly LedgerEntry[]
  /** The whole cart before discounts, without what is paid into balances, in USD (D6, O21). */
  readonly baseSubtotal: UsdCents
  /** D1: what all discounts together may still take. */
  allowance: number
}

export const openLedger = (lines: readonly DiscountLine[], currency: Currency, maximumPercent: number): Ledger => {
  let subtotal = 0
  let baseSubtotal = 0
  const entries: LedgerEntry[] = []
  for (const line of lines) {
    entries.push({ line, left: line.subtotal, savings: [] })
    if (!isDiscountable(line)) continue
    subtotal += line.subtotal
    baseSubtotal += line.baseSubtotal
  }
  return {
    currency,
    entries,
    baseSubtotal: baseSubtotal as UsdCents,
    allowance: combinedAllowance(subtotal as Minor, maximumPercent),
  }
}

/** D9: takes `amount` off the eligible lines in proportion to what is left of each. `amount` never exceeds what is left. */
export const spreadDiscount = (ledger: Ledger, eligible: readonly LedgerEntry[], discountId: string, amount: Minor): void => {
  const shares = allocate(
    amount,
    eligible.map((entry) => ({ weight: entry.left, key: entry.line.key })),
  )
  eligible.forEach((entry, index) => {
    const savings = shares[index] as Minor
    if (savings === 0) return
    entry.left -= savings
    entry.savings.push({ discountId, savings })
  })
  ledger.allowance -= amount
}

export interface Scope {
  readonly applicable: readonly CategoryId[]
  readonly excluded: readonly CategoryId[]
  /** D7: lines billed like this only; `null` for any. */
  readonly billing: BillingPeriod | null
}

/** The lines a discount may touch, with the sums its conditions ask for. */
export interface Eligible {
  readonly entries: readonly LedgerEntry[]
  /** D3: before any discount, in the cart's currency. */
  readonly amount: Minor
  /** D8: what earlier discounts left of it. */
  readonly left: Minor
  /** D5: the same lines in USD. */
  readonly baseAmount: UsdCents
  /** D5: sum of quantities. */
  readonly quantity: number
}

/** D3: excluded categories win over applicable ones; empty applicable is all. */
const isInScope = ({ line }: LedgerEntry, scope: Scope): boolean =>
  isDiscountable(line) &&
  (scope.billing === null || line.billing === scope.billing) &&
  !isWithinAnyCategory(line.category, scope.excluded) &&
  (scope.applicable.length === 0 || isWithinAnyCategory(line.category, scope.applicable))

export const findEligible = (all: readonly LedgerEntry[], scope: Scope): Eligible => {
  const entries: LedgerEntry[] = []
  let amount = 0
  let left = 0
  let baseAmount = 0
  let quantity = 0
  for (const entry of all) {
    if (!isInScope(entry, scope)) continue
    entries.push(entry)
    amount += entry.line.subtotal
    left += entry.left
    baseAmount += entry.line.baseSubtotal
    quantity += entry.line.quantity
  }
  return { entries, amount: amount as Minor, left: left as Minor, baseAmount: baseAmount as UsdCents, quantity }
}

/** D4: a percentage of the pre-discount amount (D2), or a fixed value converted like a unit price (M5). */
const computeFrom = (discount: DiscountValue, amount: Minor, currency: Currency): number => {
  switch (discount.type) {
    case 'percentage':
      return multiplyAndRound(amount, discount.value.digits, powerOfTen(discount.value.scale + 2))
    case 'fixed':
      return convertUnit(discount.value, currency)
    default:
      return discount satisfies never
  }
}

/** D4, D8: what a discount takes: computed, capped, and never more than what is left for it. */
export const calculateAmount = (
  discount: DiscountValue & { readonly maxDiscount: UsdCents | null },
  eligible: Eligible,
  currency: Currency,
  allowance: number,
): Minor => {
  const computed = computeFrom(discount, eligible.amount, currency)
  const cap = discount.maxDiscount === null ? computed : convertUnit(discount.maxDiscount, currency)
  return Math.min(computed, cap, eligible.left, allowance) as Minor
}

/** U33: what the lines of an order must amount to for a discount, as it stood when the order was placed. */
export interface DiscountTerms {
  readonly minAmount: UsdCents | null
  readonly minQuantity: number | null
  /** D6: strictly more than `minAmount`, counted over all lines; otherwise at least that, over the lines in scope (D5). */
  readonly isVolume: boolean
  readonly applicable: readonly CategoryId[]
  readonly excluded: readonly CategoryId[]
  readonly billing: BillingPeriod | null
}

export const scopeOf = ({ applicable, excluded, billing }: DiscountTerms): Scope => ({ applicable, excluded, billing })

const termsOfCode = ({ minAmount, minQuantity, applicableCategories, excludedCategories }: Coupon): DiscountTerms => ({
  minAmount,
  minQuantity,
  isVolume: false,
  applicable: applicableCategories,
  excluded: excludedCategories,
  billing: null,
})

const termsOfAutomatic = ({ conditions, applicableCategories }: AutomaticDiscount): DiscountTerms => ({
  minAmount: conditions.minAmount,
  minQuantity: null,
  isVolume: true,
  applicable: applicableCategories,
  excluded: [],
  billing: conditions.billingPeriod,
})

/** M11: what a cart must be above for an automatic discount, in its own currency; compared in USD (M5). */
export const thresholdIn = (terms: DiscountTerms | undefined, currency: Currency): Minor | null =>
  terms?.isVolume && terms.minAmount !== null ? convertUnit(terms.minAmount, currency) : null

/** Null where nothing that goes back can take it away. */
export const termsOf = (discount: Coupon | AutomaticDiscount): DiscountTerms | null => {
  const terms = 'excludedCategories' in discount ? termsOfCode(discount) : termsOfAutomatic(discount)
  return terms.minAmount === null && terms.minQuantity === null ? null : terms
}

/** A discount that counts, and what it took (§3). */
export interface AppliedDiscount {
  readonly discountId: string
  readonly name: string
  readonly description: string
  readonly value: DiscountValue
  /** D3: the amount the discount was computed on. */
  readonly eligible: Minor
  readonly savings: Minor
  /** U33: what lines must amount to for it; none where nothing has to, and in orders from before it was stored. */
  readonly terms?: DiscountTerms
}

export const describeApplied = (discount: Coupon | AutomaticDiscount, eligible: Eligible, savings: Minor): AppliedDiscount => {
  const terms = termsOf(discount)
  return {
    discountId: discount.id,
    name: discount.name,
    description: discount.description,
    value: valueOf(discount),
    eligible: eligible.amount,
    savings,
    ...(terms === null ? {} : { terms }),
  }
}

const valueOf = (discount: DiscountValue): DiscountValue =>
  discount.type === 'percentage' ? { type: 'percentage', value: discount.value } : { type: 'fixed', value: discount.value }
