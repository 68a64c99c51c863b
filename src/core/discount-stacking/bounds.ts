import { maximise, type LinearProgram } from './maximise'
import type { Classes } from './classes'
import type { SearchedDiscount, SoldProduct, StackQuestion, WorstStack } from './types'
import type { PricingContext } from '../orders/types'

/** Whether a discount applies in a box of carts: undecided, yes, no. */
type DiscountState = 'open' | 'counts' | 'out'

/** Set of carts: the range spent per class, in cents, and the state of each discount. */
export interface Box {
  readonly from: readonly number[]
  readonly to: readonly number[]
  readonly standing: readonly DiscountState[]
}

interface SearchProblem extends Classes {
  readonly discounts: readonly SearchedDiscount[]
  /** D1: maximum share of a cart that discounts may take. */
  readonly mostShare: number
  /** Minimum number of domains; the cart holds as many add-ons. */
  readonly names: number
}

export interface Bound {
  /** Discount beyond `share` of the cart, in cents. */
  readonly excess: number
  /** Amount per class, in cents, of the cart that would reach it. */
  readonly amounts: readonly number[]
  readonly taken: readonly number[]
}

/** Columns of the linear program: amount per class beyond `from`, number of items, and what each discount takes of each class. */
interface Columns {
  readonly amount: (at: number) => number
  readonly quantity: (at: number) => number
  readonly flow: (discount: number, at: number) => number
  readonly count: number
}

const alignColumns = ({ discounts, classes, touches }: SearchProblem, { standing }: Box): Columns => {
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

const rowsOfClasses = ({ classes, discounts, names }: SearchProblem, { from, to }: Box, columns: Columns, row: MakeRow): readonly Row[] => {
  const rows = classes.flatMap(({ cheapest }, at) => [
    row((to[at] as number) - (from[at] as number), [[columns.amount(at), 1]]),
    // The quantity is at most the amount divided by the cheapest price.
    row((from[at] as number) / cheapest, [
      [columns.quantity(at), 1],
      [columns.amount(at), -1 / cheapest],
    ]),
    row(Math.floor((to[at] as number) / cheapest), [[columns.quantity(at), 1]]),
    // D8: discounts can't take more than the class holds.
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

const rowsOfDiscount = (
  bounded: SearchProblem,
  { from, standing }: Box,
  discount: number,
  columns: Columns,
  row: MakeRow,
): readonly Row[] => {
  const { rate, most, leastAmount, leastQuantity, asksWholeCart } = bounded.discounts[discount] as SearchedDiscount
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
    // Relaxation: if a condition is half met, the discount takes at most half. Valid whether or not it applies.
    if (leastAmount > 0) rows.push(row((most / leastAmount) * there(counted), [...taken, ...amounts(counted, -most / leastAmount)]))
    if (leastQuantity > 0) rows.push(row(0, [...taken, ...quantities(-most / leastQuantity)]))
  }
  return rows
}

/** Upper bound on the excess over `share` for every cart of the box, with quantities relaxed to fractions; `null` if the box is empty. */
export const boundCarts = (bounded: SearchProblem, box: Box, share: number): Bound | null => {
  const { discounts, classes, mostShare } = bounded
  const columns = alignColumns(bounded, box)
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

/** Sums that products of a class can reach, with the maximum number of items for each. */
interface ReachableAmounts {
  /** Upper limit of the search. */
  readonly last: number
  /** Largest reachable sum ≤ `amount`; at least 0. */
  atMost(amount: number): number
  /** Smallest reachable sum ≥ `amount`; `null` beyond `last`. */
  atLeast(amount: number): number | null
  /** Products that add up to `amount`, with the most items. */
  choose(amount: number): readonly { readonly product: SoldProduct; readonly quantity: number }[]
}

interface Coin {
  readonly price: number
  readonly most: number
  readonly products: readonly SoldProduct[]
}

const coinsOf = (products: readonly SoldProduct[], mostOf: (product: SoldProduct) => number): readonly Coin[] => {
  const coins = new Map<number, { most: number; readonly products: SoldProduct[] }>()
  for (const product of products) {
    const coin = coins.get(product.price) ?? { most: 0, products: [] }
    coin.most += mostOf(product)
    coin.products.push(product)
    coins.set(product.price, coin)
  }
  return [...coins].map(([price, { most, products: same }]) => ({ price, most, products: same }))
}

const wholeTimes = (all: number, one: number): number => Math.floor(all / one)

/** Bounded knapsack step: adds one price to every reachable sum; counts copies in `used` if given. */
const addCoin = (quantities: Int16Array, { price, most }: Coin, used: Uint16Array | null): void => {
  const last = quantities.length - 1
  let left = Math.min(most, wholeTimes(last, price))
  for (let copies = 1; left > 0; copies *= 2) {
    const taken = Math.min(copies, left)
    left -= taken
    for (let amount = last; amount >= taken * price; amount -= 1) {
      const before = quantities[amount - taken * price] as number
      if (before < 0 || before + taken <= (quantities[amount] as number)) continue
      quantities[amount] = before + taken
      if (used) used[amount] = (used[amount - taken * price] as number) + taken
    }
  }
}

/** Initial size of the table, in cents. */
const firstReach = 20_000

const nothingYet = (last: number): Int16Array => new Int16Array(last + 1).fill(-1, 1)

const chooseProducts = (coins: readonly Coin[], amount: number, mostOf: (product: SoldProduct) => number) => {
  const quantities = nothingYet(amount)
  const uses = coins.map((coin) => {
    const used = new Uint16Array(amount + 1)
    addCoin(quantities, coin, used)
    return used
  })
  let rest = amount
  return coins
    .map((coin, at) => ({ coin, used: uses[at] as Uint16Array }))
    .reverse()
    .flatMap(({ coin, used }) => {
      let wanted = used[rest] as number
      rest -= wanted * coin.price
      return coin.products.flatMap((product) => {
        const quantity = Math.min(wanted, mostOf(product))
        wanted -= quantity
        return quantity > 0 ? [{ product, quantity }] : []
      })
    })
}

/** Lazy: computes sums only as far as requested. */
export const reachableAmounts = (
  products: readonly SoldProduct[],
  last: number,
  mostOf: (product: SoldProduct) => number = ({ most }) => most,
): ReachableAmounts => {
  const coins = coinsOf(products, mostOf)
  let known: Int16Array = nothingYet(0)
  // Most searches stay among small carts, so the table doubles on demand.
  const upTo = (amount: number): Int16Array => {
    if (amount < known.length) return known
    known = nothingYet(Math.min(last, Math.max(firstReach, amount * 2)))
    for (const coin of coins) addCoin(known, coin, null)
    return known
  }
  const isReached = (amount: number): boolean => (upTo(amount)[amount] ?? -1) >= 0
  const below = (from: number): number => {
    for (let amount = from; amount > 0; amount -= 1) if (isReached(amount)) return amount
    return 0
  }
  const above = (from: number): number | null => {
    for (let amount = from; amount <= last; amount += 1) if (isReached(amount)) return amount
    return null
  }
  return {
    last,
    atMost: (wanted) => below(Math.min(last, Math.floor(wanted))),
    atLeast: (wanted) => (wanted <= 0 ? 0 : above(Math.ceil(wanted))),
    choose: (amount) => chooseProducts(coins, amount, mostOf),
  }
}

/** Discounts that can all apply to one cart. */
export interface Plan {
  readonly discounts: readonly SearchedDiscount[]
  readonly codes: readonly string[]
  readonly mustCount: string | null
}

export interface Progress {
  worst: WorstStack | null
  steps: number
}

export interface Search {
  readonly question: StackQuestion
  readonly world: PricingContext
  readonly products: readonly SoldProduct[]
  readonly plan: Plan
}

export interface Field extends Search {
  readonly bounded: SearchProblem
  readonly amounts: readonly ReachableAmounts[]
}

const withStanding = (box: Box, discount: number, standing: DiscountState): Box => ({
  ...box,
  standing: box.standing.map((each, at) => (at === discount ? standing : each)),
})

const within = (box: Box, at: number, from: number, to: number): readonly Box[] =>
  from > to
    ? []
    : [
        {
          ...box,
          from: box.from.map((each, other) => (other === at ? from : each)),
          to: box.to.map((each, other) => (other === at ? to : each)),
        },
      ]

/** A discount the bound counts although its conditions don't hold. */
const findUnmet = ({ bounded: { discounts, classes, touches } }: Field, { standing }: Box, { amounts, taken }: Bound): number =>
  discounts.findIndex(({ leastAmount, leastQuantity, asksWholeCart }, discount) => {
    if (standing[discount] !== 'open' || (taken[discount] ?? 0) < 1e-6) return false
    const counted = amounts.reduce((total, amount, at) => total + (asksWholeCart || touches[discount]?.[at] ? amount : 0), 0)
    const things = amounts.reduce((total, amount, at) => total + (touches[discount]?.[at] ? amount / (classes[at]?.cheapest ?? 1) : 0), 0)
    return counted < leastAmount - 1e-6 || things < leastQuantity - 1e-9
  })

/** Splits at a sum no products reach, leaving out the gap up to its neighbour. */
const splitAtGap = ({ amounts }: Field, box: Box, at: number, wanted: number): readonly Box[] => {
  const from = box.from[at] ?? 0
  const to = box.to[at] ?? 0
  const below = amounts[at]?.atMost(wanted) ?? 0
  const above = amounts[at]?.atLeast(below + 1) ?? null
  const upper = above === null ? [] : within(box, at, Math.max(from, above), to)
  return [...within(box, at, from, Math.min(to, below)), ...upper]
}

/** Boxes that together cover every cart of this one; empty for a single cart. The search pops the last one first. */
export const splitBox = (field: Field, box: Box, bound: Bound): readonly Box[] => {
  const unmet = findUnmet(field, box, bound)
  if (unmet !== -1) return [withStanding(box, unmet, 'out'), withStanding(box, unmet, 'counts')]
  const { amounts } = field
  const broken = bound.amounts.findIndex((amount, at) => Math.abs(amount - (amounts[at]?.atMost(amount + 1e-3) ?? 0)) > 1e-3)
  if (broken !== -1) return splitAtGap(field, box, broken, bound.amounts[broken] as number)
  const widths = box.to.map((to, at) => to - (box.from[at] ?? 0))
  const widest = widths.indexOf(Math.max(...widths))
  if ((widths[widest] ?? 0) <= 0) return []
  const liked = bound.amounts[widest] ?? 0
  const wanted = Math.round(liked)
  return splitAtGap(field, box, widest, wanted === box.from[widest] ? wanted + 0.5 : wanted - 0.5)
}
