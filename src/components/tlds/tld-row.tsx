import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import type { Amounts } from '@/core/money/currency'
import { Badge } from '@/components/ui/badge/badge'
import { PriceOffer } from '@/components/ui/price/price'

export interface TldOffer {
  /** With leading dot. */
  readonly extension: string
  readonly description: string
  /** R20: language of description and holder. */
  readonly lang?: string
  /** S10: who may register; empty if anyone. */
  readonly holder: string
  readonly popular: boolean
  readonly price: Amounts
  /** P5: list price, and formatted discount percentage, if higher. */
  readonly original: Amounts | null
  readonly discountPercent: string | null
  readonly renewal: Amounts
}

interface TldRowProps {
  readonly row: TldOffer
  /** Search for a domain with this TLD. */
  readonly href: string
  /** Renewal prices. */
  readonly children: ReactNode
}

/** Column widths; the table's head is visually hidden and its cells set none. */
export const TldColumns = () => (
  <colgroup>
    <col className="extensions__name-column" />
    <col />
    <col className="extensions__offer-column" />
    <col className="extensions__renewal-column" />
  </colgroup>
)

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
