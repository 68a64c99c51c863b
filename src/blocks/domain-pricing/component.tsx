import { useTranslations } from 'next-intl'
import { AllTlds } from '@/components/tlds/tlds'
import { defineSection } from '@/blocks/define-section'
import { IslandWords } from '@/components/words/words'
import { HeadedSection } from '@/components/ui/section/section'
import { BarsTable, type DomainPricingView, type DomainPriceView } from './bars-table.client'
import type { Extension } from '@/core/catalog/types'
import { convertUnit } from '@/core/money/currency'
import { localizedHref } from '@/core/navigation/paths'
import { threeYearCost } from '@/core/pricing/prices'
import type { DomainPricingBlock } from '@/payload-types'
import type { PricedShop } from '@/components/plans/section-reads'
import type { ShopPrices } from '@/modules/content/shop-settings'

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

/** Three years per TLD to scale: first year solid, renewals outlined. */
export const DomainPricing = ({ view }: { readonly view: DomainPricingView }) => {
  const t = useTranslations('domainPricing')
  const key = (
    <p className="bars__key" aria-hidden="true">
      <span>
        <i /> {t('firstYear')}
      </span>
      <span>
        <i /> {t('laterYears')}
      </span>
    </p>
  )
  return (
    <HeadedSection heading={view.heading} intro={view.intro} aside={key}>
      <IslandWords namespaces={['domainPricing']}>
        <BarsTable caption={view.heading} rows={view.rows} href={view.href} />
      </IslandWords>
      <AllTlds total={view.total} />
    </HeadedSection>
  )
}

export const domainPricingSection = defineSection('domain-pricing', {
  heading: 'section',
  failure: 'domainPricing',
  load: async (block, { locale, pricedShop }) => toDomainPricingView(block, locale, await pricedShop()),
  draw: DomainPricing,
})
