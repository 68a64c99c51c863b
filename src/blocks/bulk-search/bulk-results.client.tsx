'use client'

import { useLocale, useTranslations } from 'next-intl'
import { plainSpellings } from '@/core/domains/parse-domain'
import { formatPercent } from '@/core/money/format'
import { nothing, sumOf, toMajor } from '@/core/money/arithmetic'
import { type FormatAmount, priceFormatter } from '@/core/receipt/model'
import { longNameClass } from '@/components/plate/long-name'
import type { BulkResultInMinorUnits } from '@/components/api-client/call-api'
import { Button } from '@/components/ui/button/button'
import { Icon, AskAgain, Check, Plus } from '@/components/ui/icons/icon'
import { Plate } from '@/components/ui/plate/plate'
import { PriceOffer } from '@/components/ui/price/price'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { OfferNoteRow, OfferRow, OfferTable } from '@/components/ui/table/offer-table'
import { toCsv } from '@/core/csv'
import { digitsOf, type Decimal, type Minor } from '@/core/money/types'
import { withTax } from '@/core/tax/resolve-tax'
import { type BulkRows, type BulkState, tallyOf } from './bulk-state'
import { useShopSettings } from '@/components/shop/shop-settings.client'
import { useState, useEffect, useRef } from 'react'
import { useRefusalText } from '@/components/api-client/refusal-text'
import { useCart } from '@/features/cart/use-cart.client'
import { showToast } from '@/components/toast-store'
import { setVisitorName } from '@/components/ui/visitor-name/visitor-name-store'
import { reveal } from '@/components/ui/reveal/reveal'

interface BulkRowProps {
  /** `null` while pending. */
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

interface BulkFileHeads {
  readonly name: string
  readonly domain: string
  readonly status: string
  readonly firstYear: string
  readonly listPrice: string
  readonly renewal: string
  readonly currency: string
}

interface FilePrices {
  readonly currency: string
  /** T10: tax included in the page's prices. */
  readonly taxRate?: Decimal | undefined
}

/** M16: the results as CSV. Only available domains have a price. */
export const toBulkFile = (
  rows: BulkRows,
  { currency, taxRate }: FilePrices,
  heads: BulkFileHeads,
  statusName: (status: string) => string,
): string => {
  const figure = (amount: Minor | null): string => (amount === null ? '' : String(toMajor(withTax(amount, taxRate), digitsOf(currency))))
  const lines = rows.flatMap((row) => {
    if (row === null) return []
    const { name, domain, status, available, price, originalPrice, renewal } = row
    const figures = available ? [figure(price), figure(originalPrice), figure(renewal), currency] : ['', '', '', '']
    return [[name, domain ?? '', statusName(status), ...figures]]
  })
  const { name, domain, status, firstYear, listPrice, renewal, currency: currencyHead } = heads
  return `\ufeff${toCsv([[name, domain, status, firstYear, listPrice, renewal, currencyHead], ...lines])}`
}

const statuses = ['available', 'taken', 'unknown', 'invalid'] as const

/** Built in the browser. */
const save = (text: string, fileName: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 0)
}

const useBulkFile = () => {
  const t = useTranslations('bulkSearch')
  const { shownTax } = useShopSettings()
  return ({ rows, currency }: Pick<BulkState, 'rows' | 'currency'>) => {
    const heads = {
      name: t('file.name'),
      domain: t('file.domain'),
      status: t('file.status'),
      firstYear: t('file.firstYear'),
      listPrice: t('file.listPrice'),
      renewal: t('file.renewal'),
      currency: t('file.currency'),
    }
    const statusName = (status: string) => {
      const known = statuses.find((each) => each === status)
      return known ? t(`file.statuses.${known}`) : status
    }
    save(toBulkFile(rows, { currency, taxRate: shownTax?.rate }, heads, statusName), t('file.fileName'))
  }
}

const itemOf = (domain: string) =>
  ({ type: 'domain', id: domain, billing: 'yearly', quantity: 1, serviceData: { operation: 'register' } }) as const

/** §4: adds all or none, shows a toast and opens the cart. */
const useTakeNames = () => {
  const t = useTranslations('bulkSearch')
  const cart = useTranslations('cart')
  const refusalText = useRefusalText()
  const add = useCart((cart) => cart.add)
  const [isTaking, setTaking] = useState(false)

  const take = async (domains: readonly string[]) => {
    const [first] = domains
    if (isTaking || first === undefined) return
    setTaking(true)
    const answer = await add(domains.map(itemOf))
    setTaking(false)
    if (!answer.ok) return showToast({ text: refusalText(answer.error) })
    setVisitorName(first)
    showToast(domains.length === 1 ? { name: first, text: cart('isInCart') } : { text: t('taken', { count: domains.length }) })
  }
  return { isTaking, take }
}

interface BulkResultsProps {
  readonly state: BulkState
  readonly onAskAgain: (index: number) => void
}

export const BulkResults = ({ state, onAskAgain }: BulkResultsProps) => {
  const t = useTranslations('bulkSearch')
  const search = useTranslations('domainSearch')
  const { priceLocale, shownTax } = useShopSettings()
  const inCart =
    useCart((cart) => cart.quote)
      ?.items.filter(({ type }) => type === 'domain')
      .map(({ id }) => id) ?? []
  const { isTaking, take } = useTakeNames()
  const download = useBulkFile()
  const { rows, phase, currency, askingAgain } = state
  const tally = tallyOf(rows)
  const isDone = phase === 'done'
  const free = rows.flatMap((row) => (row?.available && row.domain !== null && !inCart.includes(row.domain) ? [row.domain] : []))
  const results = useRef<HTMLElement>(null)
  useEffect(() => reveal(results.current), [state.names])
  const sentence = search.rich('tally', { ...tally, b: (chunks) => <b>{chunks}</b> })

  return (
    <section className="bulk-results" aria-label={t('caption')} ref={results} tabIndex={-1}>
      <div className="bulk-results__head">
        <p>
          {isDone ? (
            <span key={Object.values(tally).join(' ')}>{sentence}</span>
          ) : (
            <span>{t('progress', { answered: tally.answered, total: rows.length })}</span>
          )}
          {isDone && tally.notAsked > 0 ? <span>{t('notAskedTally', { count: tally.notAsked })}</span> : null}
        </p>
        <div className="bulk-results__actions">
          <Button size="small" disabled={!isDone} onClick={() => download(state)}>
            {t('download')}
          </Button>
          <Button size="small" variant="solid" disabled={!isDone || free.length === 0} pending={isTaking} onClick={() => void take(free)}>
            <Icon of={Plus} />
            <span>{t('takeAll', { count: free.length })}</span>
          </Button>
        </div>
      </div>
      {isDone ? null : <progress className="bulk-progress" value={tally.answered} max={rows.length} aria-label={t('progressLabel')} />}
      {isDone && state.refusal ? <p className="bulk-broken">{t('brokenOff')}</p> : null}
      <OfferTable
        caption={t('caption')}
        heads={{
          name: search('heads.name'),
          firstYear: search('heads.firstYear'),
          renewsAt: search('heads.renewsAt'),
          threeYears: search('heads.threeYears'),
          action: search('heads.action'),
        }}
      >
        {rows.map((row, index) => (
          <BulkRow
            key={state.names[index]}
            row={row}
            format={priceFormatter(currency, priceLocale, shownTax?.rate)}
            isInCart={row?.domain != null && inCart.includes(row.domain)}
            isAsking={askingAgain.includes(index)}
            isBusy={isTaking}
            onTake={(domain) => void take([domain])}
            onAskAgain={() => onAskAgain(index)}
          />
        ))}
      </OfferTable>
      <p className="visually-hidden" role="status">
        {isDone ? search.markup('tally', { ...tally, b: (chunks) => chunks }) : t('searching')}
      </p>
    </section>
  )
}
