/** Maximise `gains · x` where each row's `factors · x ≤ limit` and `x ≥ 0`. */
export interface LinearProgram {
  readonly gains: readonly number[]
  readonly rows: readonly { readonly factors: Float64Array; readonly limit: number }[]
}

interface Optimum {
  readonly value: number
  readonly at: Float64Array
}

const epsilon = 1e-9

interface Tableau {
  readonly cells: Float64Array[]
  readonly basic: number[]
  readonly free: number[]
  readonly rows: number
  readonly columns: number
}

/** Simplex tableau with an artificial variable that lifts negative limits; the last row is the phase-one objective. */
const openTableau = ({ gains, rows }: LinearProgram): Tableau => {
  const columns = gains.length
  const cells = rows.map(({ factors, limit }) => {
    const cell = new Float64Array(columns + 2)
    cell.set(factors)
    cell[columns] = -1
    cell[columns + 1] = limit
    return cell
  })
  const target = new Float64Array(columns + 2)
  gains.forEach((gain, column) => (target[column] = -gain))
  const lift = new Float64Array(columns + 2)
  lift[columns] = 1
  return {
    cells: [...cells, target, lift],
    basic: rows.map((_row, row) => columns + row),
    free: [...gains.map((_gain, column) => column), -1],
    rows: rows.length,
    columns,
  }
}

const pivot = ({ cells, basic, free, columns }: Tableau, row: number, column: number): void => {
  const chosen = cells[row] as Float64Array
  const inverse = 1 / (chosen[column] as number)
  for (const [at, other] of cells.entries()) {
    const factor = (other[column] as number) * inverse
    if (at === row || Math.abs(factor) < 1e-13) continue
    for (let each = 0; each < columns + 2; each += 1) other[each] = (other[each] as number) - (chosen[each] as number) * factor
    other[column] = -factor
  }
  for (let each = 0; each < columns + 2; each += 1) chosen[each] = (chosen[each] as number) * inverse
  chosen[column] = inverse
  const left = basic[row] as number
  basic[row] = free[column] as number
  free[column] = left
}

/** Falls back to Bland's rule on degenerate steps to prevent cycling. */
const optimise = (tableau: Tableau, target: number, isLifted: boolean): boolean => {
  const { cells, basic, free, rows, columns } = tableau
  for (let step = 0; step < 5_000; step += 1) {
    const costs = cells[target] as Float64Array
    let column = -1
    for (let each = 0; each <= columns; each += 1) {
      if (!isLifted && free[each] === -1) continue
      if ((costs[each] as number) > -epsilon) continue
      if (column === -1) column = each
      else if (step > 400 ? (free[each] as number) < (free[column] as number) : (costs[each] as number) < (costs[column] as number))
        column = each
    }
    if (column === -1) return true
    const row = findLeaving(cells, basic, { rows, columns, column })
    if (row === -1) return false
    pivot(tableau, row, column)
  }
  return false
}

interface PivotColumn {
  readonly rows: number
  readonly columns: number
  readonly column: number
}

const findLeaving = (cells: readonly Float64Array[], basic: readonly number[], { rows, columns, column }: PivotColumn): number => {
  let found = -1
  let least = Infinity
  for (let row = 0; row < rows; row += 1) {
    const cell = cells[row] as Float64Array
    const factor = cell[column] as number
    if (factor < epsilon) continue
    const ratio = (cell[columns + 1] as number) / factor
    if (ratio < least - 1e-12 || (ratio < least + 1e-12 && found !== -1 && (basic[row] as number) < (basic[found] as number))) {
      found = row
      least = ratio
    }
  }
  return found
}

/** Phase one. False if infeasible, `null` if it ran out of steps. */
const makeFeasible = (tableau: Tableau): boolean | null => {
  const { cells, basic, free, rows, columns } = tableau
  const limitOf = (row: number) => (cells[row] as Float64Array)[columns + 1] as number
  let lowest = 0
  for (let row = 1; row < rows; row += 1) if (limitOf(row) < limitOf(lowest)) lowest = row
  if (rows === 0 || limitOf(lowest) >= -epsilon) return true
  pivot(tableau, lowest, columns)
  if (!optimise(tableau, rows + 1, true)) return null
  if (limitOf(rows + 1) < -1e-7) return false
  const lifted = basic.indexOf(-1)
  if (lifted === -1) return true
  const row = cells[lifted] as Float64Array
  let column = 0
  for (let each = 1; each <= columns; each += 1) {
    if (free[each] !== -1 && Math.abs(row[each] as number) > Math.abs(row[column] as number)) column = each
  }
  pivot(tableau, lifted, column)
  return true
}

/** Simplex method for the few dozen columns of a cart; `null` if infeasible. */
export const maximise = (program: LinearProgram): Optimum | null => {
  const tableau = openTableau(program)
  const { cells, basic, rows, columns } = tableau
  const at = new Float64Array(columns)
  const isFeasible = makeFeasible(tableau)
  if (isFeasible === false) return null
  // Out of steps: the bound is unknown, so nothing may be pruned.
  if (isFeasible === null || !optimise(tableau, rows, false)) return { value: Infinity, at }
  basic.forEach((variable, row) => {
    if (variable >= 0 && variable < columns) at[variable] = (cells[row] as Float64Array)[columns + 1] as number
  })
  return { value: (cells[rows] as Float64Array)[columns + 1] as number, at }
}
