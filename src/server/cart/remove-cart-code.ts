import { removeCode } from '@/core/cart/discount-codes'
import { refuse, type Result } from '@/core/result'
import { changeCart, type ChangedCart, type CartVisitor } from './change-cart'
import type { Context } from '@/server/platform/context'
import { fromCartRefusal, type Refusal } from '@/server/platform/refusals'

export const removeCartCode = (context: Context, visitor: CartVisitor, typed: string): Promise<Result<ChangedCart, Refusal>> =>
  changeCart(context, visitor, {
    change: (cart) => {
      const removed = removeCode(cart, typed)
      return removed.ok ? removed : refuse(fromCartRefusal(removed.error))
    },
  })
