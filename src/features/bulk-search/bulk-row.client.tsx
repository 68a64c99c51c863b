'use client'

import { useLocale, useTranslations } from 'next-intl'

import { plainSpellings } from '@/core/domains/parse-domain'
import { formatPercent } from '@/core/money/format'
import { nothing, sumOf } from '@/core/money/arithmetic'
import type { FormatAmount } from '@/core/receipt/model'
import { longNameClass } from '@/parts/plate/long-name'
import type { BulkResultInMinorUnits } from '@/parts/api/in-minor-units'
import { Button } from '@/ui/button/button'
import { Icon } from '@/ui/icons/icon'
import { AskAgain, Check, Plus } from '@/ui/icons/icons'
import { Plate } from '@/ui/plate/plate'
import { PriceOffer } from '@/ui/price/price-offer'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { OfferNoteRow, OfferRow } from '@/ui/table/offer-table'

interface BulkRowProps {
  /** `null` while its answer is on the way. */
  readonly row: BulkResultInMinorUnits | null
  readonly format: FormatAmount
  readonly isInCart: boolean
  readonly isAsking: boolean
  readonly isBusy: boolean
  readonly onTake: (domain: string) => void
  readonly onAskAgain: () => void
}

const WaitingRow = () => (
  <OfferRow
    loading
    plate={<Skeleton width="220px" height="40px" />}
    offer={<Skeleton width="120px" height="16px" />}
    renewsAt={<Skeleton width="72px" height="16px" />}
    threeYears={<Skeleton width="72px" height="16px" />}
    labels={{ renewsAt: '', threeYears: '' }}
    action={<Skeleton width="100px" height="44px" />}
  />
)

type FreeRowProps = Pick<BulkRowProps, 'format' | 'isInCart' | 'isBusy' | 'onTake'> & {
  readonly domain: string
  readonly row: BulkResultInMinorUnits
}

const FreeRow = ({ domain, row, format, isInCart, isBusy, onTake }: FreeRowProps) => {
  const t = useTranslations('bulkSearch')
  const search = useTranslations('domainSearch')
  const locale = useLocale()
  const price = row.price ?? nothing
  const original = row.originalPrice ?? nothing
  const renewal = row.renewal ?? nothing
  return (
    <OfferRow
      plate={<Plate name={domain} stateLabel={search('stateAvailable')} className={longNameClass(domain)} />}
      offer={
        <PriceOffer
          amounts={format(price)}
          original={original > price ? format(original) : null}
          originalLabel={search('listPrice')}
          priceLabel={search('nowPrice')}
          saving={
            row.discountPercent === null ? null : search('saving', { percent: formatPercent(row.discountPercent, locale, format.locale) })
          }
        />
      }
      renewsAt={search('perYear', { price: format(renewal) })}
      threeYears={format(sumOf([price, renewal, renewal]))}
      labels={{ renewsAt: search('heads.renewsAt'), threeYears: search('heads.threeYears') }}
      action={
        isInCart ? (
          <span className="bulk-in-cart">
            <Icon of={Check} /> {t('inCart')}
          </span>
        ) : (
          <Button size="small" aria-disabled={isBusy || undefined} onClick={() => onTake(domain)}>
            <Icon of={Plus} />
            {search('addShort')}
            <span className="visually-hidden"> {domain}</span>
          </Button>
        )
      }
    />
  )
}

/** One name: free, taken, without an answer, not sold here, or no name at all. */
export const BulkRow = ({ row, format, isInCart, isAsking, isBusy, onTake, onAskAgain }: BulkRowProps) => {
  const t = useTranslations('bulkSearch')
  const search = useTranslations('domainSearch')
  const locale = useLocale()
  if (row === null) return <WaitingRow />
  const { name, domain, status } = row
  const shown = domain ?? name
  const className = longNameClass(shown)
  if (status === 'available' && domain !== null) {
    return <FreeRow domain={domain} row={row} format={format} isInCart={isInCart} isBusy={isBusy} onTake={onTake} />
  }
  if (status === 'taken') {
    return (
      <OfferNoteRow
        plate={<Plate name={shown} state="taken" stateLabel={search('stateTaken')} className={className} />}
        note={
          <>
            <b>{search('notAvailable')}.</b> <span>{search(row.reason ?? 'taken')}</span>
          </>
        }
        action={null}
      />
    )
  }
  const isSilent = status === 'unknown' && row.code === null
  const spellings = status === 'invalid' ? plainSpellings(name) : []
  const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(spellings)
  const reason = spellings.length > 0 ? t('spellings', { reason: row.message ?? '', names }) : row.message
  return (
    <OfferNoteRow
      plate={<Plate name={shown} state="unknown" stateLabel={isSilent ? search('stateUnknown') : t('notAsked')} className={className} />}
      note={
        isSilent ? (
          <>
            <b>{t('noAnswer')}</b> {search('unknownBody')}
          </>
        ) : (
          reason
        )
      }
      action={
        isSilent ? (
          <Button size="small" pending={isAsking} onClick={onAskAgain}>
            <Icon of={AskAgain} />
            <span>{isAsking ? search('asking') : search('askAgain')}</span>
            <span className="visually-hidden"> {search('askAgainFor', { domain: shown })}</span>
          </Button>
        ) : null
      }
    />
  )
}
