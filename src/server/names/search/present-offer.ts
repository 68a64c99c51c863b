import type { Extension } from '@/core/catalog/types'
import { convertUnit } from '@/core/money/convert'
import { toMajor } from '@/core/money/major'
import type { Currency, UsdCents } from '@/core/money/types'
import { discountPercent } from '@/core/pricing/discount-percent'

/** What a name with this ending costs, in major units. */
export const presentOffer = (
  { price, originalPrice, renewal }: Pick<Extension, 'price' | 'originalPrice' | 'renewal'>,
  currency: Currency,
) => {
  const major = (usd: UsdCents) => toMajor(convertUnit(usd, currency), currency.digits)
  return {
    price: major(price),
    originalPrice: major(originalPrice),
    discountPercent: discountPercent(originalPrice, price),
    renewal: major(renewal),
  }
}
