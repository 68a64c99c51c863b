'use client'

import { useId, useState } from 'react'
import { priceEndings, type PriceEnding } from '@/core/pricing/prices'
import type { GridColumn, GridRow } from './answers'
import { bulkEdits, readBulkChange } from './edit-cells'
import { gridWords } from './grid-words'
import type { EditSteps } from './use-edits.client'
import { useText } from './use-text.client'

interface Props {
  readonly columns: readonly GridColumn[]
  readonly selected: readonly GridRow[]
  readonly steps: EditSteps
}

const every = '*'
const endings = Object.keys(priceEndings) as PriceEnding[]

/** One change for every row that is ticked: so many per cent, so much, an ending. */
export const BulkBar = ({ columns, selected, steps }: Props) => {
  const text = useText(gridWords)
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
