import type { Amounts } from '@/core/money/currency'
import type { DomainCategoriesBlock } from '@/payload-types'
import type { Shop, ShopPrices } from '@/modules/content/shop-settings'

interface DomainCategoryView {
  readonly category: string
  readonly title: string
  readonly description: string
  /** With leading dot, in catalogue order. */
  readonly extensions: readonly string[]
  /** Number of TLDs not listed. */
  readonly more: number
  /** Lowest first-year price. */
  readonly from: Amounts
}

export interface DomainCategoriesView {
  readonly heading: string
  readonly intro: string | null
  readonly items: readonly DomainCategoryView[]
}

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

/** §1: TLDs of each category with the lowest price; empty categories are left out. */
export const toDomainCategoriesView = (
  block: DomainCategoriesBlock,
  { shop, prices }: { readonly shop: Shop; readonly prices: ShopPrices },
): DomainCategoriesView => ({
  heading: block.heading ?? '',
  intro: block.intro || null,
  items: block.items.flatMap((item) => toItem(item, shop, prices) ?? []),
})
