import { fractionOf, percentOf } from '@/core/money/format'
import type { CellKind } from './kinds'

export type Value = number | string | null

/** As the file shows it; what a document lacks is an empty cell. */
export const writeCell = (kind: CellKind, value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (kind === 'percent') return String(percentOf(Number(value)))
  return kind === 'day' ? String(value).slice(0, 10) : String(value)
}

/** Spreadsheets of half Europe write 12,99, and part their cells by semicolons then: only there is a comma a decimal point. */
const readNumber = (cell: string, takesComma: boolean): number | null => {
  const plain = takesComma ? cell.replace(',', '.') : cell
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null
}

const readDay = (cell: string): string | null => {
  const day = new Date(`${cell}T00:00:00.000Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(cell) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(cell) ? day.toISOString() : null
}

/** The value a cell stands for; `undefined` when it stands for none. */
export const readCell = (kind: CellKind, cell: string, takesComma: boolean): Value | undefined => {
  if (kind === 'day') return readDay(cell) ?? undefined
  const number = readNumber(cell, takesComma)
  if (number === null) return undefined
  return kind === 'percent' ? fractionOf(number) : number
}
