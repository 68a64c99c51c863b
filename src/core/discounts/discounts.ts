import type { BillingPeriod, CategoryId } from '../catalog/types'
import type { Minor, UsdCents, Currency } from '../money/types'
import { parseDecimal, powerOfTen, multiplyAndRound, allocate } from '../money/arithmetic'
import { isWithinAnyCategory } from '../catalog/categories'
import { convertUnit } from '../money/currency'
import type { DiscountValue, AutomaticDiscount, Coupon } from './coupons'

/** Line total before any discount, without setup fee, tax or shipping (D3). */
export interface DiscountLine {
  /** D9: tie-breaker. */
  readonly key: string
  readonly category: CategoryId
  readonly billing: BillingPeriod
  readonly quantity: number
  readonly subtotal: Minor
  /** In USD, for thresholds (M5). */
  readonly baseSubtotal: UsdCents
  /** O21: present only if the line is a balance top-up. */
  readonly topUpBelow?: Minor
}

/** O21: a top-up is the customer's own money, so discounts and thresholds ignore it. */
const isDiscountable = ({ topUpBelow }: Pick<DiscountLine, 'topUpBelow'>): boolean => topUpBelow === undefined

interface LineSaving {
  readonly discountId: string
  readonly savings: Minor
}

/** D1: maximum for all discounts combined. Has no effect at 100% or more. */
export const combinedAllowance = (subtotal: Minor, maximumPercent: number): Minor => {
  if (maximumPercent >= 100) return subtotal
  const { digits, scale } = parseDecimal(Math.max(0, maximumPercent))
  return multiplyAndRound(subtotal, digits, powerOfTen(scale + 2)) as Minor
}

/** `left` is what earlier discounts have left of the line. */
export interface LedgerEntry {
  readonly line: DiscountLine
  left: number
  readonly savings: LineSaving[]
}

/** State of one quote while discounts are applied in their fixed order (D8). */
export interface Ledger {
  readonly currency: Currency
  readonly entries: readonly LedgerEntry[]
  /** Whole cart before discounts, without balance top-ups, in USD (D6, O21). */
  readonly baseSubtotal: UsdCents
  /** D1: how much all discounts combined may still deduct. */
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

/** D9: spreads `amount` over the lines in proportion to each line's remainder. `amount` must not exceed the total remainder. */
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
  /** D7: restricts to lines of this billing period; `null` for any. */
  readonly billing: BillingPeriod | null
}

interface Eligible {
  readonly entries: readonly LedgerEntry[]
  /** D3: before any discount, in the cart's currency. */
  readonly amount: Minor
  /** D8: what earlier discounts left of `amount`. */
  readonly left: Minor
  /** D5: the same lines in USD. */
  readonly baseAmount: UsdCents
  /** Total quantity of the same lines (D5). */
  readonly quantity: number
}

/** D3: exclusion takes precedence; an empty `applicable` means all. */
export const isInScope = (line: Pick<DiscountLine, 'category' | 'billing' | 'topUpBelow'>, scope: Scope): boolean =>
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
    if (!isInScope(entry.line, scope)) continue
    entries.push(entry)
    amount += entry.line.subtotal
    left += entry.left
    baseAmount += entry.line.baseSubtotal
    quantity += entry.line.quantity
  }
  return { entries, amount: amount as Minor, left: left as Minor, baseAmount: baseAmount as UsdCents, quantity }
}

/** D4: a percentage of the amount before discounts (D2), or a fixed amount converted like a unit price (M5). */
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

/** D4, D8: amount after the cap, limited to the remainder. */
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

/** U33: a discount's minimums, frozen when the order is placed. */
export interface DiscountTerms {
  readonly minAmount: UsdCents | null
  readonly minQuantity: number | null
  /** D6: strictly above `minAmount` over all lines; otherwise at least `minAmount` over the lines in scope (D5). */
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

/** M11: threshold of an automatic discount in the cart's currency; compared in USD (M5). */
export const thresholdIn = (terms: DiscountTerms | undefined, currency: Currency): Minor | null =>
  terms?.isVolume && terms.minAmount !== null ? convertUnit(terms.minAmount, currency) : null

export const termsOf = (discount: Coupon | AutomaticDiscount): DiscountTerms =>
  'excludedCategories' in discount ? termsOfCode(discount) : termsOfAutomatic(discount)

/** `null` if the discount has no minimum, so a refund can't void it. */
const minimumsOf = (discount: Coupon | AutomaticDiscount): DiscountTerms | null => {
  const terms = termsOf(discount)
  return terms.minAmount === null && terms.minQuantity === null ? null : terms
}

/** Discount as applied to a quote, with its amount (§3). */
export interface AppliedDiscount {
  readonly discountId: string
  readonly name: string
  readonly description: string
  readonly value: DiscountValue
  /** D3: amount the discount was computed on. */
  readonly eligible: Minor
  readonly savings: Minor
  /** U33: absent if there are no minimums, and in orders placed before minimums were stored. */
  readonly terms?: DiscountTerms
}

export const describeApplied = (discount: Coupon | AutomaticDiscount, eligible: Eligible, savings: Minor): AppliedDiscount => {
  const terms = minimumsOf(discount)
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
