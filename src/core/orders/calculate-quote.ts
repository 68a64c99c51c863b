import {
  openLedger,
  type LedgerEntry,
  describeApplied,
  type AppliedDiscount,
  calculateAmount,
  findEligible,
  spreadDiscount,
  type Ledger,
} from '../discounts/discounts'
import { ok, err, type Result } from '../result'
import { priceLines, type PricedLine } from './price-lines'
import type { Quote, QuoteRefusal, QuoteRequest, PricingContext, QuoteLine, Breakdown, RejectedCode } from './types'
import { allocate, parseDecimal, powerOfTen, decimalToNumber, equalDecimals, sumOf } from '../money/arithmetic'
import type { Decimal, Minor, Currency, UsdCents } from '../money/types'
import { taxOn } from '../tax/resolve-tax'
import { amountDueNow, paymentSchedule } from './payment-options'
import { convertUnit } from '../money/currency'
import { termPrice } from '../pricing/prices'
import { type AutomaticDiscount, type Coupon, findRejection, findCoupons } from '../discounts/coupons'

/**
 * The only pricing engine, used for cart, checkout, order, email, admin and browser (O4): references in, exact quote out. Pure; clock and
 * customer come from `world`. Throws only if amounts exceed the exact range.
 */
export const calculateQuote = (request: QuoteRequest, world: PricingContext, given: Credit | null = null): Result<Quote, QuoteRefusal> => {
  const currency = world.currencies.get(request.currency)
  if (!currency) return err({ code: 'unknown-currency', currency: request.currency })
  const { settings } = world

  const priced = priceLines(request.items, currency, world)
  if (!priced.ok) return priced

  const ledger = openLedger(priced.value, currency, settings.maxCombinedDiscountPercent)
  const automaticDiscounts = applyAutomaticDiscounts(ledger, world.automaticDiscounts, world.isFirstOrder)
  const codes = applyCodes(request.codes, ledger, world)
  const credit = applyCredit(ledger, given)
  const lines = totalLines(priced.value, ledger.entries, settings.taxRate, currency)

  return ok({
    currency,
    taxRate: settings.taxRate,
    ...(world.taxNote ? { taxNote: world.taxNote } : {}),
    lines,
    automaticDiscounts: credit ? [...automaticDiscounts, credit] : automaticDiscounts,
    discountCodes: codes.applied,
    rejectedCodes: codes.rejected,
    ...sumTotals(lines, credit?.savings),
  })
}

const noCategories = [] as const

/** Sort once per list, not per quote. */
const ordered = new WeakMap<readonly AutomaticDiscount[], readonly AutomaticDiscount[]>()

/** D8: by priority, lower first, then by id. */
const inOrder = (discounts: readonly AutomaticDiscount[]): readonly AutomaticDiscount[] => {
  const known = ordered.get(discounts)
  if (known) return known
  const sorted = [...discounts].sort((left, right) => left.priority - right.priority || (left.id < right.id ? -1 : 1))
  ordered.set(discounts, sorted)
  return sorted
}

/** D6: strictly above the threshold, on the whole base subtotal before discounts. */
const holds = ({ isActive, conditions }: AutomaticDiscount, ledger: Ledger, isFirstOrder: boolean): boolean =>
  isActive && (!conditions.isFirstOrder || isFirstOrder) && (conditions.minAmount === null || ledger.baseSubtotal > conditions.minAmount)

/** Applies automatic discounts in their fixed order, up to the cart's limit (D1, D7, D8). */
const applyAutomaticDiscounts = (
  ledger: Ledger,
  discounts: readonly AutomaticDiscount[],
  isFirstOrder: boolean,
): readonly AppliedDiscount[] => {
  const applied: AppliedDiscount[] = []
  for (const discount of inOrder(discounts)) {
    if (!holds(discount, ledger, isFirstOrder)) continue
    const eligible = findEligible(ledger.entries, {
      applicable: discount.applicableCategories,
      excluded: noCategories,
      billing: discount.conditions.billingPeriod,
    })
    const amount = calculateAmount(discount, eligible, ledger.currency, ledger.allowance)
    if (amount <= 0) continue
    spreadDiscount(ledger, eligible.entries, discount.id, amount)
    applied.push(describeApplied(discount, eligible, amount))
  }
  return applied
}

interface CouponContext {
  readonly coupons: ReadonlyMap<string, Coupon>
  readonly now: number
  readonly isFirstOrder: boolean
  readonly customerUses: ReadonlyMap<string, number> | null
}

interface AppliedCodes {
  readonly applied: readonly AppliedDiscount[]
  /** D14: sorted by code. */
  readonly rejected: readonly RejectedCode[]
}

/** D1, D8, D13: applies qualifying codes in the fixed order, after the automatic discounts. */
const applyCodes = (codes: readonly string[], ledger: Ledger, world: CouponContext): AppliedCodes => {
  const { coupons, unknown } = findCoupons(codes, world.coupons)
  const applied: AppliedDiscount[] = []
  const standing: Coupon[] = []
  const rejected: RejectedCode[] = unknown.map((code) => ({ code, reason: 'unknown' }))
  for (const coupon of coupons) {
    const eligible = findEligible(ledger.entries, {
      applicable: coupon.applicableCategories,
      excluded: coupon.excludedCategories,
      billing: null,
    })
    const amount = calculateAmount(coupon, eligible, ledger.currency, ledger.allowance)
    const { now, isFirstOrder, customerUses } = world
    const rejection = findRejection(coupon, { now, isFirstOrder, customerUses, currency: ledger.currency, eligible, amount, standing })
    if (rejection) {
      rejected.push({ code: coupon.id, ...rejection })
      continue
    }
    spreadDiscount(ledger, eligible.entries, coupon.id, amount)
    standing.push(coupon)
    applied.push(describeApplied(coupon, eligible, amount))
  }
  rejected.sort((left, right) => (left.code < right.code ? -1 : 1))
  return { applied, rejected }
}

/** The unused part of a paid term (U9), named in the customer's language. In the cart's currency. */
export interface Credit {
  readonly name: string
  readonly amount: Minor
}

/** Listed among an order's discounts; because of the colon, it can't collide with a code or an automatic discount. */
export const creditId = 'credit:unused-term'

const nothing = 0 as UsdCents

/** U10: takes at most the amount due before tax. It is not a saving, so D1's limit does not apply; spread over the lines as in D9. */
export const applyCredit = (ledger: Ledger, credit: Credit | null): AppliedDiscount | null => {
  const left = sumOf(ledger.entries.map((entry) => entry.left))
  const savings = Math.min(credit?.amount ?? 0, left) as Minor
  if (credit === null || savings <= 0) return null
  spreadDiscount(ledger, ledger.entries, creditId, savings)
  return { discountId: creditId, name: credit.name, description: '', value: { type: 'fixed', value: nothing }, eligible: left, savings }
}

export const creditIn = (lines: readonly Pick<QuoteLine, 'discounts'>[]): Minor =>
  sumOf(lines.flatMap(({ discounts }) => discounts.filter(({ discountId }) => discountId === creditId).map(({ savings }) => savings)))

/** Line amounts that tax is computed from (O1). */
interface TaxableLine {
  readonly key: string
  /** subtotal + setup fee − discount; never negative, since no discount exceeds its line (D8). */
  readonly taxable: Minor
}

/** O1: tax on the total, spread over the lines as in D9, in line order. */
export const calculateTax = (lines: readonly TaxableLine[], taxRate: Decimal): readonly Minor[] => {
  let taxable = 0
  for (const line of lines) taxable += line.taxable
  const tax = taxOn(taxable, taxRate)
  return allocate(
    tax,
    lines.map((line) => ({ weight: line.taxable, key: line.key })),
  ) as Minor[]
}

/** `entries` must be in the order of `lines`. */
const totalLines = (
  lines: readonly PricedLine[],
  entries: readonly LedgerEntry[],
  taxRate: Decimal,
  currency: Currency,
): readonly QuoteLine[] => {
  const taxable: TaxableLine[] = lines.map((line, index) => ({
    key: line.key,
    taxable: ((entries[index] as LedgerEntry).left + line.setupFee) as Minor,
  }))
  const taxes = calculateTax(taxable, taxRate)
  return lines.map((line, index) => totalLine(line, entries[index] as LedgerEntry, taxes[index] as Minor, currency))
}

const totalLine = (line: PricedLine, { left, savings }: LedgerEntry, tax: Minor, currency: Currency): QuoteLine => {
  const total = (left + line.setupFee + tax) as Minor
  const paymentTypeAmount = amountDueNow(total, line.payment, currency)
  return {
    key: line.key,
    type: line.type,
    id: line.id,
    name: line.name,
    description: line.description,
    category: line.category,
    billing: line.billing,
    quantity: line.quantity,
    serviceData: line.serviceData,
    unitPrice: line.unitPrice,
    baseUnitPrice: line.baseUnitPrice,
    renewal: line.renewal,
    unitSetupFee: line.unitSetupFee,
    subtotal: line.subtotal,
    setupFee: line.setupFee,
    discounts: savings,
    discount: (line.subtotal - left) as Minor,
    tax,
    total,
    catalogSavings: line.catalogSavings,
    availablePaymentTypes: line.payment.available,
    selectedPaymentType: line.payment.selected,
    paymentTypeAmount,
    schedule: paymentSchedule(total, paymentTypeAmount, line.payment),
    ...(line.topUpBelow === undefined ? {} : { topUpBelow: line.topUpBelow }),
    ...(line.term ? { term: line.term } : {}),
    ...(line.maxYears === undefined ? {} : { maxYears: line.maxYears }),
    ...(line.holder === undefined ? {} : { holder: line.holder }),
    ...(line.periods === undefined ? {} : { periods: line.periods }),
    ...(line.maxDomains === undefined ? {} : { maxDomains: line.maxDomains }),
    ...(line.includedIn === undefined ? {} : { includedIn: line.includedIn }),
  }
}

/** O1: shipping is 0 and untaxed. */
const shipping = 0

interface Totals {
  readonly breakdown: Breakdown
  readonly dueNow: Minor
  readonly dueLater: Minor
}

/** O1, O3, D15: sums of the lines, without recomputing anything. A credit is not a saving. */
export const sumTotals = (lines: readonly QuoteLine[], credit: number = 0): Totals => {
  let subtotal = 0
  let setupFees = 0
  let discount = 0
  let tax = 0
  let catalogSavings = 0
  let dueNow: number = shipping
  for (const line of lines) {
    subtotal += line.subtotal
    setupFees += line.setupFee
    discount += line.discount
    tax += line.tax
    catalogSavings += line.catalogSavings
    dueNow += line.paymentTypeAmount
  }
  // The largest sum: if it is exact, so are all others (M1).
  const beforeDiscount = subtotal + setupFees + tax + shipping
  if (!Number.isSafeInteger(beforeDiscount)) throw new RangeError('Amount cannot be represented exactly')
  const total = Math.max(0, beforeDiscount - discount)
  return {
    breakdown: {
      subtotal: subtotal as Minor,
      setupFees: setupFees as Minor,
      discount: discount as Minor,
      tax: tax as Minor,
      shipping: shipping as Minor,
      total: total as Minor,
      savings: (discount - credit + catalogSavings) as Minor,
    },
    dueNow: dueNow as Minor,
    dueLater: (total - dueNow) as Minor,
  }
}

/** O6: total that the client displayed, in major units. */
interface ExpectedTotal {
  readonly total: number | string
  readonly currency: string
}

/** O6: compares exact decimals, never floats. */
export const isSameTotal = (expected: ExpectedTotal, { breakdown, currency }: Pick<Quote, 'breakdown' | 'currency'>): boolean => {
  if (expected.currency !== currency.code) return false
  const { digits, scale } = parseDecimal(expected.total)
  return scale <= currency.digits && digits * powerOfTen(currency.digits - scale) === breakdown.total
}

/** Prices most recently shown, as plain JSON. */
export interface ShownLine {
  readonly key: string
  readonly name: string
  readonly currency: string
  readonly exchangeRate: Decimal
  /** First-year price, if there are several years. */
  readonly baseUnitPrice: UsdCents
  /** N4: price of each later year. */
  readonly baseLaterYear?: UsdCents
  readonly unitSetupFee: Minor
}

/** Changes since the cart was last shown. `before` and `after` are in the new quote's currency. */
export type QuoteDifference =
  | { readonly kind: 'rate'; readonly currency: string; readonly before: number; readonly after: number }
  | { readonly kind: 'price'; readonly key: string; readonly name: string; readonly before: Minor; readonly after: Minor }
  | { readonly kind: 'setup-fee'; readonly key: string; readonly name: string; readonly before: Minor; readonly after: Minor }
  | { readonly kind: 'gone'; readonly key: string; readonly name: string }

type FreshQuote = Pick<Quote, 'lines' | 'currency'>

export const toShownLines = ({ lines, currency }: FreshQuote): readonly ShownLine[] =>
  lines.map(({ key, name, baseUnitPrice, unitSetupFee, term }) => ({
    key,
    name,
    currency: currency.code,
    exchangeRate: currency.exchangeRate,
    baseUnitPrice: term?.baseFirstYear ?? baseUnitPrice,
    ...(term ? { baseLaterYear: term.baseLaterYear } : {}),
    unitSetupFee,
  }))

/**
 * Changes since these lines were shown (M6, O6). Pass only lines that are still in the cart: a line missing from the quote is reported as
 * gone. Switching currency is not reported; a new exchange rate for the same currency is, once.
 */
export const quoteDifferences = (shownLines: readonly ShownLine[], fresh: FreshQuote): readonly QuoteDifference[] => {
  const lines = new Map(fresh.lines.map((line) => [line.key, line]))
  return [
    ...rateDifference(shownLines, fresh.currency),
    ...shownLines.flatMap((shown) => lineDifferences(shown, lines.get(shown.key), fresh.currency)),
  ]
}

const sameRate = (shown: ShownLine, currency: Currency): boolean =>
  shown.currency === currency.code && equalDecimals(shown.exchangeRate, currency.exchangeRate)

const rateDifference = (shownLines: readonly ShownLine[], currency: Currency): readonly QuoteDifference[] => {
  const moved = shownLines.find((shown) => shown.currency === currency.code && !sameRate(shown, currency))
  if (!moved) return []
  const before = decimalToNumber(moved.exchangeRate)
  return [{ kind: 'rate', currency: currency.code, before, after: decimalToNumber(currency.exchangeRate) }]
}

/** N4: compares the price per year, because the visitor chooses the number of years. */
const priceBefore = (shown: ShownLine, { term, baseUnitPrice }: QuoteLine, currency: Currency): Minor | null => {
  const later = shown.baseLaterYear ?? shown.baseUnitPrice
  const isSame = shown.baseUnitPrice === (term?.baseFirstYear ?? baseUnitPrice) && (!term || later === term.baseLaterYear)
  return isSame ? null : termPrice(convertUnit(shown.baseUnitPrice, currency), convertUnit(later, currency), term?.years ?? 1)
}

const lineDifferences = (shown: ShownLine, line: QuoteLine | undefined, currency: Currency): readonly QuoteDifference[] => {
  const { key, name } = shown
  if (!line) return [{ kind: 'gone', key, name }]
  const differences: QuoteDifference[] = []
  // Compares USD prices, so that rate changes don't count; both amounts use today's rate.
  const before = priceBefore(shown, line, currency)
  if (before !== null) differences.push({ kind: 'price', key, name, before, after: line.unitPrice })
  if (sameRate(shown, currency) && shown.unitSetupFee !== line.unitSetupFee) {
    differences.push({ kind: 'setup-fee', key, name, before: shown.unitSetupFee, after: line.unitSetupFee })
  }
  return differences
}
