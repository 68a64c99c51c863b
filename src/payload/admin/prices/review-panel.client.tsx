'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { useState, useEffect, useId, useRef } from 'react'
import { formatChange, formatMoney } from '@/core/money/format'
import { convertUnit } from '@/core/money/currency'
import type { Currency } from '@/core/money/types'
import { usdCents } from '@/core/money/arithmetic'
import type { ReviewResponse, ReviewedChange, ApplyResponse, ReviewError } from './answers'
import { columnLabel } from './edit-cells'
import type { Source } from './review-source'
import { rowName } from './price-grid.client'
import { useText, StrikeTable } from './bulk-bar.client'
import { DataTable } from '@/payload/admin/data-table'
import { formatMoment } from '@/payload/admin/formats'
import { ScreenTrouble } from '@/payload/admin/unsaved-changes/save-trouble.client'
import { postAdmin } from '@/payload/admin/staff-call.client'

const pageSize = 50

const inCurrencies = (column: string, after: string, currencies: readonly Currency[], language: string): string =>
  after === '' || column === 'discountPercent'
    ? ''
    : currencies.map((currency) => formatMoney(convertUnit(usdCents(after), currency), currency, language)).join(' · ')

/** Dollars, except percentages and exchange rates. */
const unitOf = (column: string, value: string): string | undefined =>
  value === '' || column === 'rateDate' || column === 'exchangeRate' ? undefined : column === 'discountPercent' ? '%' : '$'

const gravest = (changes: readonly ReviewedChange[]): readonly ReviewedChange[] => [
  ...changes.filter(({ warning }) => warning !== null),
  ...changes.filter(({ warning }) => warning === null),
]

const ReviewTable = ({ review: { changes, currencies } }: { readonly review: ReviewResponse }) => {
  const text = useText('priceReview')
  const grid = useText('priceGrid')
  const { i18n } = useTranslation()
  const [first, setFirst] = useState(0)
  const shown = gravest(changes).slice(first, first + pageSize)
  const last = first + shown.length
  return (
    <>
      <div className="prices-scroll">
        <table>
          <caption>{text('changes')}</caption>
          <thead>
            <tr>
              <th scope="col">{grid('key')}</th>
              <th scope="col">{grid('column')}</th>
              <th scope="col" className="prices-figure">
                {text('before')}
              </th>
              <th scope="col" className="prices-figure">
                {text('after')}
              </th>
              <th scope="col" className="prices-figure">
                {text('difference')}
              </th>
              <th scope="col">{text('look')}</th>
              {currencies.length > 0 ? <th scope="col">{text('inCurrencies')}</th> : null}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ line, key, period, column, before, after, percent, warning }) => (
              <tr key={`${line} ${column}`}>
                <th scope="row">{rowName({ key, period })}</th>
                <td>{columnLabel({ i18n }, column)}</td>
                <td className="prices-figure" data-unit={unitOf(column, before)}>
                  {before}
                </td>
                <td className="prices-figure" data-unit={unitOf(column, after)}>
                  {after}
                </td>
                <td className="prices-figure">{percent === null ? '' : formatChange(percent, i18n.language)}</td>
                <td className="prices-warning">{warning === null ? '' : text(warning)}</td>
                {currencies.length > 0 ? <td>{inCurrencies(column, after, currencies, i18n.language)}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {changes.length > pageSize ? (
        <p className="prices-row">
          <button type="button" disabled={first === 0} onClick={() => setFirst(first - pageSize)}>
            {grid('previous')}
          </button>
          <span>{grid('rows', { from: first + 1, to: last, all: changes.length })}</span>
          <button type="button" disabled={last >= changes.length} onClick={() => setFirst(last)}>
            {grid('next')}
          </button>
        </p>
      ) : null}
    </>
  )
}

const named = (names: readonly string[], hasMore: boolean, none: string): string =>
  names.length === 0 ? none : names.join(', ') + (hasMore ? ' …' : '')

const TouchedList = ({ review: { touched, rates } }: { readonly review: ReviewResponse }) => {
  const text = useText('priceReview')
  if (touched === null) return null
  const { pages, hasMorePages, carts, among, codes, hasMoreCodes } = touched
  return (
    <>
      <h3>{text('touches')}</h3>
      <ul>
        {rates.map(({ code, moved, prices }) => (
          <li key={code}>{text('moved', { code, moved, prices })}</li>
        ))}
        <li>{text('pages', { pages: named(pages, hasMorePages, text('none')) })}</li>
        <li>{text('carts', { carts, among })}</li>
        <li>{text('codes', { codes: named(codes, hasMoreCodes, text('none')) })}</li>
      </ul>
    </>
  )
}

interface Props {
  readonly name: string
  readonly source: Source
  readonly review: ReviewResponse
  /** Called once the prices are published or scheduled. */
  readonly onPublished: () => void
  readonly onLeave: () => void
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

const Errors = ({ faults }: { readonly faults: readonly ReviewError[] }) => {
  const text = useText('priceReview')
  return (
    <DataTable
      caption={text('faults')}
      headings={[text('line'), text('change'), text('reason')]}
      rows={faults
        .slice(0, 200)
        .map(({ line, key, column, reason }) => [line, [key, column ?? ''].filter((part) => part !== '').join(' · '), reason])}
    />
  )
}

const Publish = ({
  isBusy,
  canWait,
  onPublish,
}: {
  readonly isBusy: boolean
  readonly canWait: boolean
  readonly onPublish: (at: string | null) => void
}) => {
  const text = useText('priceReview')
  const id = useId()
  const [at, setAt] = useState('')
  return (
    <div className="prices-row">
      <button type="button" className="prices-main" disabled={isBusy} onClick={() => onPublish(null)}>
        {text('publishNow')}
      </button>
      {canWait ? (
        <>
          <span className="prices-field">
            <label htmlFor={id}>{text('publishAt', { zone: zone() })}</label>
            <input id={id} type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
          </span>
          <button type="button" disabled={isBusy || at === ''} onClick={() => onPublish(new Date(at).toISOString())}>
            {text('schedule')}
          </button>
        </>
      ) : null}
    </div>
  )
}

/** Shows all effects of a price change before saving; publishing applies exactly what was reviewed or nothing. */
export const ReviewPanel = ({ name, source, review, onPublished, onLeave }: Props) => {
  const text = useText('priceReview')
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const heading = useRef<HTMLHeadingElement>(null)
  const [faults, setFaults] = useState(review.faults)
  const [message, setMessage] = useState<'published' | 'scheduled' | 'unanswered' | null>(null)
  const [moment, setMoment] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => heading.current?.focus(), [])

  const publish = async (at: string | null) => {
    setBusy(true)
    const answered = await postAdmin<ApplyResponse>(`/api/prices/${name}/apply`, { source, fingerprint: review.fingerprint, at })
    setBusy(false)
    if (!('body' in answered)) return setMessage('unanswered')
    setFaults(answered.body.faults)
    if (at !== null) setMoment(`${formatMoment({ i18n }, at)} (${zone()})`)
    setMessage(answered.body.applied ? (at === null ? 'published' : 'scheduled') : null)
    if (answered.body.applied) onPublished()
  }

  const isDone = message === 'published' || message === 'scheduled'
  return (
    <section className="prices-panel" aria-labelledby="prices-review">
      <h2 id="prices-review" ref={heading} tabIndex={-1}>
        {text('reviewTitle')}
      </h2>
      <p role="status">
        {message === null ? (review.changes.length + faults.length === 0 ? text('nothing') : '') : text(message, { moment })}
      </p>
      {message === 'scheduled' ? (
        <p>
          <a href={`${config.routes.admin}#calendar`}>{text('seeSchedule')}</a>
        </p>
      ) : null}
      {message === 'unanswered' ? <ScreenTrouble /> : null}
      {faults.length > 0 ? <Errors faults={faults} /> : null}
      {faults.length > 0 || isDone || review.changes.length === 0 ? null : (
        <>
          <Publish isBusy={isBusy} canWait={name !== 'currencies'} onPublish={(at) => void publish(at)} />
          <TouchedList review={review} />
          <StrikeTable caption={text('struckAfter')} strikes={review.strikes} />
          <ReviewTable review={review} />
        </>
      )}
      <p>
        <button type="button" onClick={onLeave}>
          {text('back')}
        </button>
      </p>
    </section>
  )
}
