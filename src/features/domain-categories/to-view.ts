import type { DomainCategoriesBlock } from '@/payload-types'
import type { Shop, ShopPrices } from '@/modules/content/shop-settings'

import type { DomainCategoriesView, DomainCategoryView } from './types'

type Item = DomainCategoriesBlock['items'][number]

const toItem = (item: Item, shop: Shop, prices: ShopPrices): DomainCategoryView | null => {
  const shelf = shop.shelves.find(({ category }) => category === item.category)
  return shelf === undefined
    ? null
    : {
        category: item.category,
        title: item.title ?? '',
        description: item.description ?? '',
        extensions: shelf.leading.map(({ extension }) => extension),
        more: shelf.count - shelf.leading.length,
        from: prices.unit(shelf.from),
      }
}

/** §1: the extensions of each category, and its lowest price. Empty categories are left out. */
export const toDomainCategoriesView = (
  block: DomainCategoriesBlock,
  { shop, prices }: { readonly shop: Shop; readonly prices: ShopPrices },
): DomainCategoriesView => ({
  heading: block.heading ?? '',
  intro: block.intro || null,
  items: block.items.flatMap((item) => toItem(item, shop, prices) ?? []),
})
