import { addCode } from '@/core/cart/discount-codes'
import { drawVariant } from '@/core/discounts/draw-variant'
import { normaliseCode } from '@/core/discounts/normalise-code'
import { refuse, type Result } from '@/core/result'
import { changeCart, type ChangedCart, type CartVisitor } from './change-cart'
import type { Context } from '@/server/platform/context'
import { hashToken } from '@/server/platform/opaque-token'
import { findComparison, insertDraw } from '@/server/pricing/comparison-repository'
import { maximumCodes } from '@/contract/quote-request'
import { fromCartRefusal, refusal, type Refusal } from '@/server/platform/refusals'

/** §5, §8: a code that does not count now is refused with its reason, never put on the cart. A word that stands for two codes gives one of them (D17). */
export const addCartCode = async (context: Context, visitor: CartVisitor, typed: string): Promise<Result<ChangedCart, Refusal>> => {
  const tokenHash = visitor.token === null ? null : hashToken(visitor.token)
  let code = normaliseCode(typed)
  const comparison = await findComparison(context.payload.db.drizzle, code, tokenHash)
  return changeCart(context, visitor, {
    change: (cart) => {
      if (comparison) code = comparison.drawn ?? drawVariant(comparison, cart.codes, context.random())
      const added = addCode(cart, code)
      if (!added.ok) return refuse(fromCartRefusal(added.error))
      if (added.value.codes.length > maximumCodes) return refuse(refusal('too-many-codes', { values: { maximum: maximumCodes } }))
      return added
    },
    accept: ({ rejectedCodes, currency }) => {
      const rejected = rejectedCodes.find((each) => each.code === code)
      return rejected ? { kind: 'rejected-code', rejected, currency } : null
    },
    stored: async (transaction, cartId) => {
      if (comparison) await insertDraw(transaction, comparison.id, cartId, code)
    },
  })
}
