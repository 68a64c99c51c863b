'use client'

import type { FormatAmount } from '@/core/receipt/model'
import { useCart } from '@/features/cart/use-cart.client'
import { DiscountCodes } from '@/features/cart/discount-codes.client'
import { useShopSettings } from '@/components/shop/shop-settings.client'

/** A link may bring a code before the cart has lines (`?code=`): shows it as pending, or why it was rejected. */
export const CodesWithoutLines = ({ format }: { readonly format: FormatAmount }) => {
  const isNothingToSay = useCart((cart) => cart.codeRefusal === null && (cart.quote?.codes ?? []).length === 0)
  return isNothingToSay ? null : <DiscountCodes format={format} />
}

/** T10: explains why lines are lower than prices on pages; renders nothing if both are before tax. */
export const LinesNote = () => {
  const { shownTax } = useShopSettings()
  return shownTax === undefined ? null : <p className="muted small">{shownTax.lines}</p>
}
