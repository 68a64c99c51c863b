import { maximise, type LinearProgram } from './maximise'
import type { Classes } from './product-classes'
import type { Weighed } from './types'

/** What is known of a discount in a box of carts: left open, counts, does not count. */
export type Standing = 'open' | 'counts' | 'out'

/** Carts by what they hold of each class, from … to, in cents, and by the discounts that count. */
export interface Box {
  readonly from: readonly number[]
  readonly to: readonly number[]
  readonly standing: readonly Standing[]
}

export interface Bounded extends Classes {
  readonly discounts: readonly Weighed[]
  /** D1: the share of a cart that may be taken at most. */
  readonly mostShare: number
  /** How many names a cart has at least, with extras that often. */
  readonly names: number
}

export interface Bound {
  /** What can be taken beyond `share` of the cart, in cents. */
  readonly excess: number
  /** What the cart that would give it holds of each class. */
  readonly amounts: readonly number[]
  /** By discount, what it would take. */
  readonly taken: readonly number[]
}

/** Columns of the program: what a class holds beyond `from`, how many things that is, and what each discount takes of each class. */
interface Columns {
  readonly amount: (at: number) => number
  readonly quantity: (at: number) => number
  readonly flow: (discount: number, at: number) => number
  readonly count: number
}

const layColumns = ({ discounts, classes, touches }: Bounded, { standing }: Box): Columns => {
  let count = classes.length * 2
  const flows = discounts.map((_discount, discount) =>
    classes.map((_class, at) => (standing[discount] !== 'out' && touches[discount]?.[at] ? count++ : -1)),
  )
  return { amount: (at) => at, quantity: (at) => classes.length + at, flow: (discount, at) => flows[discount]?.[at] ?? -1, count }
}

type Row = LinearProgram['rows'][number]
type Terms = readonly (readonly [column: number, factor: number])[]

const rowMaker =
  (count: number) =>
  (limit: number, terms: Terms): Row => {
    const factors = new Float64Array(count)
    for (const [column, factor] of terms) factors[column] = (factors[column] as number) + factor
    return { factors, limit }
  }

type MakeRow = ReturnType<typeof rowMaker>

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

const rowsOfClasses = ({ classes, discounts, names }: Bounded, { from, to }: Box, columns: Columns, row: MakeRow): readonly Row[] => {
  const rows = classes.flatMap(({ cheapest }, at) => [
    row((to[at] as number) - (from[at] as number), [[columns.amount(at), 1]]),
    // No more things than the cheapest would be.
    row((from[at] as number) / cheapest, [
      [columns.quantity(at), 1],
      [columns.amount(at), -1 / cheapest],
    ]),
    row(Math.floor((to[at] as number) / cheapest), [[columns.quantity(at), 1]]),
    // D8: no more than there is.
    row(from[at] as number, [
      [columns.amount(at), -1],
      ...discounts.flatMap((_discount, discount) => {
        const flow = columns.flow(discount, at)
        return flow === -1 ? [] : [[flow, 1] as const]
      }),
    ]),
  ])
  const counted = (kind: string): Terms => classes.flatMap((each, at) => (each.kind === kind ? [[columns.quantity(at), -1] as const] : []))
  return names === 0 ? rows : [...rows, row(-names, counted('name')), row(-names, counted('addon'))]
}

const rowsOfDiscount = (bounded: Bounded, { from, standing }: Box, discount: number, columns: Columns, row: MakeRow): readonly Row[] => {
  const { rate, most, leastAmount, leastQuantity, asksWholeCart } = bounded.discounts[discount] as Weighed
  const touched = bounded.classes.flatMap((_class, at) => (bounded.touches[discount]?.[at] ? [at] : []))
  const taken: Terms = touched.map((at) => [columns.flow(discount, at), 1])
  const counted = asksWholeCart ? bounded.classes.map((_class, at) => at) : touched
  const amounts = (of: readonly number[], factor: number): Terms => of.map((at) => [columns.amount(at), factor])
  const quantities = (factor: number): Terms => touched.map((at) => [columns.quantity(at), factor])
  const there = (of: readonly number[]) => sum(of.map((at) => from[at] as number))
  const rows: Row[] = []
  if (rate !== null) rows.push(row(rate * there(touched), [...taken, ...amounts(touched, -rate)]))
  if (Number.isFinite(most)) rows.push(row(most, taken))
  if (standing[discount] === 'counts') {
    if (leastAmount > 0) rows.push(row(there(counted) - leastAmount, amounts(counted, -1)))
    if (leastQuantity > 0) rows.push(row(-leastQuantity, quantities(-1)))
  } else if (Number.isFinite(most)) {
    // Where its condition is only half met, it takes half at most: true wherever it counts, and wherever it does not.
    if (leastAmount > 0) rows.push(row((most / leastAmount) * there(counted), [...taken, ...amounts(counted, -most / leastAmount)]))
    if (leastQuantity > 0) rows.push(row(0, [...taken, ...quantities(-most / leastQuantity)]))
  }
  return rows
}

/** No cart of this box takes more than this beyond `share` of itself, whatever cannot be cut in parts be cut; `null` where there is none. */
export const boundCarts = (bounded: Bounded, box: Box, share: number): Bound | null => {
  const { discounts, classes, mostShare } = bounded
  const columns = layColumns(bounded, box)
  const row = rowMaker(columns.count)
  const standing = discounts.flatMap((_discount, discount) => (box.standing[discount] === 'out' ? [] : [discount]))
  const flowsOf = (discount: number) => classes.map((_class, at) => columns.flow(discount, at)).filter((flow) => flow !== -1)
  const flows = standing.flatMap(flowsOf)
  const there = sum(box.from)
  const rows = [
    ...rowsOfClasses(bounded, box, columns, row),
    ...standing.flatMap((each) => rowsOfDiscount(bounded, box, each, columns, row)),
  ]
  if (mostShare < 1) {
    rows.push(
      row(mostShare * there, [...flows.map((flow) => [flow, 1] as const), ...classes.map((_class, at) => [at, -mostShare] as const)]),
    )
  }
  const gains = new Array<number>(columns.count).fill(0)
  classes.forEach((_class, at) => (gains[columns.amount(at)] = -share))
  for (const flow of flows) gains[flow] = 1
  const optimum = maximise({ gains, rows })
  if (optimum === null) return null
  return {
    excess: optimum.value - share * there,
    amounts: classes.map((_class, at) => (box.from[at] as number) + (optimum.at[columns.amount(at)] as number)),
    taken: discounts.map((_discount, discount) => sum(flowsOf(discount).map((flow) => optimum.at[flow] as number))),
  }
}
