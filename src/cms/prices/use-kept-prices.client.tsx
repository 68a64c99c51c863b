'use client'

import { useMemo, type ReactNode } from 'react'
import { isRecord } from '@/core/unsaved-changes'
import { TypedOffer } from '@/cms/admin/recovery/typed-offer.client'
import { useKeptDesk } from '@/cms/admin/recovery/use-kept-desk.client'
import type { TypedCell } from '@/cms/price-lists/cells-file'
import type { GridAnswer } from './answers'
import { toCells, type CellEdit } from './edit-cells'
import { rowName } from './price-grid.client'
import type { EditSteps } from './use-edits.client'

type Cells = readonly TypedCell[]

const isCell = (value: unknown): value is TypedCell =>
  isRecord(value) && ['key', 'column', 'value'].every((name) => typeof value[name] === 'string')

const isCells = (value: unknown): value is Cells => Array.isArray(value) && value.every(isCell)

/** Cells of rows and columns that are still there. */
export const toEdits = (cells: Cells, { rows, columns }: Pick<GridAnswer, 'rows' | 'columns'>): readonly CellEdit[] =>
  cells.flatMap(({ key, period, column: name, value }) => {
    const row = rows.find((each) => each.key === key && each.period === period)
    const column = columns.findIndex((each) => each.name === name)
    return row && column >= 0 ? [{ row, column, value }] : []
  })

/** H1, H2: prices that were typed and neither published nor planned; what is to be shown above the grid. */
export const useKeptPrices = (name: string, grid: GridAnswer | null, { edits, take }: EditSteps): ReactNode => {
  const value = useMemo(() => (grid && edits.size > 0 ? toCells(edits, grid.rows, grid.columns) : null), [grid, edits])
  const { offer, restore, drop } = useKeptDesk<Cells>({
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
