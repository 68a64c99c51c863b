import { fractionOf } from '../money/percent'
import { boundCarts, type Bound, type Box } from './bound-carts'
import { itemsOf, priceStack } from './price-stack'
import { classify } from './product-classes'
import { reachableAmounts } from './reachable-amounts'
import type { Field, Progress, Search } from './search-field'
import { splitBox } from './split-box'
import type { ProductClass, SoldProduct, Weighed } from './types'

/** Beyond every threshold twice over and the dearest product, a cart is two of the smaller ones; the program bounds it all the same. */
const lastAmount = (
  { products, dearest, cheapest }: ProductClass,
  discounts: readonly Weighed[],
  mostOf: (product: SoldProduct) => number,
): number => {
  let thresholds = 0
  for (const { leastAmount, leastQuantity } of discounts) thresholds += leastAmount + leastQuantity * cheapest
  let whole = 0
  for (const product of products) whole += product.price * mostOf(product)
  return Math.min(whole, thresholds * 2 + dearest * 2)
}

const openField = (search: Search, names: number): Field => {
  const { products, plan, question } = search
  const sorted = classify(names === 0 ? products.filter(({ kind }) => kind !== 'addon') : products, plan.discounts)
  const mostOf = ({ kind, most }: SoldProduct) => (kind === 'addon' ? Math.min(most, names) : most)
  const amounts = sorted.classes.map((each) => reachableAmounts(each.products, lastAmount(each, plan.discounts, mostOf), mostOf))
  const mostShare = fractionOf(Math.max(0, question.settings.maxCombinedDiscountPercent))
  return { ...search, bounded: { ...sorted, discounts: plan.discounts, mostShare, names }, amounts }
}

const wholeField = ({ bounded: { classes, discounts }, amounts, plan }: Field): Box => ({
  from: classes.map(() => 0),
  to: amounts.map(({ last }) => last),
  standing: discounts.map(({ id }) => (id === plan.mustCount ? 'counts' : 'open')),
})

/** Prices the carts next to what the bound would like best. */
const priceNear = ({ bounded, amounts, question, world, plan }: Field, box: Box, bound: Bound, progress: Progress): void => {
  const up = bound.amounts.map((amount, at) => amounts[at]?.atLeast(amount - 1e-3) ?? 0)
  const down = bound.amounts.map((amount, at) => amounts[at]?.atMost(amount + 1e-3) ?? 0)
  const corners = up.every((amount, at) => amount === down[at]) ? [up] : [up, down]
  for (const corner of corners) {
    if (corner.some((amount, at) => amount < (box.from[at] ?? 0) || amount > (box.to[at] ?? 0))) continue
    const chosen = bounded.classes.flatMap((_class, at) => (corner[at] === 0 ? [] : (amounts[at]?.choose(corner[at] as number) ?? [])))
    const items = itemsOf(chosen, question.limits.items)
    const priced = items && priceStack(question, world, items, plan.codes)
    if (priced && priced.share > (progress.worst?.share ?? 0)) progress.worst = priced
  }
}

/** Whether every box was ruled out. */
const searchField = (field: Field, progress: Progress): boolean => {
  const { bounded, question } = field
  const boxes: Box[] = [wholeField(field)]
  for (let box = boxes.pop(); box; box = boxes.pop()) {
    const share = (progress.worst?.share ?? 0) + question.tolerance
    if (share >= bounded.mostShare) return true
    if (progress.steps <= 0) return false
    progress.steps -= 1
    const bound = boundCarts(bounded, box, share)
    if (bound === null || bound.excess <= 1e-6) continue
    const before = progress.worst
    priceNear(field, box, bound, progress)
    if (progress.worst !== before) boxes.push(box)
    else boxes.push(...splitBox(field, box, bound))
  }
  return true
}

/** An extra stands beside a name of its own, so carts are tried by how many names they have. Whether every cart was ruled out. */
export const searchPlan = (search: Search, progress: Progress): boolean => {
  const { products, question } = search
  const mostNames = products.some(({ kind }) => kind === 'addon') ? Math.floor(question.limits.items / 2) : 0
  const fields = Array.from({ length: mostNames + 1 }, (_each, names) => names)
  return fields.every((names) => searchField(openField(search, names), progress))
}
