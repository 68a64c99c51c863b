import { defaultLocale } from '@/config/locales'
import type { Catalog, PricingSettings } from '@/core/catalog/types'
import type { AutomaticDiscount, Coupon } from '@/core/discounts/types'
import type { Currency } from '@/core/money/types'
import type {
  AddonDocument,
  AutomaticDiscountDocument,
  CouponDocument,
  CurrencyDocument,
  ExtensionDocument,
  PricingSettingsDocument,
  ServiceDocument,
  TransferPriceDocument,
} from '../mappers/documents'
import { toCurrency } from '../mappers/to-currency'
import { toAutomaticDiscount, toCoupon } from '../mappers/to-discounts'
import { toAddon, toExtension, toTransferPrice } from '../mappers/to-domain-products'
import { toPricingSettings } from '../mappers/to-pricing-settings'
import { toService } from '../mappers/to-service'
import { findPublished, type Reader } from './find-published'

/** Everything a price depends on, in one language, as it stood at `revision`. */
export interface CatalogSnapshot {
  readonly revision: number
  readonly catalog: Catalog
  /** Those a visitor may choose, in the editor's order. */
  readonly currencies: ReadonlyMap<string, Currency>
  /** `usedCount` is not read: where a limit matters it is read afresh (D12). */
  readonly coupons: ReadonlyMap<string, Coupon>
  readonly automaticDiscounts: readonly AutomaticDiscount[]
  readonly settings: PricingSettings
}

const byKey = <Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [keyOf(item), item]))

/** Reads it all from the database: nine queries, so only when the revision has moved. */
export const loadCatalogSnapshot = async (reader: Reader, revision: number): Promise<CatalogSnapshot> => {
  const [services, extensions, transferPrices, addons, currencies, coupons, automaticDiscounts, settings] = await Promise.all([
    findPublished<ServiceDocument>(reader, 'services', { sort: ['order', 'key'] }),
    findPublished<ExtensionDocument>(reader, 'extensions', { sort: ['order', 'extension'] }),
    findPublished<TransferPriceDocument>(reader, 'transfer-prices'),
    findPublished<AddonDocument>(reader, 'addons', { sort: ['order', 'key'] }),
    findPublished<CurrencyDocument>(reader, 'currencies', { sort: ['order', 'code'], where: { isActive: { equals: true } } }),
    findPublished<CouponDocument>(reader, 'coupons', { select: { usedCount: false } }),
    findPublished<AutomaticDiscountDocument>(reader, 'automatic-discounts', { sort: ['priority', 'key'] }),
    reader.payload.findGlobal({
      slug: 'pricing-settings',
      depth: 0,
      locale: reader.locale,
      fallbackLocale: defaultLocale,
    }) as Promise<PricingSettingsDocument>,
  ])
  const wildcardExcluded = new Set((settings.wildcardExcluded ?? []).map(({ key }) => key))
  return {
    revision,
    catalog: {
      services: byKey(services.map((document) => toService(document, wildcardExcluded)), ({ id }) => id),
      extensions: byKey(extensions.map(toExtension), ({ extension }) => extension),
      transferPrices: byKey(transferPrices.map(toTransferPrice), ({ extension }) => extension),
      addons: byKey(addons.map(toAddon), ({ id }) => id),
    },
    currencies: byKey(currencies.map(toCurrency), ({ code }) => code),
    coupons: byKey(coupons.map(toCoupon), ({ id }) => id),
    automaticDiscounts: automaticDiscounts.map(toAutomaticDiscount),
    settings: toPricingSettings(settings),
  }
}
