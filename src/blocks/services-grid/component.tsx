import { useTranslations } from 'next-intl'

import { billingPeriods, categoryIds, type CategoryId } from '@/core/catalog/types'
import { AllTlds } from '@/components/tlds/more-tlds'
import { defineSection } from '@/blocks/define-section'
import { usePriceNote } from '@/components/shop/price-note'
import type { AddToCartSlot } from '@/components/ui/button/button'
import { classNames } from '@/components/ui/styles/class-names'
import { HeadedSection } from '@/components/ui/section/section'

import { ServicesShelf } from './services-list.split.client'
import { toServicesGridView } from './load'
import type { ServicesGridLabels, ServicesGridView } from './types'

interface ServicesGridProps {
  readonly view: ServicesGridView
  readonly AddToCart: AddToCartSlot
  readonly headingLevel?: 1 | 2
}

const othersThan = (category: CategoryId) => `.goods__group:not([data-within~=${category}])`

/**
 * Hides rows outside of the category in the URL (`html[data-type]`, set by the boot script before first paint) or, without one,
 * outside of the block's default. Unknown types match no rule: All Services (R3).
 */
const filterRules = (defaultCategory: CategoryId | null): string => {
  const named = categoryIds.map((category) => `html[data-type=${category}] ${othersThan(category)}`)
  const own =
    defaultCategory === null ? [] : [`html:not([data-type]) .goods[data-default=${defaultCategory}] ${othersThan(defaultCategory)}`]
  return `${[...named, ...own].join(',')}{display:none}`
}

const largestGroup = (rows: ServicesGridView['rows']): number =>
  Math.max(0, ...categoryIds.map((category) => rows.filter((row) => row.category === category).length))

const useLabels = (rows: number): ServicesGridLabels => {
  const t = useTranslations('servicesGrid')
  const categories = useTranslations('categories')
  const periods = useTranslations('periods')
  return {
    categories: Object.fromEntries([...categoryIds, 'all' as const].map((category) => [category, categories(category)])),
    periods: Object.fromEntries(
      billingPeriods.map((period) => [
        period,
        { name: periods('name', { period }), per: periods('per', { period }), save: periods('save', { percent: '#' }) },
      ]),
    ),
    popular: periods('popular'),
    choosePeriod: periods('choose'),
    setupFee: periods('setupFee'),
    insteadOf: periods('insteadOf'),
    renewsAt: t('renewsAt'),
    nameFirst: t('nameFirst'),
    needsName: t('needsName'),
    filter: t('filter'),
    empty: t('empty'),
    showAll: t('showAll'),
    more: Array.from({ length: rows }, (_, count) => t('more', { count })),
    failed: t('failed', { message: '{message}' }),
    unknownError: t('unknownError'),
    noConnection: t('noConnection'),
    retry: t('retry'),
    loading: t('loading'),
  }
}

/** §2: category tree on the left, products by category on the right. */
const ServicesGrid = ({ view, AddToCart, headingLevel }: ServicesGridProps) => {
  const t = useTranslations('servicesGrid')
  const note = usePriceNote(view, 'servicesGrid', t('note'))
  const labels = useLabels(largestGroup(view.rows))
  return (
    <HeadedSection level={headingLevel} heading={view.heading} intro={view.intro} drawing="shelf">
      {view.showFilter ? (
        <style href={`services-filter-${view.defaultCategory ?? 'all'}`} precedence="default">
          {filterRules(view.defaultCategory)}
        </style>
      ) : null}
      <div className={classNames('goods', !view.showFilter && 'goods--plain')} data-default={view.defaultCategory ?? undefined}>
        <ServicesShelf
          drawn={view.rows}
          defaultCategory={view.defaultCategory}
          showFilter={view.showFilter}
          labels={labels}
          groupLevel={headingLevel === 1 ? 2 : 3}
          AddToCart={AddToCart}
        />
      </div>
      <AllTlds total={view.totalEndings} />
      <p className="goods__note">{note}</p>
    </HeadedSection>
  )
}

export const servicesGridSection = defineSection('services-grid', {
  heading: 'page',
  failure: 'services',
  load: async (block, { locale, pricedShop }) => toServicesGridView(block, locale, await pricedShop()),
  draw: ServicesGrid,
})
