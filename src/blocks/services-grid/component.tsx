import { useTranslations } from 'next-intl'
import {
  billingPeriods,
  categoryIds,
  type CategoryId,
  type Addon,
  type BillingPeriod,
  type Extension,
  type Service,
} from '@/core/catalog/types'
import { AllTlds } from '@/components/tlds/tlds'
import { defineSection } from '@/blocks/define-section'
import { usePriceNote, shownTaxOf } from '@/components/shop/price-note'
import type { AddToCartSlot } from '@/components/ui/button/button'
import { classNames } from '@/components/ui/styles/class-names'
import { HeadedSection } from '@/components/ui/section/section'
import { ServicesShelf } from './services-list.split.client'
import { type ServicesGridLabels, type ServicesGridView, toRowText, type RowPriceView, type ServiceRowView } from './service-rows'
import type { Locale } from '@/lib/config/locales'
import { filterServices, readServiceCategory } from '@/core/filters'
import { localizedHref } from '@/core/navigation/paths'
import { effectivePrice, offeredPeriods, yearlySavingsPercent } from '@/core/pricing/prices'
import { listStrike } from '@/core/pricing/reference-price'
import type { ServicesGridBlock } from '@/payload-types'
import type { PricedShop } from '@/components/plans/section-reads'
import type { ShopPrices } from '@/modules/content/shop-settings'
import { langOf } from '@/lib/text-language'

const toPrice = (service: Service, period: BillingPeriod, { shop, prices }: PricedShop): readonly RowPriceView[] => {
  const entry = service.prices[period]
  if (!entry) return []
  const price = effectivePrice(entry)
  const struck = listStrike(service.type, period, entry, shop.settings)
  const saving = period === 'yearly' ? yearlySavingsPercent(service.prices) : null
  return [
    {
      period,
      price: prices.unit(price),
      ...(struck === null ? {} : { original: prices.unit(struck) }),
      ...(entry.setupFee > 0 ? { setupFee: prices.unit(entry.setupFee) } : {}),
      ...(saving === null ? {} : { savePercent: saving }),
    },
  ]
}

const toServiceRow = (service: Service, priced: PricedShop): ServiceRowView => ({
  ...toRowText(service),
  prices: offeredPeriods(service.prices).flatMap((period) => toPrice(service, period, priced)),
})

const toAddonRow = (addon: Addon, href: string, prices: ShopPrices): ServiceRowView => ({
  key: `addon-${addon.id}`,
  type: 'addon',
  category: addon.category,
  name: addon.name,
  description: addon.description,
  ...langOf(addon),
  ...(addon.features.length > 0 ? { features: addon.features } : {}),
  ...(addon.popular ? { popular: true } : {}),
  prices: [
    {
      period: 'yearly',
      price: prices.unit(addon.price),
      ...(addon.originalPrice === null ? {} : { original: prices.unit(addon.originalPrice) }),
    },
  ],
  href,
})

const toExtensionRow = (extension: Extension, href: string, prices: ShopPrices): ServiceRowView => ({
  key: `domain${extension.extension}`,
  type: 'domain',
  category: 'domain',
  name: extension.extension,
  description: extension.description,
  ...langOf(extension),
  ...(extension.popular ? { popular: true } : {}),
  prices: [
    {
      period: 'yearly',
      price: prices.unit(extension.price),
      ...(extension.originalPrice > extension.price ? { original: prices.unit(extension.originalPrice) } : {}),
      renewal: prices.unit(extension.renewal),
    },
  ],
  href,
})

/** Services can be added to the cart; domains and add-ons link to the search (S5). */
export const toServicesGridView = (block: ServicesGridBlock, locale: Locale, priced: PricedShop): ServicesGridView => {
  const { shop, prices } = priced
  const search = localizedHref(locale, '/domains/search')
  const rows = [
    ...shop.services.map((service) => toServiceRow(service, priced)),
    ...shop.extensions.map((extension) => toExtensionRow(extension, search, prices)),
    ...shop.addons.map((addon) => toAddonRow(addon, search, prices)),
  ]
  const defaultCategory = readServiceCategory(block.defaultCategory)
  const showFilter = block.showFilter ?? true
  // R3: without the filter no other category can be selected, so only its rows are sent.
  const sent = showFilter ? rows : filterServices(rows, defaultCategory)
  return {
    heading: block.heading ?? '',
    intro: block.intro ?? null,
    ...shownTaxOf(shop, prices.locale),
    defaultCategory,
    showFilter,
    rows: sent,
    totalEndings:
      sent.some(({ type }) => type === 'domain') && shop.counts.extensions > shop.extensions.length ? shop.counts.extensions : null,
  }
}

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
