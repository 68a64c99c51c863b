import { PriceOffer } from '@/ui/price/price-offer'
import { sumOf } from '@/core/money/arithmetic'
import type { FormatAmount } from '@/core/receipt/model'
import type { CartItem } from '@/parts/cart/types'

interface LinePriceProps {
  readonly item: CartItem
  readonly format: FormatAmount
  readonly listPriceLabel: string
}

/** What the line costs before discounts, beside its list price where that is higher (D15). */
export const LinePrice = ({ item, format, listPriceLabel }: LinePriceProps) => (
  <span className="cart-line__price number">
    <PriceOffer
      layout="flow"
      amounts={format(item.subtotal)}
      original={item.savings > 0 ? format(sumOf([item.subtotal, item.savings])) : null}
      originalLabel={listPriceLabel}
    />
  </span>
)
