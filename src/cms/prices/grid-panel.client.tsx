'use client'

import { useMemo, useState } from 'react'
import { rateAge, staleRateDays } from '@/core/money/currency'
import type { GridAnswer, GridRow } from './answers'
import { BulkBar } from './bulk-bar.client'
import { filterRows, toCells } from './edit-cells'
import { gridWords } from './grid-words'
import { PriceGrid, rowName } from './price-grid.client'
import type { Source } from './source'
import type { EditSteps } from './use-edits.client'
import { useText } from './use-text.client'

interface Props {
  readonly label: string
  readonly grid: GridAnswer
  readonly steps: EditSteps
  readonly onReview: (source: Source) => void
}

const StaleRates = ({ grid: { columns, rows } }: Pick<Props, 'grid'>) => {
  const text = useText(gridWords)
  const [now] = useState(() => Date.now())
  const at = columns.findIndex(({ kind }) => kind === 'day')
  const stale = at < 0 ? [] : rows.filter(({ key, cells }) => key !== 'USD' && rateAge(cells[at] ?? '', now) > staleRateDays)
  if (stale.length === 0) return null
  return <p className="prices-warning">{text('staleRates', { days: staleRateDays, codes: stale.map(({ key }) => key).join(', ') })}</p>
}

/** The grid with what is done to many rows at once, and the way to the review. */
export const GridPanel = ({ label, grid, steps, onReview }: Props) => {
  const text = useText(gridWords)
  const [words, setWords] = useState('')
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const { columns } = grid
  const rows = useMemo(() => filterRows(grid.rows, words), [grid.rows, words])
  const selected = useMemo(() => grid.rows.filter((row) => selection.has(rowName(row))), [grid.rows, selection])

  const select = (picked: readonly GridRow[], isSelected: boolean) => {
    const next = new Set(selection)
    for (const row of picked) {
      if (isSelected) next.add(rowName(row))
      else next.delete(rowName(row))
    }
    setSelection(next)
  }

  return (
    <section aria-label={label}>
      <StaleRates grid={grid} />
      <div className="prices-row">
        <span className="prices-field">
          <label htmlFor="prices-filter">{text('filter')}</label>
          <input id="prices-filter" type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </span>
        <button type="button" disabled={!steps.canUndo} onClick={() => steps.take({ kind: 'undo' })}>
          {text('undo')}
        </button>
        <button type="button" disabled={!steps.canRedo} onClick={() => steps.take({ kind: 'redo' })}>
          {text('redo')}
        </button>
        <button type="button" disabled={steps.edits.size === 0} onClick={() => steps.take({ kind: 'clear' })}>
          {text('discard')}
        </button>
        <button
          type="button"
          className="prices-main"
          disabled={steps.edits.size === 0}
          onClick={() => onReview({ cells: [...toCells(steps.edits, grid.rows, columns)] })}
        >
          {text('review', { count: steps.edits.size })}
        </button>
      </div>
      <BulkBar columns={columns} selected={selected} steps={steps} />
      <p className="prices-hint">{text('keys')}</p>
      <PriceGrid label={label} rows={rows} columns={columns} steps={steps} selection={selection} onSelect={select} />
    </section>
  )
}
