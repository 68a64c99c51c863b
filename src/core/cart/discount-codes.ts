import type { Quote, RejectedCode } from '../orders/types'
import { normaliseCode } from '../discounts/coupons'
import { ok, err, type Result } from '../result'
import type { CartRefusal, CartState, TypedCodeError } from './cart'

/** D14: a code that stopped qualifying stays on the cart, pending, with its reason. */
type CodeStatus =
  | { readonly code: string; readonly status: 'applied' }
  | { readonly code: string; readonly status: 'pending'; readonly rejection: RejectedCode }

/** The codes of a cart in the order they were typed, with what the fresh quote says of each. */
export const codeStatuses = (codes: readonly string[], quote: Quote): readonly CodeStatus[] =>
  codes.map((code) => {
    const rejection = quote.rejectedCodes.find((rejected) => rejected.code === code)
    return rejection ? { code, status: 'pending', rejection } : { code, status: 'applied' }
  })

/** §5, D11: a code as it is typed beside those that stand. Cart, discount service and browser ask here before anybody looks it up. */
export const readTypedCode = (typed: string, standing: readonly string[]): Result<string, TypedCodeError> => {
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
