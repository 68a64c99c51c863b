import { quoteCart as price } from '@/core/orders/quote-cart'
import type { Quote, QuoteRefusal, QuoteRequest, PricingContext, RejectedCode } from '@/core/orders/types'
import { ok, err, type Result } from '@/core/result'
import type { Context } from '@/lib/context'
import { inSpanAtOnce } from '@/lib/observability/tracing'
import { loadPricingContext } from './pricing-context'
import { fromQuoteRefusal, refusal, type DomainError } from '@/lib/http/http-error'
import { readTypedCode } from '@/core/cart/discount-codes'
import type { TypedCodeError } from '@/core/cart/cart'
import type { AppliedDiscount } from '@/core/discounts/discounts'
import type { Currency } from '@/core/money/types'
import type { Handle } from '@/lib/db/sql'
import { findCouponCount, lockLimit, type CouponCount, countRedemptions } from './coupons.repository'

/** What the engine answers. Amounts beyond exact range are the request's fault, not ours. */
export const inRange = (ask: () => Result<Quote, QuoteRefusal>): Result<Quote, DomainError> => {
  try {
    const quote = inSpanAtOnce('quote', ask)
    return quote.ok ? quote : err(fromQuoteRefusal(quote.error))
  } catch (fault) {
    if (fault instanceof RangeError) return err(refusal('amount-out-of-range'))
    throw fault
  }
}

/** The engine in a world already read. */
export const quoteWithContext = (world: PricingContext, request: QuoteRequest): Result<Quote, DomainError> =>
  inRange(() => price(request, world))

/** Prices a cart of references (O4); keeps nothing. */
export const quoteCart = async (context: Context, request: QuoteRequest): Promise<Result<Quote, DomainError>> => {
  const quote = quoteWithContext(await loadPricingContext(context, request.codes), request)
  return quote.ok ? ok(quote.value) : quote
}

/** §7: whether a code would count on this cart, and if not, why. */
export type DiscountVerdict =
  | { readonly status: TypedCodeError }
  | { readonly status: 'applied'; readonly discount: AppliedDiscount; readonly currency: Currency }
  | { readonly status: 'rejected'; readonly rejected: RejectedCode; readonly currency: Currency }

/** §5, §8, D13: tried beside the codes that stand already; nothing is kept. */
export const validateDiscount = async (
  context: Context,
  typed: string,
  request: QuoteRequest,
): Promise<Result<DiscountVerdict, DomainError>> => {
  const read = readTypedCode(typed, request.codes)
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

interface Shown {
  /** Absent where it was not asked for. */
  readonly id?: string | undefined
  readonly code: string
  readonly usageLimit?: number | null | undefined
}

/**
 * D12: a code without limit is not counted by its orders, which would all wait for the one row; its uses are its
 * redemptions, counted when somebody looks. What has a limit is counted in its row, not in its versions. `null`: nothing is known of it.
 */
export const findUses = async (handle: Handle, { id, code, usageLimit }: Shown): Promise<number | null> => {
  if (typeof usageLimit !== 'number') return countRedemptions(handle, code)
  const row = id === undefined ? null : await findCouponCount(handle, id)
  return row && usesOf(handle, row)
}

/**
 * A code that gets a limit is counted from here on: it begins with the uses it has, and no order slips in between.
 * One that has a limit keeps the count of this very moment, whatever was read before an order came, or stands in a version that is brought back.
 */
export const lockUses = async (handle: Handle, id: string): Promise<number | null> => {
  const before = await findCouponCount(handle, id)
  if (!before?.code) return null
  await lockLimit(handle, before.code)
  const row = await findCouponCount(handle, id, { isLocked: true })
  return row && usesOf(handle, row)
}
