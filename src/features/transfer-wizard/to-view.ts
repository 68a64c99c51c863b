import type { Catalog } from '@/core/catalog/types'
import { transferPrice, type DomainPrice } from '@/core/pricing/domain-price'
import type { TransferWizardBlock } from '@/payload-types'
import type { Shop } from '@/server/site/find-shop'
import type { ShopPrices } from '@/server/site/shop-prices'
import type { TransferOfferView, TransferWizardView } from './types'

interface World {
  readonly shop: Pick<Shop, 'extensions' | 'transferPrices' | 'settings'>
  readonly prices: Pick<ShopPrices, 'unit'>
  readonly delays: TransferWizardView['delays']
}

const toOffer = ({ price, originalPrice, renewal }: DomainPrice, features: readonly string[], prices: World['prices']): TransferOfferView => ({
  price: prices.unit(price),
  original: originalPrice > price ? prices.unit(originalPrice) : null,
  renewal: prices.unit(renewal),
  features,
})

/** Ends in a dot that no extension has: priced like any that is not listed. */
const unlisted = '.'

/** P8: the price of every listed extension, worked out as the cart works it out, and that of any other. */
export const toTransferWizardView = (block: TransferWizardBlock, { shop, prices, delays }: World): TransferWizardView => {
  const catalog: Catalog = {
    services: new Map(),
    addons: new Map(),
    extensions: new Map(shop.extensions.map((row) => [row.extension, row])),
    transferPrices: new Map(shop.transferPrices.map((row) => [row.extension, row])),
  }
  const offerOf = (extension: string) =>
    toOffer(transferPrice(catalog, shop.settings, extension), catalog.transferPrices.get(extension)?.features ?? [], prices)
  return {
    heading: block.heading ?? '',
    intro: block.intro ?? null,
    offers: Object.fromEntries(shop.transferPrices.map(({ extension }) => [extension, offerOf(extension)])),
    unlistedOffer: offerOf(unlisted),
    delays,
  }
}
