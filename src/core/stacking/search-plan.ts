import { fractionOf } from '../money/percent'
import { boundCarts, type Bound, type Box } from './bound-carts'
import { itemsOf, priceStack } from './price-stack'
import { classify } from './product-classes'
import { reachableAmounts } from './reachable-amounts'
import type { Field, Progress, Search } from './search-field'
import { splitBox } from './split-box'
import type { ProductClass, SoldProduct, Weighed } from './types'

/** How much of a class a cart is looked at with, in cents: names and extras are many and cheap. */
const farthest = { name: 100_000, addon: 100_000, other: 1_000_000 } as const

/** A cart beyond that, beyond every threshold twice over and the dearest product, is two of the smaller ones. */
const lastAmount = (
  { kind, products, dearest, cheapest }: ProductClass,
  discounts: readonly Weighed[],
  mostOf: (product: SoldProduct) => number,
): number => {
  let thresholds = 0
  // A fixed amount leaves nothing to others until a cart is worth more.
  for (const { leastAmount, leastQuantity, rate, most } of discounts)
    thresholds += leastAmount + leastQuantity * cheapest + (rate === null ? most : 0)
  let whole = 0
  for (const product of products) whole += product.price * mostOf(product)
  return Math.min(whole, Math.max(farthest[kind], thresholds * 2 + dearest * 2))
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

/** Every product alone, once and a few times: a first idea of how bad it is, which spares the search most of its boxes. */
const priceSingles = ({ products, plan, question, world }: Search, progress: Progress): void => {
  for (const product of products) {
    for (const quantity of product.kind === 'other' ? [1, Math.min(3, question.limits.quantity)] : [1]) {
      const items = itemsOf([{ product, quantity }], question.limits.items)
      const priced = items && priceStack(question, world, items, plan.codes)
      if (priced && priced.share > (progress.worst?.share ?? 0)) progress.worst = priced
    }
  }
}

/** Whether every box was ruled out. It pauses after each, so that whoever has others to serve may do so. */
function* searchField(field: Field, progress: Progress): Generator<undefined, boolean> {
  const { bounded, question } = field
  const boxes: Box[] = [wholeField(field)]
  for (let box = boxes.pop(); box; box = boxes.pop()) {
    const share = (progress.worst?.share ?? 0) + question.tolerance
    if (share >= bounded.mostShare) return true
    if (progress.steps <= 0) return false
    progress.steps -= 1
    yield
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
export function* searchPlan(search: Search, progress: Progress): Generator<undefined, boolean> {
  const { products, question } = search
  priceSingles(search, progress)
  const mostNames = products.some(({ kind }) => kind === 'addon') ? Math.floor(question.limits.items / 2) : 0
  for (let names = 0; names <= mostNames; names += 1) if (!(yield* searchField(openField(search, names), progress))) return false
  return true
}
