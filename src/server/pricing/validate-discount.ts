import { readTypedCode } from '@/core/cart/discount-codes'
import type { TypedCodeFault } from '@/core/cart/types'
import type { AppliedDiscount } from '@/core/discounts/applied-discount'
import type { QuoteRequest, RejectedCode } from '@/core/orders/types'
import type { Currency } from '@/core/money/types'
import { ok, type Result } from '@/core/result'
import type { Context } from '@/server/platform/context'
import type { Refusal } from '@/server/platform/refusals'
import { quoteCart } from './quote-cart'

/** §7: whether a code would count on this cart, and if not, why. */
export type DiscountVerdict =
  | { readonly status: TypedCodeFault }
  | { readonly status: 'applied'; readonly discount: AppliedDiscount; readonly currency: Currency }
  | { readonly status: 'rejected'; readonly rejected: RejectedCode; readonly currency: Currency }

/** §5, §8, D13: tried beside the codes that stand already; nothing is kept. */
export const validateDiscount = async (
  context: Context,
  typed: string,
  request: QuoteRequest,
): Promise<Result<DiscountVerdict, Refusal>> => {
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
