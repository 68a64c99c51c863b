import { findLineByKey } from '@/core/cart/quote-request'
import type { CartLine, CartState } from '@/core/cart/types'
import { quoteDifferences, type QuoteDifference, type ShownLine } from '@/core/orders/quote-differences'
import type { Quote } from '@/core/orders/types'

/** Something that moved without the visitor's doing since the cart was last shown, and the line it is about. */
export type CartChange = QuoteDifference & { readonly lineId: string | null }

/**
 * A price that an editor changed, a rate that was edited, a product that is gone. What the visitor changed or took out
 * is no news, so only lines that still stand, or had to leave, are compared.
 */
export const cartChanges = (
  shown: readonly ShownLine[],
  gone: readonly CartLine[],
  cart: CartState,
  quote: Quote,
): readonly CartChange[] => {
  const held: CartState = { ...cart, lines: [...cart.lines, ...gone] }
  const stillHeld = shown.filter(({ key }) => findLineByKey(held, key) !== undefined)
  return quoteDifferences(stillHeld, quote).map((difference) => ({
    ...difference,
    lineId: 'key' in difference ? (findLineByKey(held, difference.key)?.lineId ?? null) : null,
  }))
}
