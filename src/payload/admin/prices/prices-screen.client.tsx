'use client'

import { useId, useState, useMemo, useEffect, type ReactNode, useCallback } from 'react'
import { FileField } from '@/payload/admin/form-fields.client'
import { postAdmin, readScreen } from '@/payload/admin/staff-call.client'
import type { Source } from './review-source'
import type { TypedCell } from '@/payload/admin/price-lists/kinds'
import { useText, BulkBar, StrikeTable } from './bulk-bar.client'
import { rateAge, staleRateDays } from '@/core/money/currency'
import type { GridResponse, GridRow, StrikePricesResponse, ReviewResponse } from './answers'
import { filterRows, toCells, type CellEdit } from './edit-cells'
import { PriceGrid, rowName } from './price-grid.client'
import { type EditSteps, useEdits } from './use-cursor.client'
import { useConfig } from '@payloadcms/ui'

import { TypedOffer, ScreenTrouble } from '@/payload/admin/unsaved-changes/save-trouble.client'
import { useSavedScreen } from '@/payload/admin/unsaved-changes/saved-form.client'
import { HistoryPanel } from './history-panel.client'
import { ReviewPanel } from './review-panel.client'
import { isRecord } from '@/core/records'

interface Props {
  readonly name: string
  /** Whether a rate provider is configured. */
  readonly hasRates: boolean
  readonly onReview: (source: Source) => void
}

interface PickerProps {
  readonly label: string
  readonly action: string
  readonly accept: string
  readonly onText: (text: string) => void
}

const FilePicker = ({ label, action, accept, onText }: PickerProps) => {
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  return (
    <span className="prices-row">
      <FileField id={id} label={label} accept={accept} file={file} onPick={setFile} />
      <button type="button" disabled={file === null} onClick={() => void file?.text().then(onText)}>
        {action}
      </button>
    </span>
  )
}

const FileBar = ({ name, hasRates, onReview }: Props) => {
  const text = useText('priceGrid')
  const [fault, setFault] = useState<'notRates' | 'noRates' | null>(null)
  const [isAsking, setAsking] = useState(false)
  const readRates = async (path: string, body: unknown, words: 'notRates' | 'noRates') => {
    setAsking(true)
    const answered = await postAdmin<{ readonly cells: TypedCell[] }>(path, body)
    setAsking(false)
    const isRead = 'body' in answered && answered.body.cells.length > 0
    setFault(isRead ? null : words)
    if (isRead) onReview({ cells: answered.body.cells })
  }
  return (
    <details className="prices-files">
      <summary>CSV</summary>
      <p>
        <a href={`/api/price-lists/${name}`} download>
          {text('download')}
        </a>
      </p>
      <FilePicker
        label={text('file')}
        action={text('reviewFile')}
        accept=".csv,text/csv"
        onText={(content) => onReview({ text: content })}
      />
      {name === 'currencies' ? (
        <>
          {hasRates ? (
            <button type="button" disabled={isAsking} onClick={() => void readRates('/api/price-rates/today', {}, 'noRates')}>
              {text('ratesOfToday')}
            </button>
          ) : null}
          <FilePicker
            label={text('rates')}
            action={text('reviewRates')}
            accept=".xml,text/xml"
            onText={(xml) => void readRates('/api/price-rates', { xml }, 'notRates')}
          />
        </>
      ) : null}
      {fault ? <p role="alert">{text(fault)}</p> : null}
    </details>
  )
}

interface GridPanelProps {
  readonly label: string
  readonly grid: GridResponse
  readonly steps: EditSteps
  readonly filter: string
  readonly onFilter: (filter: string) => void
  readonly onReview: (source: Source) => void
}

const StaleRates = ({ grid: { columns, rows } }: Pick<GridPanelProps, 'grid'>) => {
  const text = useText('priceGrid')
  const [now] = useState(() => Date.now())
  const at = columns.findIndex(({ kind }) => kind === 'day')
  const stale = at < 0 ? [] : rows.filter(({ key, cells }) => key !== 'USD' && rateAge(cells[at] ?? '', now) > staleRateDays)
  if (stale.length === 0) return null
  return <p className="prices-warning">{text('staleRates', { days: staleRateDays, codes: stale.map(({ key }) => key).join(', ') })}</p>
}

const GridPanel = ({ label, grid, steps, filter, onFilter, onReview }: GridPanelProps) => {
  const text = useText('priceGrid')
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const { columns } = grid
  const rows = useMemo(() => filterRows(grid.rows, filter), [grid.rows, filter])
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
          <input id="prices-filter" type="search" value={filter} onChange={({ target }) => onFilter(target.value)} />
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
      <p className="prices-hint prices-hint--keys">{text('keys')}</p>
      <p className="prices-hint prices-hint--touch">{text('touch')}</p>
      <PriceGrid label={label} rows={rows} columns={columns} steps={steps} selection={selection} onSelect={select} />
    </section>
  )
}

const policyWords = { asShown: 'policyAsShown', replace: 'policyReplace', hide: 'policyHide' } as const

/** P11: strike prices on the site that are not valid. */
const StrikesPanel = () => {
  const text = useText('priceHistory')
  const grid = useText('priceGrid')
  const { config } = useConfig()
  const [answer, setAnswer] = useState<StrikePricesResponse | 'failed' | null>(null)
  useEffect(() => {
    let isCurrent = true
    void readScreen<StrikePricesResponse>('/api/price-strikes').then((answered) => {
      if (isCurrent) setAnswer('body' in answered ? answered.body : 'failed')
    })
    return () => {
      isCurrent = false
    }
  }, [])
  if (answer === null) return <p role="status">{grid('loading')}</p>
  if (answer === 'failed') return <p role="alert">{grid('failed')}</p>
  return (
    <section className="prices-panel" aria-labelledby="prices-strikes">
      <h2 id="prices-strikes">{grid('strikes')}</h2>
      <p>{text('strikesIntro')}</p>
      <p>
        {text(policyWords[answer.policy])} <a href={`${config.routes.admin}/globals/pricing-settings`}>{text('settings')}</a>
      </p>
      {answer.count === 0 ? <p>{text('allTrue')}</p> : null}
      <StrikeTable caption={text('untrue', { count: answer.count })} strikes={answer.strikes} />
      {answer.unproven > 0 ? <p>{text('unproven', { count: answer.unproven })}</p> : null}
    </section>
  )
}

type Cells = readonly TypedCell[]

const isCell = (value: unknown): value is TypedCell =>
  isRecord(value) && ['key', 'column', 'value'].every((name) => typeof value[name] === 'string')

const isCells = (value: unknown): value is Cells => Array.isArray(value) && value.every(isCell)

/** Drops cells whose row or column no longer exists. */
const toEdits = (cells: Cells, { rows, columns }: Pick<GridResponse, 'rows' | 'columns'>): readonly CellEdit[] =>
  cells.flatMap(({ key, period, column: name, value }) => {
    const row = rows.find((each) => each.key === key && each.period === period)
    const column = columns.findIndex((each) => each.name === name)
    return row && column >= 0 ? [{ row, column, value }] : []
  })

/** H1, H2: restores edited prices that were neither published nor scheduled. */
const useKeptPrices = (name: string, grid: GridResponse | null, { edits, take }: EditSteps): ReactNode => {
  const value = useMemo(() => (grid && edits.size > 0 ? toCells(edits, grid.rows, grid.columns) : null), [grid, edits])
  const { offer, restore, drop } = useSavedScreen<Cells>({
    of: `prices ${name}`,
    value,
    isValue: isCells,
    onRestore: (cells) => {
      if (grid) take({ kind: 'change', changes: toEdits(cells, grid) })
    },
  })
  if (!offer || !grid) return null
  const texts = offer.value.map((cell) => `${rowName(cell)} · ${cell.column}: ${cell.value}`)
  return <TypedOffer at={offer.at} texts={texts} onRestore={() => restore(offer)} onDrop={() => drop(offer)} />
}

interface PricesScreenProps {
  readonly lists: readonly { readonly name: string; readonly label: string }[]
  readonly hasRates: boolean
}

const views = ['grid', 'history', 'strikes'] as const
type View = (typeof views)[number]

interface Reviewed {
  readonly source: Source
  /** Choosing a view starts a new round and closes the review. */
  readonly round: number
  readonly review: ReviewResponse
}

const useGrid = (name: string) => {
  const [grid, setGrid] = useState<GridResponse | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(async () => {
    const answered = await readScreen<GridResponse>(`/api/prices/${name}`)
    setFailed(!('body' in answered))
    setGrid('body' in answered ? answered.body : null)
  }, [name])
  useEffect(() => {
    void load()
  }, [load])
  return { grid, hasFailed, load, setFailed }
}

const ListScreen = ({
  name,
  label,
  view,
  round,
  hasRates,
}: { readonly name: string; readonly label: string; readonly view: View; readonly round: number } & Pick<
  PricesScreenProps,
  'hasRates'
>) => {
  const text = useText('priceGrid')
  const steps = useEdits()
  const { grid, hasFailed, load, setFailed } = useGrid(name)
  const [reviewed, setReviewed] = useState<Reviewed | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [filter, setFilter] = useState('')

  const review = async (source: Source) => {
    if (isAsking) return
    setAsking(true)
    const answered = await postAdmin<ReviewResponse>(`/api/prices/${name}/review`, source)
    setAsking(false)
    setFailed(!('body' in answered))
    setReviewed('body' in answered ? { source, round, review: answered.body } : null)
  }
  const published = () => {
    steps.take({ kind: 'clear' })
    void load()
  }
  const kept = useKeptPrices(name, grid, steps)

  if (reviewed?.round === round)
    return (
      <ReviewPanel
        name={name}
        source={reviewed.source}
        review={reviewed.review}
        onPublished={published}
        onLeave={() => setReviewed(null)}
      />
    )
  return (
    <>
      {kept}
      {hasFailed ? <p role="alert">{text('failed')}</p> : null}
      {hasFailed ? <ScreenTrouble /> : null}
      {view === 'history' ? <HistoryPanel name={name} onPutBack={(source) => void review(source)} /> : null}
      {view === 'strikes' ? <StrikesPanel /> : null}
      {view === 'grid' ? (
        <>
          <FileBar name={name} hasRates={hasRates} onReview={(source) => void review(source)} />
          {grid ? (
            <GridPanel
              label={label}
              grid={grid}
              steps={steps}
              filter={filter}
              onFilter={setFilter}
              onReview={(source) => void review(source)}
            />
          ) : (
            <p role="status">{hasFailed ? '' : text('loading')}</p>
          )}
        </>
      ) : null}
    </>
  )
}

export const PricesScreen = ({ lists, hasRates }: PricesScreenProps) => {
  const text = useText('priceGrid')
  const [name, setName] = useState(lists[0]?.name ?? '')
  const [{ view, round }, setShown] = useState<{ readonly view: View; readonly round: number }>({ view: 'grid', round: 0 })
  return (
    <div className="prices-desk">
      <div className="prices-row">
        <span className="prices-field">
          <label htmlFor="prices-list">{text('list')}</label>
          <select id="prices-list" value={name} onChange={({ target }) => setName(target.value)}>
            {lists.map((list) => (
              <option key={list.name} value={list.name}>
                {list.label}
              </option>
            ))}
          </select>
        </span>
        <span className="prices-row" role="group" aria-label={text('views')}>
          {views.map((each) => (
            <button key={each} type="button" aria-pressed={view === each} onClick={() => setShown({ view: each, round: round + 1 })}>
              {text(each)}
            </button>
          ))}
        </span>
      </div>
      <ListScreen
        key={name}
        name={name}
        label={lists.find((list) => list.name === name)?.label ?? ''}
        view={view}
        round={round}
        hasRates={hasRates}
      />
    </div>
  )
}
