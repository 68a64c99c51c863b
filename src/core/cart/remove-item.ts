import { ok, refuse, type Result } from '../result'
import { partsOf } from './bundle'
import type { CartRefusal, CartState } from './types'

/** O9: takes a line off; a domain takes its add-ons with it, a part of a bundle all other parts. */
export const removeItem = (cart: CartState, lineId: string): Result<CartState, CartRefusal> => {
  const gone = cart.lines.find((line) => line.lineId === lineId)
  if (!gone) return refuse({ code: 'unknown-line' })
  const parts = partsOf(cart.lines, lineId)
  const leaves = gone.type === 'domain' ? gone.id : null
  return ok({
    ...cart,
    lines: cart.lines.filter(
      (line) => !parts.includes(line) && (leaves === null || line.type !== 'addon' || line.serviceData?.domain !== leaves),
    ),
  })
}
