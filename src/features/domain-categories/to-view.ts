import type { Extension } from '@/core/catalog/types'
import type { DomainCategoriesBlock } from '@/payload-types'
import type { Shop } from '@/server/site/find-shop'
import type { ShopPrices } from '@/server/site/shop-prices'

import type { DomainCategoriesView, DomainCategoryView } from './types'

type Item = DomainCategoriesBlock['items'][number]

const cheapest = (extensions: readonly Extension[]) =>
  extensions.reduce<Extension | null>((least, row) => (least === null || row.price < least.price ? row : least), null)

const toItem = (item: Item, shop: Shop, prices: ShopPrices): DomainCategoryView | null => {
  const extensions = shop.extensions.filter(({ category }) => category === item.category)
  const least = cheapest(extensions)
  return least === null
    ? null
    : {
        category: item.category,
        title: item.title ?? '',
        description: item.description ?? '',
        extensions: extensions.map(({ extension }) => extension),
        from: prices.unit(least.price),
      }
}

/** §1: which extensions stand in each category, and from what price. A category without one is left out. */
export const toDomainCategoriesView = (
  block: DomainCategoriesBlock,
  { shop, prices }: { readonly shop: Shop; readonly prices: ShopPrices },
): DomainCategoriesView => ({
  heading: block.heading ?? '',
  intro: block.intro || null,
  items: block.items.flatMap((item) => toItem(item, shop, prices) ?? []),
})
