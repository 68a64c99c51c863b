import { addCode } from '@/core/cart/discount-codes'
import { normaliseCode } from '@/core/discounts/normalise-code'
import { refuse, type Result } from '@/core/result'
import { changeCart, type ChangedCart, type CartVisitor } from './change-cart'
import type { Context } from '@/server/platform/context'
import { maximumCodes } from '@/contract/quote-request'
import { fromCartRefusal, refusal, type Refusal } from '@/server/platform/refusals'

/** §5, §8: a code that does not count now is refused with its reason, never put on the cart. */
export const addCartCode = (context: Context, visitor: CartVisitor, typed: string): Promise<Result<ChangedCart, Refusal>> =>
  changeCart(context, visitor, {
    change: (cart) => {
      const added = addCode(cart, typed)
      if (!added.ok) return refuse(fromCartRefusal(added.error))
      if (added.value.codes.length > maximumCodes) return refuse(refusal('too-many-codes', { values: { maximum: maximumCodes } }))
      return added
    },
    accept: ({ rejectedCodes, currency }) => {
      const rejected = rejectedCodes.find(({ code }) => code === normaliseCode(typed))
      return rejected ? { kind: 'rejected-code', rejected, currency } : null
    },
  })
