'use client'

import { useTranslations, useLocale } from 'next-intl'
import { extensionFacts, type FactPlace } from '@/core/catalog/tlds'
import { Badge } from '@/components/ui/badge/badge'
import { type DomainResult, threeYearPrice } from './search-state'
import { memo, type ReactNode, type Ref } from 'react'
import { Button } from '@/components/ui/button/button'
import { Icon, AskAgain, Check, ChevronDown } from '@/components/ui/icons/icon'
import { Plate } from '@/components/ui/plate/plate'
import { PriceOffer } from '@/components/ui/price/price'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { OfferNoteRow, OfferRow } from '@/components/ui/table/offer-table'
import { longNameClass } from '@/components/plate/long-name'
import type { Minor } from '@/core/money/types'
import type { FormatAmount } from '@/core/receipt/model'
import { formatPercent } from '@/core/money/format'

/** Texts of the TLD's facts for this place. */
const useSayings = (result: DomainResult, place: FactPlace) => {
  const t = useTranslations('domainSearch.facts')
  return extensionFacts
    .filter((fact) => fact.place === place)
    .map(({ kind, name }) => {
      if (kind === 'text') return { name, saying: result[name] }
      return { name, saying: result[name] ? t(name) : '' }
    })
    .filter(({ saying }) => saying !== '')
}

const RowMarks = ({ result }: { readonly result: DomainResult }) =>
  useSayings(result, 'mark').map(({ name, saying }) => <Badge key={name}>{saying}</Badge>)

const RowLines = ({ result }: { readonly result: DomainResult }) =>
  useSayings(result, 'line').map(({ name, saying }) => (
    <small key={name} className="search-about muted">
      {saying}
    </small>
  ))

const useLabels = () => {
  const t = useTranslations('domainSearch')
  return { renewsAt: t('heads.renewsAt'), threeYears: t('heads.threeYears') }
}

export const LoadingRow = memo(function LoadingRow() {
  return (
    <OfferRow
      loading
      plate={<Skeleton width="230px" height="40px" />}
      badge={
        <span className="search-about">
          <Skeleton width="180px" height="18px" />
        </span>
      }
      offer={<Skeleton width="120px" height="16px" />}
      renewsAt={<Skeleton width="72px" height="16px" />}
      threeYears={<Skeleton width="72px" height="16px" />}
      labels={{ renewsAt: '', threeYears: '' }}
      action={<Skeleton width="100px" height="44px" />}
    />
  )
})

interface AvailableRowProps {
  readonly result: DomainResult
  readonly format: FormatAmount
  /** Selected add-ons. */
  readonly addonCount: number
  /** Yearly price of the selected add-ons. */
  readonly addonPrice: Minor
  readonly isOpen: boolean
  readonly isBest: boolean
  /** The domain is in the cart, so the row offers add-ons. */
  readonly isHeld: boolean
  readonly panelId: string
  readonly buttonRef?: Ref<HTMLButtonElement>
  readonly onToggle: (domain: string) => void
}

/** Rows are memoised: while they appear one by one, only the new one renders. */
export const AvailableRow = memo(function AvailableRow(props: AvailableRowProps) {
  const { result, format, addonCount, addonPrice, isOpen, isBest, isHeld, panelId, buttonRef, onToggle } = props
  const t = useTranslations('domainSearch')
  const locale = useLocale()
  const labels = useLabels()
  const saving = result.discountPercent
  return (
    <OfferRow
      open={isOpen}
      plate={
        <Plate
          name={result.domain}
          size={isOpen ? 'large' : 'medium'}
          stateLabel={t('stateAvailable')}
          className={longNameClass(result.domain)}
        />
      }
      badge={
        <>
          {isHeld ? (
            <span className="search-held">
              <Icon of={Check} size={16} /> {t('inCart')}
            </span>
          ) : (
            <RowMarks result={result} />
          )}
          <RowLines result={result} />
        </>
      }
      offer={
        <>
          <PriceOffer
            amounts={format(result.price)}
            original={result.originalPrice > result.price ? format(result.originalPrice) : null}
            originalLabel={t('listPrice')}
            priceLabel={t('nowPrice')}
            saving={saving === null ? null : t('saving', { percent: formatPercent(saving, locale, format.locale) })}
          />
          {isOpen && addonCount > 0 ? (
            <span className="search-addons number">{t('plusAddons', { price: format(addonPrice), count: addonCount })}</span>
          ) : null}
        </>
      }
      renewsAt={t('perYear', { price: format(result.renewal) })}
      threeYears={format(threeYearPrice(result))}
      labels={labels}
      action={
        <Button
          ref={buttonRef}
          size="small"
          className="needs-script"
          variant={isBest ? 'solid' : 'outline'}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => onToggle(result.domain)}
        >
          <span>{isOpen ? t('closeRow') : t(isHeld ? 'chooseAddons' : 'chooseRow')}</span>
          <span className="visually-hidden"> {result.domain}</span>
          {isOpen ? null : <Icon of={ChevronDown} size={16} />}
        </Button>
      }
    />
  )
})

interface TakenRowProps {
  readonly result: DomainResult
  readonly onSearchFor: (term: string) => void
}

export const TakenRow = memo(function TakenRow({ result, onSearchFor }: TakenRowProps) {
  const t = useTranslations('domainSearch')
  const alternative = result.alternativeSuggestion
  return (
    <OfferNoteRow
      plate={<Plate name={result.domain} state="taken" stateLabel={t('stateTaken')} className={longNameClass(result.domain)} />}
      note={
        <>
          <b>{t('notAvailable')}.</b> <span>{t(result.reason ?? 'taken')}</span>{' '}
          {alternative ? (
            <span key={alternative}>
              {t.rich('freeInstead', { domain: alternative, name: (chunks: ReactNode) => <b translate="no">{chunks}</b> })}
            </span>
          ) : null}
        </>
      }
      action={
        alternative ? (
          <Button size="small" className="needs-script" onClick={() => onSearchFor(alternative)}>
            {t('useIt')}
            <span className="visually-hidden"> {alternative}</span>
          </Button>
        ) : null
      }
    />
  )
})

interface UnknownRowProps {
  readonly result: DomainResult
  readonly isAsking: boolean
  readonly onAskAgain: (row: DomainResult) => void
}

/** S3: availability is unknown; it cannot be bought, but checked again. */
export const UnknownRow = memo(function UnknownRow({ result, isAsking, onAskAgain }: UnknownRowProps) {
  const t = useTranslations('domainSearch')
  return (
    <OfferNoteRow
      plate={<Plate name={result.domain} state="unknown" stateLabel={t('stateUnknown')} className={longNameClass(result.domain)} />}
      note={
        <>
          <b>{t('unknownTitle', { extension: result.extension })}</b> {t('unknownBody')}
        </>
      }
      action={
        <Button size="small" className="needs-script" pending={isAsking} onClick={() => onAskAgain(result)}>
          <Icon of={AskAgain} />
          <span>{isAsking ? t('asking') : t('askAgain')}</span>
          <span className="visually-hidden"> {t('askAgainFor', { domain: result.domain })}</span>
        </Button>
      }
    />
  )
})
