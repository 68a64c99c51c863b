import { setBilling, setPaymentType, setQuantity, setYears } from '@/core/cart/change-line'
import { partsOf } from '@/core/cart/bundle'
import type { CartRefusal, CartState } from '@/core/cart/types'
import type { BillingPeriod, PartialPaymentType, PaymentType } from '@/core/catalog/types'
import { ok, refuse, type Result } from '@/core/result'
import { changeCart, type ChangedCart, type CartVisitor } from './change-cart'
import type { Context } from '@/server/platform/context'
import { fromCartRefusal, type Refusal } from '@/server/platform/refusals'

export interface LineChange {
  readonly quantity?: number | undefined
  readonly billing?: BillingPeriod | undefined
  readonly selectedPaymentType?: PaymentType | undefined
  readonly partialType?: PartialPaymentType | undefined
  readonly years?: number | undefined
}

type Step = (cart: CartState) => Result<CartState, CartRefusal>

/** The period comes last: it may merge the line into another. */
const stepsOf = (lineId: string, { quantity, billing, selectedPaymentType, partialType, years }: LineChange): readonly Step[] => {
  const paid = selectedPaymentType ?? (partialType ? 'partial' : undefined)
  return [
    (cart) => (cart.lines.some((line) => line.lineId === lineId) ? ok(cart) : refuse({ code: 'unknown-line' })),
    ...(quantity === undefined ? [] : [(cart: CartState) => setQuantity(cart, lineId, quantity)]),
    ...(paid === undefined ? [] : [(cart: CartState) => setPaymentType(cart, lineId, paid, partialType)]),
    ...(years === undefined ? [] : [(cart: CartState) => setYears(cart, lineId, years)]),
    ...(billing === undefined ? [] : [(cart: CartState) => setBilling(cart, lineId, billing)]),
  ]
}

export const changeCartItem = (
  context: Context,
  visitor: CartVisitor,
  lineId: string,
  change: LineChange,
): Promise<Result<ChangedCart, Refusal>> =>
  changeCart(context, visitor, {
    change: (cart) => {
      let current = cart
      // O9: what is one thing changes as one.
      const lineIds = partsOf(cart.lines, lineId).map((part) => part.lineId)
      const steps = lineIds.length === 0 ? stepsOf(lineId, change) : lineIds.flatMap((part) => stepsOf(part, change))
      for (const step of steps) {
        const next = step(current)
        if (!next.ok) return refuse(fromCartRefusal(next.error))
        current = next.value
      }
      return ok(current)
    },
  })
