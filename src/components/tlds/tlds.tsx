import { useTranslations, useLocale } from 'next-intl'
import { type ReactNode, useId } from 'react'
import type { Amounts } from '@/core/money/currency'
import { Badge } from '@/components/ui/badge/badge'
import { PriceOffer } from '@/components/ui/price/price'
import Link from 'next/link'
import { tldsPath, localizedHref } from '@/core/navigation/paths'
import { Button } from '@/components/ui/button/button'
import { TextField } from '@/components/ui/field/field'

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

interface MoreTldsProps {
  /** Total number of TLDs; `null` if the block lists all. */
  readonly total: number | null
}

export const AllTlds = ({ total }: MoreTldsProps) => {
  const t = useTranslations('endings')
  const href = localizedHref(useLocale(), tldsPath)
  if (total === null) return null
  return (
    <p className="more-endings">
      <Link href={href} prefetch={false}>
        {t('all', { count: total })}
      </Link>
    </p>
  )
}

/** Search for a TLD and a link to all; works without JavaScript. */
export const MoreTlds = ({ total }: MoreTldsProps) => {
  const t = useTranslations('endings')
  const href = localizedHref(useLocale(), tldsPath)
  const id = useId()
  if (total === null) return null
  return (
    <form className="more-endings" role="search" aria-label={t('find')} action={href}>
      <TextField id={id} label={t('label')} name="q" maxLength={100} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      <Button type="submit">{t('find')}</Button>
      <Link href={href} prefetch={false}>
        {t('all', { count: total })}
      </Link>
    </form>
  )
}
