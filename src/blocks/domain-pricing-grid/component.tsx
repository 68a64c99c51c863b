import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { TldColumns, TldRow, type TldOffer, MoreTlds } from '@/components/tlds/tlds'
import { defineSection } from '@/blocks/define-section'
import { PriceInSentence, priceMark } from '@/components/ui/price/price'
import { HeadedSection } from '@/components/ui/section/section'
import { langOf } from '@/lib/text-language'
import { type ExtensionCategory, extensionCategories, type Extension } from '@/core/catalog/types'
import { tldLimits } from '@/lib/config/limits'
import { homeTldOf } from '@/lib/config/locales'
import { leadingTlds } from '@/core/catalog/tlds'
import { localizedHref } from '@/core/navigation/paths'
import { writtenPercent } from '@/core/money/format'
import { discountPercent } from '@/core/pricing/prices'
import type { DomainPricingGridBlock } from '@/payload-types'
import type { Shop, ShopPrices } from '@/modules/content/shop-settings'

interface ExtensionPriceView extends TldOffer {
  readonly href: string
}

interface ExtensionGroupView {
  readonly category: ExtensionCategory
  readonly rows: readonly ExtensionPriceView[]
}

interface DomainPricingGridView {
  readonly heading: string
  readonly intro: string | null
  readonly groups: readonly ExtensionGroupView[]
  /** Number of TLDs, if not all are shown. */
  readonly total: number | null
}

interface Priced {
  readonly shop: Pick<Shop, 'shelves' | 'counts'>
  readonly prices: Pick<ShopPrices, 'unit' | 'locale'>
}

const toRow = (row: Extension, locale: string, prices: Priced['prices']): ExtensionPriceView => ({
  extension: row.extension,
  description: row.description,
  ...langOf(row),
  holder: row.holder,
  price: prices.unit(row.price),
  original: row.originalPrice > row.price ? prices.unit(row.originalPrice) : null,
  discountPercent: writtenPercent(discountPercent(row.originalPrice, row.price), locale, prices.locale),
  renewal: prices.unit(row.renewal),
  popular: row.popular,
  href: localizedHref(locale, '/domains/search'),
})

const shownCategories = (block: Pick<DomainPricingGridBlock, 'categories'>): readonly ExtensionCategory[] =>
  block.categories?.length ? block.categories : extensionCategories

/** §2, §9, P5: first year, list price, discount and renewal of popular TLDs, by category. Empty categories are left out. */
export const toDomainPricingGridView = (block: DomainPricingGridBlock, locale: string, { shop, prices }: Priced): DomainPricingGridView => {
  const wanted = shownCategories(block)
  const shelves = shop.shelves.filter(({ category }) => wanted.includes(category))
  const inOrder = shelves.flatMap((shelf) => shelf.leading).sort((left, right) => left.order - right.order)
  const leading = leadingTlds(inOrder, tldLimits.shown, homeTldOf(locale))
  const total = shelves.reduce((sum, { count }) => sum + count, 0)
  return {
    heading: block.heading ?? '',
    intro: block.intro ?? null,
    groups: wanted
      .map((category) => ({ category, rows: leading.filter((row) => row.category === category).map((row) => toRow(row, locale, prices)) }))
      .filter(({ rows }) => rows.length > 0),
    total: total > leading.length ? shop.counts.extensions : null,
  }
}

const PricingEmpty = () => {
  const t = useTranslations('domainPricingGrid')
  return (
    <div className="extensions-face">
      <p className="extensions-face__title">{t('emptyTitle')}</p>
      <p className="muted">{t('emptyBody')}</p>
    </div>
  )
}

const ExtensionRow = ({ row }: { readonly row: ExtensionPriceView }) => {
  const t = useTranslations('domainPricingGrid')
  return (
    <TldRow row={row} href={row.href}>
      <PriceInSentence sentence={t('renewsAt', { price: priceMark })} amounts={row.renewal} />
    </TldRow>
  )
}

export const DomainPricingGrid = ({ view }: { readonly view: DomainPricingGridView }) => {
  const t = useTranslations('domainPricingGrid')
  const heading = useId()
  return (
    <HeadedSection heading={view.heading} intro={view.intro} id={heading}>
      {view.groups.length === 0 ? <PricingEmpty /> : null}
      {view.groups.map(({ category, rows }) => (
        <div key={category} className="extensions__group">
          <h3 id={`${heading}-${category}`}>{t(`categories.${category}`)}</h3>
          <table className="extensions" aria-labelledby={`${heading}-${category}`}>
            <TldColumns />
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{t('extension')}</th>
                <th scope="col">{t('about')}</th>
                <th scope="col">{t('firstYear')}</th>
                <th scope="col">{t('renewal')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <ExtensionRow key={row.extension} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      ))}
      <MoreTlds total={view.total} />
    </HeadedSection>
  )
}

export const domainPricingGridSection = defineSection('domain-pricing-grid', {
  heading: 'section',
  failure: 'domainPricing',
  load: async (block, { locale, pricedShop }) => toDomainPricingGridView(block, locale, await pricedShop()),
  draw: DomainPricingGrid,
})
