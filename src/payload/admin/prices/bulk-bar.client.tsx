'use client'

import { translate } from '@/payload/translate'
import { useTranslation } from '@payloadcms/ui'
import type { NamesIn } from '@/payload/words'
import type { BrowserKey } from '@/payload/i18n/browser-words'
import { useId, useState } from 'react'
import { priceEndings, type PriceEnding } from '@/core/pricing/prices'
import type { GridColumn, GridRow } from './answers'
import { bulkEdits, readBulkChange } from './edit-cells'
import type { EditSteps } from './use-cursor.client'
import { DataTable } from '@/payload/admin/data-table'
import { formatDay } from '@/payload/admin/formats'
import { formatMoney } from '@/core/money/format'
import { inUsd } from '@/core/money/currency'
import type { UsdCents } from '@/core/money/types'
import type { EvaluatedStrikePrice } from '@/modules/catalog/strike-prices'

export const useText = <Part extends 'priceGrid' | 'priceHistory' | 'priceReview'>(part: Part) => {
  const { i18n } = useTranslation()
  return (name: NamesIn<Part>, values: Readonly<Record<string, string | number>> = {}): string =>
    translate({ i18n }, `${part}.${name}` as BrowserKey, values)
}

interface Props {
  readonly columns: readonly GridColumn[]
  readonly selected: readonly GridRow[]
  readonly steps: EditSteps
}

const every = '*'
const endings = Object.keys(priceEndings) as PriceEnding[]

/** One change for all selected rows: by percent, by amount, or to a price ending. */
export const BulkBar = ({ columns, selected, steps }: Props) => {
  const text = useText('priceGrid')
  const id = useId()
  const [typed, setTyped] = useState('')
  const [column, setColumn] = useState(columns[0]?.name ?? every)
  const [ending, setEnding] = useState<PriceEnding | ''>('')
  const [hasFault, setFault] = useState(false)
  const amounts = columns.filter(({ kind }) => kind === 'number')

  const change = () => {
    const bulk = typed.trim() === '' ? null : readBulkChange(typed)
    const isRead = bulk !== null || (typed.trim() === '' && ending !== '')
    setFault(!isRead)
    if (!isRead) return
    const asked = { columns, column: column === every ? null : column, change: bulk, ending: ending === '' ? null : ending }
    steps.take({ kind: 'change', changes: bulkEdits(steps.edits, selected, asked) })
  }

  return (
    <form
      className="prices-row"
      onSubmit={(event) => {
        event.preventDefault()
        change()
      }}
    >
      <span className="prices-field">
        <label htmlFor={`${id}-change`}>{text('change')}</label>
        <input
          id={`${id}-change`}
          value={typed}
          aria-invalid={hasFault}
          aria-describedby={hasFault ? `${id}-fault` : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </span>
      <span className="prices-field">
        <label htmlFor={`${id}-column`}>{text('column')}</label>
        <select id={`${id}-column`} value={column} onChange={({ target }) => setColumn(target.value)}>
          {amounts.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
          <option value={every}>{text('everyColumn')}</option>
        </select>
      </span>
      <span className="prices-field">
        <label htmlFor={`${id}-ending`}>{text('ending')}</label>
        <select
          id={`${id}-ending`}
          value={ending}
          onChange={({ target }) => setEnding(endings.find((each) => each === target.value) ?? '')}
        >
          <option value="">{text('asIs')}</option>
          {endings.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </span>
      <button type="submit" disabled={selected.length === 0}>
        {text('applyToRows')}
      </button>
      <span role="status">{text('selected', { count: selected.length })}</span>
      {hasFault ? (
        <span id={`${id}-fault`} className="prices-fault" role="alert">
          {text('changeFault')}
        </span>
      ) : null}
    </form>
  )
}

interface StrikeTableProps {
  readonly caption: string
  readonly strikes: readonly EvaluatedStrikePrice[]
}

/** P11: invalid strike prices with the correct value. */
export const StrikeTable = ({ caption, strikes }: StrikeTableProps) => {
  const text = useText('priceHistory')
  const { i18n } = useTranslation()
  const dollars = (amount: UsdCents) => formatMoney(inUsd(amount), { code: 'USD', digits: 2 }, i18n.language)
  if (strikes.length === 0) return null
  return (
    <div className="prices-scroll">
      <DataTable
        caption={caption}
        hasRowHeads
        headings={(['what', 'isAsked', 'isStruck', 'lowest', 'since'] as const).map((name) => text(name))}
        rows={strikes
          .slice(0, 200)
          .map(({ key, period, reference: { price, struck, lowest, since } }) => [
            key === '*' ? text('otherEndings') : period === '' ? key : `${key} · ${period}`,
            dollars(price),
            dollars(struck),
            lowest === null ? '–' : dollars(lowest),
            since === null ? '–' : formatDay({ i18n }, since),
          ])}
      />
    </div>
  )
}
