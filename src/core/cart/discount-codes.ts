import type { Quote, RejectedCode } from '../orders/types'
import { normaliseCode } from '../discounts/coupons'
import { ok, err, type Result } from '../result'
import type { CartRefusal, CartState, CouponInputError } from './cart'

/** D14: a code that no longer qualifies stays on the cart as pending, with the reason. */
type CodeStatus =
  | { readonly code: string; readonly status: 'applied' }
  | { readonly code: string; readonly status: 'pending'; readonly rejection: RejectedCode }

/** Codes in the order they were typed, with their status in `quote`. */
export const codeStatuses = (codes: readonly string[], quote: Quote): readonly CodeStatus[] =>
  codes.map((code) => {
    const rejection = quote.rejectedCodes.find((rejected) => rejected.code === code)
    return rejection ? { code, status: 'pending', rejection } : { code, status: 'applied' }
  })

/** §5, D11: checks a typed code against those on the cart, without a lookup. */
export const readTypedCode = (typed: string, standing: readonly string[]): Result<string, CouponInputError> => {
  const code = normaliseCode(typed)
  if (code === '') return err('required')
  if (standing.some((other) => normaliseCode(other) === code)) return err('already-applied')
  return ok(code)
}

export const addCode = (cart: CartState, typed: string): Result<CartState, CartRefusal> => {
  const read = readTypedCode(typed, cart.codes)
  return read.ok ? ok({ ...cart, codes: [...cart.codes, read.value] }) : err({ code: read.error })
}

export const removeCode = (cart: CartState, typed: string): Result<CartState, CartRefusal> => {
  const code = normaliseCode(typed)
  if (!cart.codes.includes(code)) return err({ code: 'unknown-code' })
  return ok({ ...cart, codes: cart.codes.filter((other) => other !== code) })
}
