import { z } from 'zod'
import { fileLimits, type PriceList } from './kinds'
import type { File, Line } from './read-file'

/** One cell of the grid as it was typed, or of a change that is put back. */
const cell = z.strictObject({
  key: z.string().min(1).max(120),
  period: z.string().max(20).nullable(),
  column: z.string().min(1).max(40),
  value: z.string().max(40),
})

export const typedCells = z
  .array(cell)
  .min(1)
  .max(fileLimits.lines * 3)

export type TypedCell = z.output<typeof cell>

/** Cells in the form of a file: a line for each price, which says of no other column anything. */
export const fileOfCells = (list: PriceList, cells: readonly TypedCell[]): File => {
  const lines = new Map<string, Line & { readonly cells: Record<string, string> }>()
  for (const { key, period, column, value } of cells) {
    const name = JSON.stringify([key, period])
    const line = lines.get(name) ?? { line: lines.size + 2, cells: { [list.key]: key, ...(list.byPeriod ? { period: period ?? '' } : {}) } }
    line.cells[column] = value.trim()
    lines.set(name, line)
  }
  const headings = new Set([...lines.values()].flatMap((line) => Object.keys(line.cells)))
  return { headings: [...headings], lines: [...lines.values()], takesComma: false }
}
