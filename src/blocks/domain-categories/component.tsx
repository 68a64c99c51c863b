import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { localizedHref, tldsPath } from '@/core/navigation/paths'
import { defineSection } from '@/blocks/define-section'
import { Price } from '@/components/ui/price/price'
import { HeadedSection } from '@/components/ui/section/section'
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

interface DomainCategoriesView {
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

/** Categories of TLDs with their lowest price (§1). */
const DomainCategories = ({ view }: { readonly view: DomainCategoriesView }) => {
  const t = useTranslations('domainCategories')
  const locale = useLocale()
  if (view.items.length === 0) return null
  return (
    <HeadedSection heading={view.heading} intro={view.intro}>
      <div className="ending-groups">
        {view.items.map(({ category, title, description, extensions, more, from }) => (
          <article className="ending-group" key={category}>
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
            <ul className="ending-group__endings" aria-label={t('endings')}>
              {extensions.map((extension) => (
                <li key={extension} translate="no">
                  {extension}
                </li>
              ))}
              {more > 0 ? (
                <li>
                  <Link href={`${localizedHref(locale, tldsPath)}?category=${category}`} prefetch={false}>
                    {t('more', { count: more })}
                  </Link>
                </li>
              ) : null}
            </ul>
            <p className="ending-group__from">{t.rich('from', { price: () => <Price amounts={from} /> })}</p>
          </article>
        ))}
      </div>
    </HeadedSection>
  )
}

export const domainCategoriesSection = defineSection('domain-categories', {
  heading: 'section',
  failure: 'generic',
  load: async (block, { pricedShop }) => toDomainCategoriesView(block, await pricedShop()),
  draw: DomainCategories,
})
