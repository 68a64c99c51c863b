import type { Catalog, PricingSettings } from '@/core/catalog/types'
import { transferPrice, type DomainPrice } from '@/core/pricing/prices'
import type { TransferWizardBlock } from '@/payload-types'
import type { Shop, ShopPrices } from '@/modules/content/shop-settings'
import type { FoundOffer, TransferOfferView, TransferWizardView } from './wizard-state'

interface World {
  readonly shop: Pick<Shop, 'extensions' | 'transferPrices' | 'counts' | 'settings'>
  readonly prices: Pick<ShopPrices, 'unit'>
  readonly delays: TransferWizardView['delays']
}

type Prices = World['prices']
type Tlds = Pick<Catalog, 'extensions' | 'transferPrices'>

const toOffer = ({ price, originalPrice, renewal }: DomainPrice, features: readonly string[], prices: Prices): TransferOfferView => ({
  price: prices.unit(price),
  original: originalPrice > price ? prices.unit(originalPrice) : null,
  renewal: prices.unit(renewal),
  features,
})

/** P8: transfer price of a TLD, computed like the cart does. */
export const findOffer = (endings: Tlds, settings: PricingSettings, prices: Prices, extension: string): FoundOffer => {
  const row = endings.transferPrices.get(extension)
  const price = transferPrice({ ...endings, services: new Map(), addons: new Map() }, settings, extension)
  return { offer: toOffer(price, row?.features ?? [], prices), isListed: row !== undefined }
}

/** Key of the price for unlisted TLDs; no TLD is a lone dot. */
const unlisted = '.'

/** P8: prices of popular TLDs, and of unlisted ones. */
export const toTransferWizardView = (block: TransferWizardBlock, { shop, prices, delays }: World): TransferWizardView => {
  const endings: Tlds = {
    extensions: new Map(shop.extensions.map((row) => [row.extension, row])),
    transferPrices: new Map(shop.transferPrices.map((row) => [row.extension, row])),
  }
  const offerOf = (extension: string) => findOffer(endings, shop.settings, prices, extension).offer
  // Renewal prices belong to the TLD's registration, which may not be among the popular ones.
  const whole = shop.transferPrices.filter(
    ({ extension }) => endings.extensions.has(extension) || shop.counts.extensions === shop.extensions.length,
  )
  return {
    heading: block.heading ?? '',
    intro: block.intro ?? null,
    offers: Object.fromEntries(whole.map(({ extension }) => [extension, offerOf(extension)])),
    hasMoreOffers: shop.counts.transferPrices > whole.length || shop.counts.extensions > shop.extensions.length,
    unlistedOffer: offerOf(unlisted),
    delays,
  }
}
