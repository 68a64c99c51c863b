import { isInScope, scopeOf, termsOf } from '../discounts/discounts'
import type { AutomaticDiscount, Coupon } from '../discounts/coupons'
import { decimalToNumber } from '../money/arithmetic'
import { fractionOf } from '../money/format'
import { isSingleItem } from '../orders/normalise-item'
import { reachableSums, type SoldProduct } from './carts'

/** Discounts that can all apply to one cart; equal ones are grouped. */
export type Plan = readonly (readonly [AutomaticDiscount | Coupon, ...Coupon[]])[]

/** Carts that differ only in the purchases within each class, where a class is the products affected by the same discounts. */
export type Field = ReturnType<typeof openField>

/** A set of carts: the range spent per class, in cents, and whether each discount applies. */
export interface Box {
  readonly from: readonly number[]
  readonly to: readonly number[]
  readonly states: readonly ('open' | 'counts' | 'out')[]
}

/** What a relaxed cart spends per class and what each discount deducts, in cents. */
interface RelaxedCart {
  readonly amounts: readonly number[]
  readonly taken: readonly number[]
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/** A cart above twice all thresholds and this amount per class splits into two, one of which has at least the same share. */
const mostSpent = 1_000_000

/** `names`: minimum number of domains. Equal codes are treated as one discount that deducts the sum (D5). */
export const openField = (products: readonly SoldProduct[], plan: Plan, limits: { names: number; mostShare: number }) => {
  const scoped = plan.map((equal) => ({ discount: equal[0], copies: equal.length, terms: termsOf(equal[0]) }))
  const groups = new Map<string, { readonly products: SoldProduct[]; readonly touched: readonly boolean[] }>()
  for (const product of products) {
    const touched = scoped.map(({ terms }) => isInScope(product, scopeOf(terms)))
    const signature = `${isSingleItem(product.item.type) ? product.item.type : ''} ${touched.map(Number).join('')}`
    const group = groups.get(signature) ?? { products: [], touched }
    // Domains with the same price are interchangeable.
    if (product.item.type !== 'domain' || group.products.every(({ price }) => price !== product.price)) group.products.push(product)
    groups.set(signature, group)
  }
  const all = [...groups.values()]
  const every = all.map((_group, place) => place)
  const scopes = plan.map((_discount, place) => every.filter((each) => all[each]?.touched[place]))
  const last = Math.max(mostSpent, 2 * sumOf(scoped.map(({ terms }) => terms.minAmount ?? 0)))
  return {
    ...limits,
    every,
    classes: all.map(({ products: same }) => ({
      type: same[0]?.item.type,
      cheapest: Math.min(...same.map(({ price }) => price)),
      sums: reachableSums(same, Math.min(last, sumOf(same.map(({ price, most }) => price * most)))),
    })),
    discounts: scoped.map(({ discount, copies, terms: { minAmount, minQuantity, isVolume } }, place) => ({
      id: discount.id,
      /** Fraction of the classes in scope; 1 for a fixed amount (D4). */
      rate: discount.type === 'percentage' ? fractionOf(decimalToNumber(discount.value)) * copies : 1,
      most: Math.min(discount.type === 'fixed' ? discount.value : Infinity, discount.maxDiscount ?? Infinity) * copies,
      scope: scopes[place] ?? [],
      /** D6: strictly more than the threshold, across the whole cart. */
      counted: isVolume ? every : (scopes[place] ?? []),
      leastAmount: minAmount === null ? 0 : minAmount + Number(isVolume),
      leastQuantity: minQuantity ?? 0,
      /** Discounts that apply within the same classes. */
      inside: scopes.flatMap((other, each) => (other.every((one) => scopes[place]?.includes(one)) ? [each] : [])),
    })),
  }
}

/** Linear expression: a constant, then a factor per variable. */
type Form = Float64Array
type Terms = readonly (readonly [factor: number, form: Form])[]

/** Swaps a column's variable with a row's slack. */
const pivot = (forms: readonly Form[], row: Form, column: number): void => {
  const factor = row[column] as number
  row.forEach((each, place) => (row[place] = place === column ? 1 / factor : -each / factor))
  for (const form of forms) {
    const times = form[column] as number
    if (form === row || times === 0) continue
    form[column] = 0
    for (let place = 0; place < row.length; place += 1) form[place] = (form[place] as number) + times * (row[place] as number)
  }
}

/**
 * Dual simplex method: lowers the constant of `goal` until no row is negative. Variables are at least 0 and the goal's factors at most 0,
 * so every step leaves an upper bound. False if it isn't positive, or if no point satisfies the rows.
 */
const lower = (goal: Form, rows: readonly Form[], others: readonly Form[]): boolean => {
  for (let step = 0; step < 500 && (goal[0] as number) > 1e-6; step += 1) {
    const row = rows.reduce((least, each) => ((each[0] as number) < (least[0] as number) ? each : least))
    if ((row[0] as number) > -1e-3) return true
    let column = 0
    let least = Infinity
    for (let place = 1; place < row.length; place += 1) {
      const ratio = -(goal[place] as number) / (row[place] as number)
      if ((row[place] as number) < 1e-7 || ratio >= least) continue
      column = place
      least = ratio
    }
    if (column === 0) return false
    pivot([goal, ...rows, ...others], row, column)
  }
  return (goal[0] as number) > 1e-6
}

/**
 * The cart in a box whose discount exceeds `share` of its amount by the most; `null` if none does. The relaxation allows any sum of prices,
 * prices every product at the cheapest in its class, and grants half a discount for meeting half its condition.
 */
const relaxBeyond = (
  { classes, every, discounts, names, mostShare }: Field,
  { from, to, states }: Box,
  share: number,
): RelaxedCart | null => {
  const total = (terms: Terms, constant = 0, place = 0, factor = constant): Form => {
    const sum = new Float64Array(1 + classes.length + discounts.length)
    sum[0] = constant
    sum[place] = factor
    for (const [times, form] of terms) form.forEach((each, at) => (sum[at] = (sum[at] as number) + times * each))
    return sum
  }
  const live = discounts.flatMap((discount, place) => (states[place] === 'out' ? [] : [{ ...discount, place }]))
  const gains = every.map((place) => sumOf(live.map(({ rate, scope }) => (scope.includes(place) ? rate : 0))) - share)
  const amounts = gains.map((gain, place) => (gain > 0 ? total([], to[place], 1 + place, -1) : total([], from[place], 1 + place, 1)))
  const spent = (on: readonly number[], factor: number): Terms => on.map((place) => [factor, amounts[place] as Form])
  const bought = (on: readonly number[], factor: number): Terms =>
    on.map((place) => [factor / (classes[place]?.cheapest ?? 1), amounts[place] as Form])
  const taken = discounts.map(({ rate, scope }, place) =>
    states[place] === 'out' ? total([]) : total(spent(scope, rate), 0, 1 + classes.length + place, -1),
  )
  const takenBy = (places: readonly number[]): Terms => places.map((place) => [-1, taken[place] as Form])
  const rows = live.flatMap(({ place, rate, most, scope, counted, inside, leastAmount, leastQuantity }) => {
    const cap = Math.max(1, Math.min(most, rate * sumOf(scope.map((each) => to[each] as number))))
    const require = (least: number, terms: Terms): Form[] => {
      if (least === 0) return []
      return [states[place] === 'counts' ? total(terms, -cap) : total([...terms, ...takenBy([place])])]
    }
    const within = inside.filter((each) => states[each] !== 'out')
    return [
      ...(most < Infinity ? [total(takenBy([place]), most)] : []),
      ...require(leastAmount, spent(counted, cap / leastAmount)),
      ...require(leastQuantity, bought(scope, cap / leastQuantity)),
      // D8: discounts can't exceed the total of their lines.
      ...(sumOf(within.map((each) => discounts[each]?.rate ?? 0)) > 1 ? [total([...spent(scope, 1), ...takenBy(within)])] : []),
    ]
  })
  for (const place of every) rows.push(total([], (to[place] as number) - (from[place] as number), 1 + place, -1))
  for (const type of ['domain', 'addon'])
    rows.push(
      total(
        bought(
          every.filter((place) => classes[place]?.type === type),
          100,
        ),
        -100 * names,
      ),
    )
  rows.push(total([...spent(every, mostShare), ...takenBy(live.map(({ place }) => place))]))
  const goal = total([...spent(every, -share), ...taken.map((form) => [1, form] as const)])
  if (!lower(goal, rows, [...amounts, ...taken])) return null
  return { amounts: amounts.map((form) => form[0] as number), taken: taken.map((form) => form[0] as number) }
}

/** The box's relaxed cart with the largest share, by Dinkelbach's method; `null` if none is above `share`, in which case no cart is. */
export const relaxCarts = (field: Field, box: Box, share: number, mostTries = 20): RelaxedCart | null => {
  const cart = relaxBeyond(field, box, share)
  if (cart === null || mostTries === 0) return cart
  return relaxCarts(field, box, Math.max(share + 1e-7, sumOf(cart.taken) / sumOf(cart.amounts)), mostTries - 1) ?? cart
}

/** Boxes that together contain every cart in this one; empty for a single cart. The search takes the last box first. */
export const splitBox = ({ classes, discounts }: Field, box: Box, { amounts, taken }: RelaxedCart): readonly Box[] => {
  const total = (on: readonly number[], factorOf = (_place: number) => 1) =>
    sumOf(on.map((place) => factorOf(place) * (amounts[place] ?? 0)))
  const unmet = discounts.findIndex(({ leastAmount, leastQuantity, scope, counted }, place) => {
    if (box.states[place] !== 'open' || (taken[place] ?? 0) < 1e-6) return false
    return total(counted) < leastAmount - 1e-2 || total(scope, (each) => 1 / (classes[each]?.cheapest ?? 1)) < leastQuantity - 1e-4
  })
  if (unmet !== -1) return (['out', 'counts'] as const).map((state) => ({ ...box, states: box.states.with(unmet, state) }))
  const gaps = classes.map(({ sums }, place) => Math.abs((amounts[place] ?? 0) - sums.atMost((amounts[place] ?? 0) + 1e-2)))
  const broken = gaps.findIndex((gap) => gap > 1e-2)
  const widths = box.to.map((to, place) => to - (box.from[place] ?? 0))
  const place = broken === -1 ? widths.indexOf(Math.max(...widths)) : broken
  const [from = 0, to = 0, sums] = [box.from[place], box.to[place], classes[place]?.sums]
  if (!sums || from >= to) return []
  const below = sums.atMost(Math.min((amounts[place] ?? 0) + 1e-2, to - 0.5))
  const above = sums.atLeast(below + 1)
  const left = { ...box, to: box.to.with(place, below) }
  return above > to ? [left] : [left, { ...box, from: box.from.with(place, above) }]
}
