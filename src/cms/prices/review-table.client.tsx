'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { formatChange, formatMoney } from '@/core/money/format'
import { convertUnit } from '@/core/money/currency'
import type { Currency } from '@/core/money/types'
import { usdCents } from '@/core/money/arithmetic'
import type { ReviewAnswer, ReviewedChange } from './answers'
import { columnLabel } from './column-words'
import { gridWords } from './grid-words'
import { rowName } from './price-grid.client'
import { reviewWords } from './review-words'
import { useText } from './use-text.client'

const pageSize = 50

const inCurrencies = (column: string, after: string, currencies: readonly Currency[]): string =>
  after === '' || column === 'discountPercent'
    ? ''
    : currencies.map((currency) => formatMoney(convertUnit(usdCents(after), currency), currency)).join(' · ')

/** The lists write dollars, but for a share and a rate. */
const unitOf = (column: string, value: string): string | undefined =>
  value === '' || column === 'rateDate' || column === 'exchangeRate' ? undefined : column === 'discountPercent' ? '%' : '$'

/** What needs a look comes first. */
const gravest = (changes: readonly ReviewedChange[]): readonly ReviewedChange[] => [
  ...changes.filter(({ warning }) => warning !== null),
  ...changes.filter(({ warning }) => warning === null),
]

/** Every change, before and after, what is striking first; a page at a time. */
export const ReviewTable = ({ review: { changes, currencies } }: { readonly review: ReviewAnswer }) => {
  const text = useText(reviewWords)
  const grid = useText(gridWords)
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
                {currencies.length > 0 ? <td>{inCurrencies(column, after, currencies)}</td> : null}
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
