import { removeItem } from '@/core/cart/remove-item'
import { refuse, type Result } from '@/core/result'
import { changeCart, type ChangedCart, type CartVisitor } from './change-cart'
import type { Context } from '@/server/platform/context'
import { fromCartRefusal, type Refusal } from '@/server/platform/refusals'

/** Takes a line off; a domain takes its add-ons with it (O9). */
export const removeCartItem = (context: Context, visitor: CartVisitor, lineId: string): Promise<Result<ChangedCart, Refusal>> =>
  changeCart(context, visitor, {
    change: (cart) => {
      const removed = removeItem(cart, lineId)
      return removed.ok ? removed : refuse(fromCartRefusal(removed.error))
    },
  })
