import { useTranslations } from 'next-intl'
import { useId } from 'react'

import { TldColumns, TldRow } from '@/components/tlds/tld-row'
import { MoreTlds } from '@/components/tlds/more-tlds'
import { defineSection } from '@/blocks/define-section'
import { PriceInSentence, priceMark } from '@/components/ui/price/price'
import { HeadedSection } from '@/components/ui/section/section'

import { toDomainPricingGridView, type DomainPricingGridView, type ExtensionPriceView } from './load'

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
