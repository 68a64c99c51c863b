import { normaliseCode } from '../discounts/normalise-code'
import { ok, refuse, type Result } from '../result'
import type { CartRefusal, CartState } from './types'

/** §5, D11: trimmed and upper case; an empty one and one that is there already are refused with their own messages (§8). */
export const addCode = (cart: CartState, typed: string): Result<CartState, CartRefusal> => {
  const code = normaliseCode(typed)
  if (code === '') return refuse({ code: 'code-empty' })
  if (cart.codes.includes(code)) return refuse({ code: 'code-duplicate' })
  return ok({ ...cart, codes: [...cart.codes, code] })
}

export const removeCode = (cart: CartState, typed: string): Result<CartState, CartRefusal> => {
  const code = normaliseCode(typed)
  if (!cart.codes.includes(code)) return refuse({ code: 'unknown-code' })
  return ok({ ...cart, codes: cart.codes.filter((other) => other !== code) })
}
