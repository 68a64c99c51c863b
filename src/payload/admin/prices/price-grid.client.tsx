'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import type { GridColumn, GridRow } from './answers'
import { cellName, shownCell, valueOf } from './edit-cells'
import { pageRows, useCursor, type Cursor, type EditSteps } from './use-cursor.client'
import { useText } from './bulk-bar.client'

interface Props {
  readonly label: string
  readonly value: string
  /** Displayed only; not edited or copied. */
  readonly unit: '$' | '%' | undefined
  readonly isChanged: boolean
  readonly isActive: boolean
  /** Focus is within the grid, so it follows the active cell. */
  readonly isFollowed: boolean
  /** Value being edited; `null` outside of editing. */
  readonly draft: string | null
  readonly onFocus: () => void
  readonly onEdit: () => void
  readonly onType: (draft: string) => void
  readonly onDone: () => void
}

/** A grid cell that becomes an input while edited. Roving tabindex: only the active cell is a tab stop. */
const GridCell = ({ label, value, unit, isChanged, isActive, isFollowed, draft, onFocus, onEdit, onType, onDone }: Props) => {
  const cell = useRef<HTMLTableCellElement>(null)
  const isTouched = useRef(false)
  const isTyping = draft !== null
  useEffect(() => {
    if (isActive && isFollowed && !isTyping) cell.current?.focus()
  }, [isActive, isFollowed, isTyping])
  return (
    <td
      ref={cell}
      role="gridcell"
      tabIndex={isActive && !isTyping ? 0 : -1}
      data-changed={isChanged ? '' : undefined}
      data-unit={isTyping || value === '' ? undefined : unit}
      onFocus={({ target }) => {
        if (target === cell.current) onFocus()
      }}
      onDoubleClick={onEdit}
      // A touch screen has no key that starts editing.
      onPointerDown={({ pointerType }) => {
        isTouched.current = pointerType === 'touch'
      }}
      onClick={() => {
        if (isTouched.current && !isTyping) onEdit()
      }}
    >
      {isTyping ? (
        <input
          // The key that started editing continues in the input.
          ref={(input) => input?.focus()}
          aria-label={label}
          value={draft}
          inputMode="decimal"
          onFocus={({ target }) => {
            if (isTouched.current) target.select()
          }}
          onChange={({ target }) => onType(target.value)}
          // These keys already commit or cancel, so blur must not commit again.
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Escape' || key === 'Enter' || key === 'Tab') currentTarget.dataset['left'] = ''
          }}
          onBlur={({ target }) => {
            if (target.dataset['left'] === undefined) onDone()
          }}
        />
      ) : (
        value
      )}
    </td>
  )
}

export const rowName = ({ key, period }: Pick<GridRow, 'key' | 'period'>): string => (period === null ? key : `${key} · ${period}`)

interface RowProps {
  readonly row: GridRow
  readonly at: number
  readonly columns: readonly GridColumn[]
  readonly cursor: Cursor
  readonly steps: EditSteps
  readonly isSelected: boolean
  readonly onSelect: (at: number, isSelected: boolean, isRange: boolean) => void
}

const Row = ({ row, at, columns, cursor, steps, isSelected, onSelect }: RowProps) => {
  const { i18n } = useTranslation()
  const text = useText('priceGrid')
  const { place, draft } = cursor
  return (
    <tr aria-rowindex={at + 2} data-selected={isSelected ? '' : undefined}>
      <td className="prices-tick">
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={text('selectRow', { name: rowName(row) })}
          onChange={({ nativeEvent }) => onSelect(at, !isSelected, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        />
      </td>
      <th scope="row">
        {row.key}
        {row.name === '' ? null : <small>{row.name}</small>}
        {row.hasDraft ? <em>{text('draft')}</em> : null}
      </th>
      {row.period === null ? null : <td>{row.periodName}</td>}
      {columns.map(({ name, label, unit }, column) => {
        const isActive = place.row === at && place.column === column
        return (
          <GridCell
            key={name}
            label={`${label}, ${rowName(row)}`}
            value={shownCell(valueOf(steps.edits, row, column), i18n.language)}
            unit={unit}
            isChanged={steps.edits.has(cellName(row, column))}
            isActive={isActive}
            isFollowed={cursor.isFollowed}
            draft={isActive ? draft : null}
            onFocus={() => cursor.onFocus({ row: at, column })}
            onEdit={() => cursor.open()}
            onType={cursor.setDraft}
            onDone={cursor.commit}
          />
        )
      })}
    </tr>
  )
}

interface PriceGridProps {
  readonly label: string
  readonly rows: readonly GridRow[]
  readonly columns: readonly GridColumn[]
  readonly steps: EditSteps
  readonly selection: ReadonlySet<string>
  readonly onSelect: (rows: readonly GridRow[], isSelected: boolean) => void
}

const Pager = ({ first, count, onTurn }: { readonly first: number; readonly count: number; readonly onTurn: (row: number) => void }) => {
  const text = useText('priceGrid')
  const last = Math.min(first + pageRows, count)
  return (
    <p className="prices-row">
      <button type="button" disabled={first === 0} onClick={() => onTurn(first - pageRows)}>
        {text('previous')}
      </button>
      <span>{text('rows', { from: count === 0 ? 0 : first + 1, to: last, all: count })}</span>
      <button type="button" disabled={last >= count} onClick={() => onTurn(last)}>
        {text('next')}
      </button>
    </p>
  )
}

/** One page of a price list: the page with the active cell. */
export const PriceGrid = ({ label, rows, columns, steps, selection, onSelect }: PriceGridProps) => {
  const text = useText('priceGrid')
  const cursor = useCursor({ rows, columns, steps })
  const lastTicked = useRef<number | null>(null)
  const first = Math.floor(cursor.place.row / pageRows) * pageRows
  const byPeriod = rows.some(({ period }) => period !== null)
  const areAllSelected = rows.length > 0 && rows.every((row) => selection.has(rowName(row)))

  const tick = (at: number, isSelected: boolean, isRange: boolean) => {
    const from = isRange && lastTicked.current !== null ? lastTicked.current : at
    lastTicked.current = at
    onSelect(rows.slice(Math.min(from, at), Math.max(from, at) + 1), isSelected)
  }

  return (
    <>
      <div className="prices-scroll">
        {/* Payload has no data grid, so this follows the ARIA grid pattern. */}
        <table
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          onKeyDown={cursor.onKeyDown}
          onPaste={cursor.onPaste}
          onBlur={cursor.onBlur}
        >
          <thead>
            <tr aria-rowindex={1}>
              <td className="prices-tick">
                <input
                  type="checkbox"
                  checked={areAllSelected}
                  aria-label={text('selectAll')}
                  onChange={() => onSelect(rows, !areAllSelected)}
                />
              </td>
              <th scope="col">{text('key')}</th>
              {byPeriod ? <th scope="col">{text('period')}</th> : null}
              {columns.map((column) => (
                <th key={column.name} scope="col" className="prices-figure">
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(first, first + pageRows).map((row, index) => (
              <Row
                key={rowName(row)}
                row={row}
                at={first + index}
                columns={columns}
                cursor={cursor}
                steps={steps}
                isSelected={selection.has(rowName(row))}
                onSelect={tick}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Pager first={first} count={rows.length} onTurn={(row) => cursor.goTo({ row, column: 0 })} />
    </>
  )
}
