import { ok, type Result } from '@/core/result'
import { findCatalogSnapshot } from '@/server/catalog/find-catalog-snapshot'
import type { Context } from '@/server/platform/context'
import type { Refusal } from '@/server/platform/refusals'
import { findBuyerTax, type BuyerSays } from '@/server/tax/find-buyer-tax'
import { changeCart, type ChangedCart, type CartVisitor } from './change-cart'

/** T4: the cart says the tax of where it is billed. The checkout asks again: nothing is charged by what stands here. */
export const setCartPlace = async (context: Context, visitor: CartVisitor, says: BuyerSays): Promise<Result<ChangedCart, Refusal>> => {
  const tax = says.country === '' ? null : await findBuyerTax(context, await findCatalogSnapshot(context), says, 'show')
  return changeCart(context, visitor, {
    change: ({ place: _before, ...cart }) => ok({ ...cart, ...(tax?.place ? { place: tax.place } : {}) }),
  })
}
