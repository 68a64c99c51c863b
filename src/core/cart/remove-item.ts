import { ok, refuse, type Result } from '../result'
import type { CartRefusal, CartState } from './types'

/** O9: takes a line off; a domain takes its add-ons with it. */
export const removeItem = (cart: CartState, lineId: string): Result<CartState, CartRefusal> => {
  const gone = cart.lines.find((line) => line.lineId === lineId)
  if (!gone) return refuse({ code: 'unknown-line' })
  const leaves = gone.type === 'domain' ? gone.id : null
  return ok({
    ...cart,
    lines: cart.lines.filter(
      (line) => line !== gone && (leaves === null || line.type !== 'addon' || line.serviceData?.domain !== leaves),
    ),
  })
}
