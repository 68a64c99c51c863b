'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'

import { useCart } from '@/parts/cart/use-cart.client'
import { useShopSettings } from '@/parts/shop/shop-settings.client'
import { priceFormatter } from '@/core/receipt/model'
import { reveal } from '@/ui/reveal/reveal'
import { Button } from '@/ui/button/button'
import { Icon } from '@/ui/icons/icon'
import { Plus } from '@/ui/icons/icons'
import { OfferTable } from '@/ui/table/offer-table'

import { BulkRow } from './bulk-row.client'
import { tallyOf, type BulkState } from './bulk-state'
import { useBulkFile } from './use-bulk-file.client'
import { useTakeNames } from './use-take-names.client'

interface BulkResultsProps {
  readonly state: BulkState
  readonly onAskAgain: (index: number) => void
}

/** What has come in so far, in the order of the list, and what can be done with it. */
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
          {isDone ? <span>{sentence}</span> : <span>{t('progress', { answered: tally.answered, total: rows.length })}</span>}
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
