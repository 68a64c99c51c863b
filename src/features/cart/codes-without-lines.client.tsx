'use client'

import type { FormatAmount } from '@/core/receipt/model'
import { useCart } from '@/features/cart/use-cart.client'
import { DiscountCodes } from '@/features/cart/discount-codes.client'
import { useShopSettings } from '@/components/shop/shop-settings.client'

/** A link may bring a code before anything is in the cart (`?code=`): it waits here, or it is said why it was refused. */
export const CodesWithoutLines = ({ format }: { readonly format: FormatAmount }) => {
  const isNothingToSay = useCart((cart) => cart.codeRefusal === null && (cart.quote?.codes ?? []).length === 0)
  return isNothingToSay ? null : <DiscountCodes format={format} />
}

/** T10: why the lines are lower than what the pages said; nothing where pages say the same. */
export const LinesNote = () => {
  const { shownTax } = useShopSettings()
  return shownTax === undefined ? null : <p className="muted small">{shownTax.lines}</p>
}
