'use client'

import type { FormatAmount } from '@/core/receipt/model'
import { useCart } from '@/parts/cart/use-cart.client'
import { DiscountCodes } from '@/parts/cart/discount-codes.client'

/** A link may bring a code before anything is in the cart (`?code=`): it waits here, or it is said why it was refused. */
export const CodesWithoutLines = ({ format }: { readonly format: FormatAmount }) => {
  const isNothingToSay = useCart((cart) => cart.codeRefusal === null && (cart.quote?.codes ?? []).length === 0)
  return isNothingToSay ? null : <DiscountCodes format={format} />
}
