import { parseDecimal, usdCents } from '@/core/money/arithmetic'
import { plainAmount } from '@/core/money/format'
import type { Decimal, UsdCents } from '@/core/money/types'
import { byAmount, byPercent, endIn, type PriceTld } from '@/core/pricing/prices'
import type { TypedCell } from '@/payload/admin/price-lists/kinds'
import { translate, type Translator } from '@/payload/translate'
import type { GridColumn, GridRow } from './answers'

/** What was typed, by row and column; a cell that is as it was is not in it. */
export type Edits = ReadonlyMap<string, string>

export interface CellEdit {
  readonly row: GridRow
  /** Its place among the columns. */
  readonly column: number
  readonly value: string
}

export const cellName = ({ key, period }: Pick<GridRow, 'key' | 'period'>, column: number): string => JSON.stringify([key, period, column])

export const valueOf = (edits: Edits, row: GridRow, column: number): string => edits.get(cellName(row, column)) ?? row.cells[column] ?? ''

export const withEdits = (edits: Edits, changes: readonly CellEdit[]): Edits => {
  const next = new Map(edits)
  for (const { row, column, value } of changes) {
    const typed = value.trim()
    if (typed === (row.cells[column] ?? '')) next.delete(cellName(row, column))
    else next.set(cellName(row, column), typed)
  }
  return next
}

/** A block of a spreadsheet, laid over the grid from one cell on. What has no place is left out. */
export const pasteBlock = (
  text: string,
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  from: { readonly row: number; readonly column: number },
): readonly CellEdit[] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .flatMap((line, down) =>
      line.split('\t').flatMap((value, right): CellEdit[] => {
        const row = rows[from.row + down]
        const column = from.column + right
        return row && column < columns.length ? [{ row, column, value }] : []
      }),
    )

interface BulkChange {
  readonly kind: 'percent' | 'amount'
  readonly by: Decimal
}

/** "+5%", "−1.50", "+ 2,5 %"; `null` for anything else. */
export const readBulkChange = (typed: string): BulkChange | null => {
  const match = /^([+\-−])\s*(\d{1,7}(?:[.,]\d{1,2})?)\s*(%?)$/.exec(typed.trim())
  if (!match) return null
  const [, sign = '', figure = '', percent] = match
  const by = parseDecimal(`${sign === '+' ? '' : '-'}${figure.replace(',', '.')}`)
  return { kind: percent ? 'percent' : 'amount', by }
}

const centsOf = (typed: string): UsdCents | null => {
  try {
    return usdCents(typed)
  } catch {
    return null
  }
}

const changed = (price: UsdCents, { kind, by }: BulkChange): UsdCents => (kind === 'percent' ? byPercent(price, by) : byAmount(price, by))

/** What a change makes of a price as it is typed; an empty cell and one that holds no price stay. */
export const changeTyped = (typed: string, change: BulkChange | null, ending: PriceTld | null): string => {
  const price = centsOf(typed)
  if (price === null) return typed
  const raised = change ? changed(price, change) : price
  const ended = ending && raised > 0 ? endIn(raised, ending) : raised
  return ended === price ? typed : String(Number(plainAmount(ended, 2)))
}

/** What is struck through beside a price. One that is the price itself strikes nothing through, and goes where the price goes. */
const listPriceName = 'originalPrice'

interface Bulk {
  readonly columns: readonly GridColumn[]
  /** By its name; `null` for every price. */
  readonly column: string | null
  readonly change: BulkChange | null
  readonly ending: PriceTld | null
}

/** One change of many rows, as they are typed now. */
export const bulkEdits = (edits: Edits, rows: readonly GridRow[], { columns, column, change, ending }: Bulk): readonly CellEdit[] => {
  const [price, list] = ['price', listPriceName].map((name) => columns.findIndex((each) => each.name === name))
  return rows.flatMap((row) => {
    const typed = (at: number | undefined) => valueOf(edits, row, at ?? -1)
    const follows = column === 'price' && typed(list) !== '' && typed(list) === typed(price)
    return columns.flatMap(({ name, kind }, at): CellEdit[] =>
      kind === 'number' && (column === null || column === name || (follows && name === listPriceName))
        ? [{ row, column: at, value: changeTyped(typed(at), change, ending) }]
        : [],
    )
  })
}

export const toCells = (edits: Edits, rows: readonly GridRow[], columns: readonly GridColumn[]): readonly TypedCell[] =>
  rows.flatMap((row) =>
    columns.flatMap(({ name }, column) => {
      const value = edits.get(cellName(row, column))
      return value === undefined ? [] : [{ key: row.key, period: row.period, column: name, value }]
    }),
  )

export const filterRows = (rows: readonly GridRow[], words: string): readonly GridRow[] => {
  const sought = words.trim().toLowerCase()
  return sought === '' ? rows : rows.filter(({ key, name, periodName }) => `${key} ${name} ${periodName}`.toLowerCase().includes(sought))
}

const columnNames = ['price', 'originalPrice', 'renewal', 'setupFee', 'discountPercent', 'exchangeRate', 'rateDate'] as const

/** What a column of the price lists is called on the desk. */
export const columnLabel = (reader: Translator, name: string): string => {
  const known = columnNames.find((each) => each === name)
  return known ? translate(reader, `priceReview.column.${known}`) : name
}
