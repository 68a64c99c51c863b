'use client'

import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { OriginalPrice, Price } from '@/components/ui/price/price'
import type { Amounts } from '@/core/money/currency'

export interface DomainPriceView {
  /** With leading dot. */
  readonly extension: string
  readonly firstYear: Amounts
  /** P5: list price, if higher. */
  readonly original?: Amounts
  readonly renewal: Amounts
  readonly threeYears: Amounts
  /** In USD, for the length of the bars only. */
  readonly scale: { readonly firstYear: number; readonly renewal: number }
}

export interface DomainPricingView {
  readonly heading: string
  readonly intro?: string | null
  readonly rows: readonly DomainPriceView[]
  /** Link to the domain search, with language prefix. */
  readonly href: string
  /** Number of TLDs, if not all are shown. */
  readonly total: number | null
}

const threeYearsOf = ({ scale }: DomainPriceView) => scale.firstYear + 2 * scale.renewal

const Bar = ({ row, share }: { readonly row: DomainPriceView; readonly share: number }) => (
  <div className="bars__bar" aria-hidden="true" style={{ '--share': share.toFixed(4) } as CSSProperties}>
    <i style={{ flexGrow: row.scale.firstYear }} />
    <i style={{ flexGrow: row.scale.renewal }} />
    <i style={{ flexGrow: row.scale.renewal }} />
  </div>
)

interface BarsTableProps {
  readonly caption: string
  readonly rows: readonly DomainPriceView[]
  /** Link to the domain search, with language prefix. */
  readonly href: string
}

/** A client component: the data is a quarter of the size of its markup. */
export const BarsTable = ({ caption, rows, href }: BarsTableProps) => {
  const t = useTranslations('domainPricing')
  const longest = Math.max(1, ...rows.map(threeYearsOf))
  return (
    <table className="bars">
      <caption className="visually-hidden">{caption}</caption>
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
        {rows.map((row) => (
          <tr key={row.extension}>
            <th scope="row">
              <a href={href}>{row.extension}</a>
            </th>
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
  )
}
