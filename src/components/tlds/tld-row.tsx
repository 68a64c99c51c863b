import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import type { Amounts } from '@/core/money/currency'
import { Badge } from '@/components/ui/badge/badge'
import { PriceOffer } from '@/components/ui/price/price'

export interface TldOffer {
  /** With its leading dot. */
  readonly extension: string
  readonly description: string
  /** R20: of description and holder. */
  readonly lang?: string
  /** S10: whom its registry gives names to; empty where that is everybody. */
  readonly holder: string
  readonly popular: boolean
  readonly price: Amounts
  /** P5: list price and the rounded gap, written out, where it is higher. */
  readonly original: Amounts | null
  readonly discountPercent: string | null
  readonly renewal: Amounts
}

interface TldRowProps {
  readonly row: TldOffer
  /** To the search for a name with it. */
  readonly href: string
  /** What it costs after the first year. */
  readonly children: ReactNode
}

/** The widths of a table of prices: its head is for screen readers alone, and cells below it set none. */
export const TldColumns = () => (
  <colgroup>
    <col className="extensions__name-column" />
    <col />
    <col className="extensions__offer-column" />
    <col className="extensions__renewal-column" />
  </colgroup>
)

/** An ending in a table of prices. */
export const TldRow = ({ row, href, children }: TldRowProps) => {
  const t = useTranslations('endings')
  const saving = row.discountPercent === null ? null : t('saving', { percent: row.discountPercent })
  return (
    <tr>
      <th scope="row">
        <span className="extensions__name">
          <a href={href}>{row.extension}</a>
          {row.popular ? <Badge>{t('popular')}</Badge> : null}
        </span>
      </th>
      <td className="extensions__about" lang={row.lang}>
        {row.description} {row.holder}
      </td>
      <td className="extensions__offer">
        <PriceOffer amounts={row.price} original={row.original} originalLabel={t('insteadOf')} priceLabel={t('now')} saving={saving} />
      </td>
      <td className="extensions__renewal">{children}</td>
    </tr>
  )
}
