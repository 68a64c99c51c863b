import { langOf } from '@/lib/text-language'
import { type Amounts, convertUnit } from '@/core/money/currency'
import type { TransferPrice } from '@/core/catalog/types'
import type { UsdCents } from '@/core/money/types'
import type { TransferPricingBlock } from '@/payload-types'
import type { Shop, ShopPrices } from '@/modules/content/shop-settings'

export interface TransferPriceView {
  /** With leading dot. */
  readonly extension: string
  readonly price: Amounts
  readonly original: Amounts | null
  /** Discount on the list price. */
  readonly savings: Amounts | null
  readonly popular: boolean
  readonly description: string
  /** Language of the description (R20). */
  readonly lang?: string
  readonly features: readonly string[]
}

export interface TransferPricingView {
  readonly heading: string
  readonly intro: string | null
  readonly rows: readonly TransferPriceView[]
  /** Number of TLDs with a transfer price, if not all are shown. */
  readonly total: number | null
  /** P8: prices for TLDs without a transfer price of their own. */
  readonly others: Pick<TransferPriceView, 'price' | 'original' | 'savings'>
}

interface Priced {
  readonly shop: Pick<Shop, 'transferPrices' | 'counts' | 'settings'>
  readonly prices: Pick<ShopPrices, 'unit' | 'each'>
}

/** M4: the saving is the difference of the amounts as shown. */
const toAmounts = (price: UsdCents, originalPrice: UsdCents, prices: Priced['prices']) => {
  const isReduced = originalPrice > price
  return {
    price: prices.unit(price),
    original: isReduced ? prices.unit(originalPrice) : null,
    savings: isReduced ? prices.each((currency) => convertUnit(originalPrice, currency) - convertUnit(price, currency)) : null,
  }
}

const toRow = (row: TransferPrice, prices: Priced['prices']): TransferPriceView => ({
  extension: row.extension,
  ...toAmounts(row.price, row.originalPrice, prices),
  popular: row.popular,
  description: row.description,
  ...langOf(row),
  features: row.features,
})

/** P8: popular transfer prices, and the default for any other TLD. */
export const toTransferPricingView = (block: TransferPricingBlock, { shop, prices }: Priced): TransferPricingView => ({
  heading: block.heading ?? '',
  intro: block.intro ?? null,
  rows: shop.transferPrices.map((row) => toRow(row, prices)),
  total: shop.counts.transferPrices > shop.transferPrices.length ? shop.counts.transferPrices : null,
  others: toAmounts(shop.settings.defaultTransferPrice, shop.settings.defaultTransferOriginalPrice, prices),
})
