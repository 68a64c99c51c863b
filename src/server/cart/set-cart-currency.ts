import { setCurrency } from '@/core/cart/set-currency'
import { ok, type Result } from '@/core/result'
import { changeCart, type ChangedCart, type CartVisitor } from './change-cart'
import type { Context } from '@/server/platform/context'
import type { Refusal } from '@/server/platform/refusals'

/** M6: every line is repriced from its base and every code evaluated again. */
export const setCartCurrency = (context: Context, visitor: CartVisitor, currency: string): Promise<Result<ChangedCart, Refusal>> =>
  changeCart(context, visitor, { change: (cart) => ok(setCurrency(cart, currency)) })
