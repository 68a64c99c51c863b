import { langOf } from '@/lib/text-language'
import { type Amounts, convertUnit } from '@/core/money/currency'
import type { TransferPrice } from '@/core/catalog/types'
import type { UsdCents } from '@/core/money/types'
import type { TransferPricingBlock } from '@/payload-types'
import type { Shop, ShopPrices } from '@/modules/content/shop-settings'

export interface TransferPriceView {
  /** With its leading dot. */
  readonly extension: string
  readonly price: Amounts
  readonly original: Amounts | null
  /** What is taken off the list price. */
  readonly savings: Amounts | null
  readonly popular: boolean
  readonly description: string
  /** R20: of the description. */
  readonly lang?: string
  readonly features: readonly string[]
}

export interface TransferPricingView {
  readonly heading: string
  readonly intro: string | null
  readonly rows: readonly TransferPriceView[]
  /** How many endings are listed, where not all of them are shown. */
  readonly total: number | null
  /** P8: any other extension. */
  readonly others: Pick<TransferPriceView, 'price' | 'original' | 'savings'>
}

interface Priced {
  readonly shop: Pick<Shop, 'transferPrices' | 'counts' | 'settings'>
  readonly prices: Pick<ShopPrices, 'unit' | 'each'>
}

/** M4: what is shown adds up: the saving is the gap between the two amounts as they are shown. */
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

/** P8: the leading rows of the transfer prices, and the default for any other. */
export const toTransferPricingView = (block: TransferPricingBlock, { shop, prices }: Priced): TransferPricingView => ({
  heading: block.heading ?? '',
  intro: block.intro ?? null,
  rows: shop.transferPrices.map((row) => toRow(row, prices)),
  total: shop.counts.transferPrices > shop.transferPrices.length ? shop.counts.transferPrices : null,
  others: toAmounts(shop.settings.defaultTransferPrice, shop.settings.defaultTransferOriginalPrice, prices),
})
