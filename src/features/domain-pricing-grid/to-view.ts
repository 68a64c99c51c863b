import { extensionCategories, type Extension, type ExtensionCategory } from '@/core/catalog/types'
import { localizedHref } from '@/core/navigation/localized-href'
import { discountPercent } from '@/core/pricing/discount-percent'
import type { DomainPricingGridBlock } from '@/payload-types'
import type { Shop } from '@/server/site/find-shop'
import type { ShopPrices } from '@/server/site/shop-prices'
import type { DomainPricingGridView, ExtensionPriceView } from './types'

interface Priced {
  readonly shop: Pick<Shop, 'extensions'>
  readonly prices: Pick<ShopPrices, 'unit'>
}

const toRow = (row: Extension, locale: string, prices: Priced['prices']): ExtensionPriceView => ({
  extension: row.extension,
  description: row.description,
  price: prices.unit(row.price),
  original: row.originalPrice > row.price ? prices.unit(row.originalPrice) : null,
  discountPercent: discountPercent(row.originalPrice, row.price),
  renewal: prices.unit(row.renewal),
  popular: row.popular,
  href: localizedHref(locale, '/domains/search'),
})

const shownCategories = (block: Pick<DomainPricingGridBlock, 'categories'>): readonly ExtensionCategory[] =>
  block.categories?.length ? block.categories : extensionCategories

/** §2, §9, P5: every extension's first year, list price, discount and renewal, by category; a category without any is left out. */
export const toDomainPricingGridView = (block: DomainPricingGridBlock, locale: string, { shop, prices }: Priced): DomainPricingGridView => ({
  heading: block.heading ?? '',
  intro: block.intro ?? null,
  groups: shownCategories(block)
    .map((category) => ({
      category,
      rows: shop.extensions.filter((row) => row.category === category).map((row) => toRow(row, locale, prices)),
    }))
    .filter(({ rows }) => rows.length > 0),
})
