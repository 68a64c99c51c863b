/** A cell by its row among the rows shown, and its column. */
export interface Place {
  readonly row: number
  readonly column: number
}

interface Size {
  readonly rows: number
  readonly columns: number
  readonly pageRows: number
}

const within = (value: number, count: number): number => Math.min(Math.max(value, 0), Math.max(count - 1, 0))

const steps: Readonly<Record<string, (place: Place, size: Size) => Place>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }, { pageRows }) => ({ row: row - pageRows, column }),
  PageDown: ({ row, column }, { pageRows }) => ({ row: row + pageRows, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
}

/** The nearest place there is. */
export const placeWithin = ({ row, column }: Place, { rows, columns }: Size): Place => ({
  row: within(row, rows),
  column: within(column, columns),
})

/** Where a key leads in a grid; `null` for a key that leads nowhere. */
export const placeAfter = (key: string, place: Place, size: Size): Place | null => {
  const step = steps[key]
  if (!step) return null
  return placeWithin(step(place, size), size)
}

/** Tab goes on through the cells and leaves the grid after the last; `null` there. */
export const placeAfterTab = ({ row, column }: Place, isBack: boolean, { rows, columns }: Size): Place | null => {
  const next = row * columns + column + (isBack ? -1 : 1)
  return next < 0 || next >= rows * columns ? null : { row: Math.floor(next / columns), column: next % columns }
}
