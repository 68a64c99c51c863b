import { calculateQuote } from '@/core/orders/calculate-quote'
import type { Quote, QuoteRefusal, QuoteRequest, PricingContext, RejectedCode } from '@/core/orders/types'
import { ok, err, type Result } from '@/core/result'
import type { Context } from '@/lib/context'
import { inSpanAtOnce } from '@/lib/observability/tracing'
import { fromQuoteRefusal, refusal, type DomainError } from '@/lib/http/http-error'
import { parseCouponInput, type CouponInputError } from '@/core/cart/cart'
import type { AppliedDiscount } from '@/core/discounts/discounts'
import type { Currency } from '@/core/money/types'
import type { Handle } from '@/lib/db/sql'
import {
  findCouponCount,
  lockLimit,
  type CouponCount,
  countRedemptions,
  unknownCustomer,
  toCustomer,
  isEmptyQuestion,
  findNamedCodes,
  findNamedCodesOfAll,
  noCodes,
  type CodeQuestion,
  type NamedCodes,
} from './coupons.repository'
import type { Payload } from 'payload'
import { resolveTax } from '@/core/tax/resolve-tax'
import type { TaxPlace } from '@/core/tax/types'
import { perInstance } from '@/lib/config/process-state'
import { inBatches } from '@/lib/db/batch'
import { findCatalogSnapshot, type CatalogSnapshot } from '@/modules/catalog/snapshot'

/**
 * Combines a catalogue snapshot with freshly read codes (D12). D10: a customer without orders is treated as first-time. T4: without a
 * location, the shop's own tax applies.
 */
export const toPricingContext = (
  snapshot: CatalogSnapshot,
  now: number,
  { coupons, customerUses, isFirstOrder }: NamedCodes,
  place: TaxPlace | null = null,
): PricingContext => {
  const { rate, note } = resolveTax(snapshot.tax, snapshot.settings.taxRate, place, now)
  return {
    catalog: snapshot.catalog,
    currencies: snapshot.currencies,
    coupons,
    automaticDiscounts: snapshot.automaticDiscounts,
    settings: { ...snapshot.settings, taxRate: rate },
    ...(note ? { taxNote: note } : {}),
    now,
    isFirstOrder,
    customerUses,
  }
}

type AskCodes = (question: CodeQuestion) => Promise<NamedCodes>

/** Under load, the query dominates the cost of a quote, so requests that arrive while one is running share the next. */
const askerOf = perInstance((payload: Payload): AskCodes =>
  inBatches({ queue: 'codes', most: 32, atOnce: 2, work: (group) => findNamedCodesOfAll(payload.db.drizzle, group) }),
)

const findCodesOf = async ({ customer, locale, payload }: Context, codes: readonly string[], handle: Handle): Promise<NamedCodes> => {
  const question = { codes, customer: customer ? toCustomer(customer.id, customer.email) : unknownCustomer, locale }
  if (isEmptyQuestion(question)) return noCodes
  // Only a query in the same transaction can see uncommitted changes.
  return handle === payload.db.drizzle ? askerOf(payload)(question) : findNamedCodes(handle, question)
}

/** For a snapshot that has already been read. Queries the database only if there are codes or the customer is known. */
export const loadPricingContextOn = async (
  context: Context,
  snapshot: CatalogSnapshot,
  codes: readonly string[],
  handle: Handle,
  place: TaxPlace | null = null,
): Promise<PricingContext> => toPricingContext(snapshot, context.now(), await findCodesOf(context, codes, handle), place)

/** Usually needs one cheap query for the revision, in parallel with one for the codes. */
const loadPricingContext = async (context: Context, codes: readonly string[]): Promise<PricingContext> => {
  const [snapshot, named] = await Promise.all([findCatalogSnapshot(context), findCodesOf(context, codes, context.payload.db.drizzle)])
  return toPricingContext(snapshot, context.now(), named)
}

/** Runs the engine. Amounts beyond the safe integer range are a client error, `amount-out-of-range`. */
export const inRange = (ask: () => Result<Quote, QuoteRefusal>): Result<Quote, DomainError> => {
  try {
    const quote = inSpanAtOnce('quote', ask)
    return quote.ok ? quote : err(fromQuoteRefusal(quote.error))
  } catch (fault) {
    if (fault instanceof RangeError) return err(refusal('amount-out-of-range'))
    throw fault
  }
}

export const quoteWithContext = (world: PricingContext, request: QuoteRequest): Result<Quote, DomainError> =>
  inRange(() => calculateQuote(request, world))

/** Prices a cart of references (O4); stores nothing. */
export const quoteCart = async (context: Context, request: QuoteRequest): Promise<Result<Quote, DomainError>> => {
  const quote = quoteWithContext(await loadPricingContext(context, request.codes), request)
  return quote.ok ? ok(quote.value) : quote
}

/** §7: whether a code would apply to this cart and, if not, why. */
export type DiscountVerdict =
  | { readonly status: CouponInputError }
  | { readonly status: 'applied'; readonly discount: AppliedDiscount; readonly currency: Currency }
  | { readonly status: 'rejected'; readonly rejected: RejectedCode; readonly currency: Currency }

/** §5, §8, D13: tests a code together with those already applied; stores nothing. */
export const validateDiscount = async (
  context: Context,
  typed: string,
  request: QuoteRequest,
): Promise<Result<DiscountVerdict, DomainError>> => {
  const read = parseCouponInput(typed, request.codes)
  if (!read.ok) return ok({ status: read.error })
  const code = read.value
  const quote = await quoteCart(context, { ...request, codes: [...request.codes, code] })
  if (!quote.ok) return quote
  const { currency, discountCodes, rejectedCodes } = quote.value
  const discount = discountCodes.find(({ discountId }) => discountId === code)
  if (discount) return ok({ status: 'applied', discount, currency })
  const rejected = rejectedCodes.find((each) => each.code === code) ?? { code, reason: 'unknown' }
  return ok({ status: 'rejected', rejected, currency })
}

const usesOf = (handle: Handle, { code, isLimited, usedCount }: CouponCount): Promise<number> | number =>
  isLimited ? usedCount : countRedemptions(handle, code ?? '')

interface CodeReference {
  readonly id?: string | undefined
  readonly code: string
  readonly usageLimit?: number | null | undefined
}

/**
 * D12: counting an unlimited code in its row would serialise all its orders, so its uses are counted from redemptions on read. A limited
 * code is counted in its live row, not in its versions. `null` means an unknown code.
 */
export const findUses = async (handle: Handle, { id, code, usageLimit }: CodeReference): Promise<number | null> => {
  if (typeof usageLimit !== 'number') return countRedemptions(handle, code)
  const row = id === undefined ? null : await findCouponCount(handle, id)
  return row && usesOf(handle, row)
}

/**
 * The count to store when a code is saved, read under a lock. A code that gains a limit starts with the uses it already has, and no order
 * slips in between; one that keeps its limit keeps the live count, even when an older version is restored.
 */
export const lockUses = async (handle: Handle, id: string): Promise<number | null> => {
  const before = await findCouponCount(handle, id)
  if (!before?.code) return null
  await lockLimit(handle, before.code)
  const row = await findCouponCount(handle, id, { isLocked: true })
  return row && usesOf(handle, row)
}
