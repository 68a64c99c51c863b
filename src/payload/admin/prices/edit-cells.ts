import { parseDecimal, usdCents } from '@/core/money/arithmetic'
import { plainAmount } from '@/core/money/format'
import type { Decimal, UsdCents } from '@/core/money/types'
import { byAmount, byPercent, withEnding, type PriceEnding } from '@/core/pricing/prices'
import type { TypedCell } from '@/payload/admin/price-lists/kinds'
import { translate, type Translator } from '@/payload/translate'
import type { GridColumn, GridRow } from './answers'

/** Edited values by row and column; unchanged cells are absent. */
export type Edits = ReadonlyMap<string, string>

export interface CellEdit {
  readonly row: GridRow
  readonly column: number
  readonly value: string
}

export const cellName = ({ key, period }: Pick<GridRow, 'key' | 'period'>, column: number): string => JSON.stringify([key, period, column])

export const valueOf = (edits: Edits, row: GridRow, column: number): string => edits.get(cellName(row, column)) ?? row.cells[column] ?? ''

/** A typed amount with the reader's decimal comma is stored with a point: `3,49` is 3.49. */
const withPoint = (typed: string): string => (/^\d{1,9},\d{1,6}$/.test(typed) ? typed.replace(',', '.') : typed)

/** An amount as the reader writes it; anything else unchanged. */
export const shownCell = (value: string, language: string): string => {
  if (!/^\d+\.\d+$/.test(value)) return value
  const decimal = new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  return value.replace('.', decimal)
}

export const withEdits = (edits: Edits, changes: readonly CellEdit[]): Edits => {
  const next = new Map(edits)
  for (const { row, column, value } of changes) {
    const typed = withPoint(value.trim())
    if (typed === (row.cells[column] ?? '')) next.delete(cellName(row, column))
    else next.set(cellName(row, column), typed)
  }
  return next
}

/** Applies a pasted block from one cell on; cells outside the grid are dropped. */
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

/** Accepts "+5%", "−1.50" and "+ 2,5 %"; `null` for anything else. */
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

/** Applies a bulk change to a cell; empty and invalid cells stay as they are. */
export const changeTyped = (typed: string, change: BulkChange | null, ending: PriceEnding | null): string => {
  const price = centsOf(typed)
  if (price === null) return typed
  const raised = change ? changed(price, change) : price
  const ended = ending && raised > 0 ? withEnding(raised, ending) : raised
  return ended === price ? typed : String(Number(plainAmount(ended, 2)))
}

/** The list price, shown as strike price. If it equals the price, nothing is struck through, and bulk changes move both. */
const listPriceName = 'originalPrice'

interface Bulk {
  readonly columns: readonly GridColumn[]
  /** Column name; `null` for all prices. */
  readonly column: string | null
  readonly change: BulkChange | null
  readonly ending: PriceEnding | null
}

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

/** Label of a price column on the prices screen. */
export const columnLabel = (reader: Translator, name: string): string => {
  const known = columnNames.find((each) => each === name)
  return known ? translate(reader, `priceReview.column.${known}`) : name
}
