import type { Extension } from '@/core/catalog/types'
import { convertUnit } from '@/core/money/currency'
import { localizedHref } from '@/core/navigation/paths'
import { threeYearCost } from '@/core/pricing/comparisons'
import type { DomainPricingBlock } from '@/payload-types'
import type { PricedShop } from '@/components/plans/section-reads'
import type { ShopPrices } from '@/modules/content/shop-settings'
import type { DomainPriceView, DomainPricingView } from './types'

const toRow = (row: Extension, prices: ShopPrices): DomainPriceView => ({
  extension: row.extension,
  firstYear: prices.unit(row.price),
  ...(row.originalPrice > row.price ? { original: prices.unit(row.originalPrice) } : {}),
  renewal: prices.unit(row.renewal),
  threeYears: prices.each(
    (currency) => threeYearCost('yearly', { price: convertUnit(row.price, currency), renewal: convertUnit(row.renewal, currency) }).total,
  ),
  scale: { firstYear: row.price, renewal: row.renewal },
})

/** §9: popular TLDs with first-year, renewal and three-year price. */
export const toDomainPricingView = (block: DomainPricingBlock, locale: string, { shop, prices }: PricedShop): DomainPricingView => ({
  heading: block.heading ?? '',
  intro: block.intro ?? null,
  rows: shop.extensions.map((row) => toRow(row, prices)),
  href: localizedHref(locale, '/domains/search'),
  total: shop.counts.extensions > shop.extensions.length ? shop.counts.extensions : null,
})
