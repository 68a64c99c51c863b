import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'

import { MoreEndings } from '@/parts/endings/more-endings'
import { defineSection } from '@/parts/sections/define-section'
import { OriginalPrice } from '@/ui/price/original-price'
import { Price } from '@/ui/price/price'
import { HeadedSection } from '@/ui/section/section'

import { toDomainPricingView } from './to-view'
import type { DomainPriceView, DomainPricingView } from './types'

const threeYearsOf = ({ scale }: DomainPriceView) => scale.firstYear + 2 * scale.renewal

const Bar = ({ row, share }: { readonly row: DomainPriceView; readonly share: number }) => (
  <div className="bars__bar" aria-hidden="true" style={{ '--share': share.toFixed(4) } as CSSProperties}>
    <i style={{ flexGrow: row.scale.firstYear }} />
    <i style={{ flexGrow: row.scale.renewal }} />
    <i style={{ flexGrow: row.scale.renewal }} />
  </div>
)

/** Three years of each ending, drawn to scale: the first year solid, the later ones outlined. */
export const DomainPricing = ({ view }: { readonly view: DomainPricingView }) => {
  const t = useTranslations('domainPricing')
  const longest = Math.max(1, ...view.rows.map(threeYearsOf))
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
      <table className="bars">
        <caption className="visually-hidden">{view.heading}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ending')}</th>
            <td />
            <th scope="col">{t('firstYear')}</th>
            <th scope="col">{t('thenPerYear')}</th>
            <th scope="col">{t('threeYears')}</th>
          </tr>
        </thead>
        <tbody>
          {view.rows.map((row) => (
            <tr key={row.extension}>
              <th scope="row">{row.href ? <a href={row.href}>{row.extension}</a> : row.extension}</th>
              <td className="bars__cell">
                <Bar row={row} share={threeYearsOf(row) / longest} />
              </td>
              <td className="bars__figure" data-label={t('firstYear')}>
                {row.original ? (
                  <>
                    <OriginalPrice amounts={row.original} label={t('insteadOf')} />{' '}
                  </>
                ) : null}
                <Price amounts={row.firstYear} />
              </td>
              <td className="bars__figure" data-label={t('thenPerYear')}>
                <Price amounts={row.renewal} look="plain" />
              </td>
              <td className="bars__figure" data-label={t('threeYears')}>
                <Price amounts={row.threeYears} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <MoreEndings total={view.total} />
    </HeadedSection>
  )
}

export const domainPricingSection = defineSection('domain-pricing', {
  heading: 'section',
  failure: 'domainPricing',
  load: async (block, { locale, pricedShop }) => toDomainPricingView(block, locale, await pricedShop()),
  draw: DomainPricing,
})
