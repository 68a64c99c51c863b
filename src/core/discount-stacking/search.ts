import type { Coupon, AutomaticDiscount, DiscountValue } from '../discounts/types'
import { calculateQuote } from '../orders/calculate-quote'
import type { Quote, QuoteItemRequest, PricingContext } from '../orders/types'
import { exampleName, classify, listSoldProducts } from './classes'
import type { SoldProduct, StackQuestion, WorstStack, ProductClass, SearchedDiscount, StackAnswer } from './types'
import { fractionOf } from '../money/format'
import { boundCarts, type Bound, type Box, reachableAmounts, type Field, type Progress, type Search, splitBox, type Plan } from './bounds'
import { isWithinAnyCategory } from '../catalog/categories'
import { decimalToNumber } from '../money/arithmetic'
import type { UsdCents } from '../money/types'

/** Codes that differ only in name. */
interface Rule {
  readonly coupons: readonly Coupon[]
  readonly combinable: boolean
}

const ruleOf = ({
  id: _id,
  name: _name,
  description: _description,
  usedCount: _usedCount,
  usageLimit: _usageLimit,
  ...rule
}: Coupon): string => JSON.stringify(rule)

/** Keeps at most `mostCodes` codes per rule: more can't be on one cart. */
const groupEqualRules = (coupons: readonly Coupon[], mostCodes: number): readonly Rule[] => {
  const rules = new Map<string, Coupon[]>()
  for (const coupon of coupons) {
    const key = ruleOf(coupon)
    const same = rules.get(key)
    if (!same) rules.set(key, [coupon])
    else if (same.length < mostCodes) same.push(coupon)
  }
  return [...rules.values()].map((same) => ({ coupons: same, combinable: same[0]?.combinable ?? true }))
}

const isUsable = ({ isActive, startsAt, expiresAt, usageLimit, usedCount }: Coupon, now: number): boolean =>
  isActive &&
  (startsAt === null || startsAt <= now) &&
  (expiresAt === null || now < expiresAt) &&
  (usageLimit === null || usedCount < usageLimit)

type ProductSelection = readonly { readonly product: SoldProduct; readonly quantity: number }[]

/** Gives each domain its own line and each add-on a domain; `null` if add-ons outnumber domains or the cart would exceed `mostItems`. */
const itemsOf = (chosen: ProductSelection, mostItems: number): readonly QuoteItemRequest[] | null => {
  const names: string[] = []
  const items: QuoteItemRequest[] = []
  for (const { product, quantity } of chosen) {
    const { item, kind } = product
    if (kind === 'other') items.push({ ...item, quantity })
    if (kind !== 'name') continue
    for (let copy = 0; copy < quantity; copy += 1) {
      const name = exampleName(names.length + 1, item.id.slice(item.id.indexOf('.')))
      names.push(name)
      items.push({ ...item, id: name })
    }
  }
  for (const { product, quantity } of chosen) {
    if (product.kind !== 'addon') continue
    if (quantity > names.length) return null
    for (const domain of names.slice(0, quantity)) items.push({ ...product.item, serviceData: { domain } })
  }
  return items.length === 0 || items.length > mostItems ? null : items
}

/** D10: prices as for a first-time customer, who pays least. */
const stackContext = ({ catalog, settings, currency, automaticDiscounts, coupons, now }: StackQuestion): PricingContext => ({
  catalog,
  settings,
  currencies: new Map([[currency.code, currency]]),
  automaticDiscounts,
  coupons: new Map(coupons.map((coupon) => [coupon.id, coupon])),
  now,
  isFirstOrder: true,
  customerUses: new Map(),
})

const countsIn = ({ automaticDiscounts, discountCodes }: Quote, id: string): boolean =>
  [...automaticDiscounts, ...discountCodes].some(({ discountId }) => discountId === id)

const codesThatFit = ({ discountCodes }: Quote, most: number, mustCount: string | null): readonly string[] =>
  [...discountCodes]
    .sort((left, right) => Number(right.discountId === mustCount) - Number(left.discountId === mustCount) || right.savings - left.savings)
    .slice(0, most)
    .map(({ discountId }) => discountId)

const priceWith = (
  question: StackQuestion,
  world: PricingContext,
  items: readonly QuoteItemRequest[],
  codes: readonly string[],
): WorstStack | null => {
  const { mustCount, limits, currency } = question
  const priced = calculateQuote({ currency: currency.code, items, codes }, world)
  if (!priced.ok) return null
  const kept = codesThatFit(priced.value, limits.codes, mustCount)
  if (kept.length < priced.value.discountCodes.length) return priceWith(question, world, items, kept)
  const { subtotal, discount } = priced.value.breakdown
  if (subtotal <= 0 || (mustCount !== null && !countsIn(priced.value, mustCount))) return null
  return { items, codes: [...kept].sort(), quote: priced.value, share: discount / subtotal }
}

/** D8: drops codes that leave nothing for the code in question. */
const pricedBeside = (
  question: StackQuestion,
  world: PricingContext,
  items: readonly QuoteItemRequest[],
  codes: readonly string[],
): WorstStack | null => {
  const { mustCount } = question
  if (mustCount === null || !codes.includes(mustCount)) return null
  const alone = priceWith(question, world, items, [mustCount])
  if (alone === null) return null
  let worst: WorstStack = alone
  for (const code of codes.filter((each) => each !== mustCount)) {
    const more = priceWith(question, world, items, [...worst.codes, code])
    if (more !== null && more.share >= worst.share) worst = more
  }
  return worst
}

const priceStack = (
  question: StackQuestion,
  world: PricingContext,
  items: readonly QuoteItemRequest[],
  codes: readonly string[],
): WorstStack | null => priceWith(question, world, items, codes) ?? pricedBeside(question, world, items, codes)

/** Largest amount per class to search, in cents; domains and add-ons are many and cheap. */
const maximumAmounts = { name: 100_000, addon: 100_000, other: 1_000_000 } as const

/** A cart above twice all thresholds and twice the most expensive product splits into two smaller ones. */
const lastAmount = (
  { kind, products, dearest, cheapest }: ProductClass,
  discounts: readonly SearchedDiscount[],
  mostOf: (product: SoldProduct) => number,
): number => {
  let thresholds = 0
  // A fixed amount can leave nothing for other discounts until the cart is worth more.
  for (const { leastAmount, leastQuantity, rate, most } of discounts)
    thresholds += leastAmount + leastQuantity * cheapest + (rate === null ? most : 0)
  let whole = 0
  for (const product of products) whole += product.price * mostOf(product)
  return Math.min(whole, Math.max(maximumAmounts[kind], thresholds * 2 + dearest * 2))
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

/** Prices the carts nearest to the optimum of the bound. */
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

/** Pricing each product alone first gives a lower bound that prunes most boxes. */
const priceSingles = ({ products, plan, question, world }: Search, progress: Progress): void => {
  for (const product of products) {
    for (const quantity of product.kind === 'other' ? [1, Math.min(3, question.limits.quantity)] : [1]) {
      const items = itemsOf([{ product, quantity }], question.limits.items)
      const priced = items && priceStack(question, world, items, plan.codes)
      if (priced && priced.share > (progress.worst?.share ?? 0)) progress.worst = priced
    }
  }
}

/** Returns true if every box was pruned. Yields after each box so that the caller can serve other work. */
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

/** Each add-on needs its own domain, so carts are searched by number of domains. Returns true if every cart was ruled out. */
function* searchPlan(search: Search, progress: Progress): Generator<undefined, boolean> {
  const { products, question } = search
  priceSingles(search, progress)
  const mostNames = products.some(({ kind }) => kind === 'addon') ? Math.floor(question.limits.items / 2) : 0
  for (let names = 0; names <= mostNames; names += 1) if (!(yield* searchField(openField(search, names), progress))) return false
  return true
}

const valueOf = (
  discount: DiscountValue & { readonly maxDiscount: UsdCents | null },
  copies: number,
): Pick<SearchedDiscount, 'rate' | 'most'> =>
  discount.type === 'percentage'
    ? { rate: fractionOf(decimalToNumber(discount.value)) * copies, most: (discount.maxDiscount ?? Infinity) * copies }
    : { rate: null, most: Math.min(discount.value, discount.maxDiscount ?? Infinity) * copies }

/** D5: several codes of one rule count as one that takes the sum. */
const weighCode = (coupon: Coupon, copies: number): SearchedDiscount => {
  const { id, applicableCategories, excludedCategories, minAmount, minQuantity } = coupon
  return {
    id,
    ...valueOf(coupon, copies),
    leastAmount: minAmount ?? 0,
    asksWholeCart: false,
    leastQuantity: minQuantity ?? 0,
    touches: ({ category }) =>
      !isWithinAnyCategory(category, excludedCategories) &&
      (applicableCategories.length === 0 || isWithinAnyCategory(category, applicableCategories)),
  }
}

/** D6: strictly above the threshold, over the whole cart. */
const weighAutomatic = (discount: AutomaticDiscount): SearchedDiscount => {
  const { id, applicableCategories, conditions } = discount
  return {
    id,
    ...valueOf(discount, 1),
    leastAmount: conditions.minAmount === null ? 0 : conditions.minAmount + 1,
    asksWholeCart: true,
    leastQuantity: 0,
    touches: ({ category, billing }) =>
      (conditions.billingPeriod === null || billing === conditions.billingPeriod) &&
      (applicableCategories.length === 0 || isWithinAnyCategory(category, applicableCategories)),
  }
}

const discountsOf = ({ automaticDiscounts, limits }: StackQuestion, rules: readonly Rule[]): Plan['discounts'] => [
  ...automaticDiscounts.filter(({ isActive }) => isActive).map(weighAutomatic),
  ...rules.flatMap(({ coupons: [first, ...same] }) => (first ? [weighCode(first, Math.min(limits.codes, same.length + 1))] : [])),
]

const planOf = (question: StackQuestion, rules: readonly Rule[]): Plan => {
  const { mustCount } = question
  const discounts = discountsOf(question, rules)
  const codes = rules.flatMap(({ coupons }) => coupons.map(({ id }) => id))
  const ruleOfIt = rules.find(({ coupons }) => coupons.some(({ id }) => id === mustCount))
  return { discounts, codes, mustCount: mustCount === null ? null : (ruleOfIt?.coupons[0]?.id ?? mustCount) }
}

/**
 * D1: all combinable codes together, or one non-combinable alone. An extra discount never lowers the total (D8), so all that apply are
 * taken.
 */
const plansOf = (question: StackQuestion): readonly Plan[] => {
  const usable = question.coupons.filter((coupon) => isUsable(coupon, question.now))
  // Sorts the code in question first, so that grouping equal rules keeps it.
  usable.sort((left, right) => Number(right.id === question.mustCount) - Number(left.id === question.mustCount))
  const rules = groupEqualRules(usable, question.limits.codes)
  const together = rules.filter(({ combinable }) => combinable)
  const alone = rules.filter(({ combinable }) => !combinable).map(({ coupons, ...rule }) => [{ ...rule, coupons: coupons.slice(0, 1) }])
  const isAsked = (plan: readonly Rule[]) => plan.some(({ coupons }) => coupons.some(({ id }) => id === question.mustCount))
  const isAutomatic = question.automaticDiscounts.some(({ id, isActive }) => isActive && id === question.mustCount)
  const plans = [together, ...alone].filter((plan) => question.mustCount === null || isAutomatic || isAsked(plan))
  return plans.map((plan) => planOf(question, plan))
}

/**
 * Finds the cart that gives away the largest share of itself with the codes that combine. Branch and bound: a linear program bounds each
 * box of carts, and boxes no worse than a priced cart are pruned. Results are always priced by the engine.
 */
export function* searchWorstStack(question: StackQuestion): Generator<undefined, StackAnswer> {
  const world = stackContext(question)
  const products = listSoldProducts(question, world)
  const progress: Progress = { worst: null, steps: question.mostSteps }
  let isProven = true
  for (const plan of plansOf(question)) isProven = (yield* searchPlan({ question, world, products, plan }, progress)) && isProven
  return { worst: progress.worst, isProven }
}

interface Window {
  readonly startsAt: number | null
  readonly expiresAt: number | null
}

const isOn = ({ startsAt, expiresAt }: Window, moment: number): boolean =>
  (startsAt === null || startsAt <= moment) && (expiresAt === null || moment < expiresAt)

/**
 * Moments at which most codes overlap with `own`, ascending. Codes only join at a start, so only starts are candidates; a start whose codes
 * all apply at another is skipped.
 */
export const worstMoments = (own: Window, coupons: readonly Coupon[], now: number): readonly number[] => {
  const first = Math.max(now, own.startsAt ?? now)
  const starts = coupons.flatMap(({ startsAt }) => (startsAt !== null && startsAt > first && isOn(own, startsAt) ? [startsAt] : []))
  const moments = [...new Set([first, ...starts])]
  const live = moments.map((moment) => new Set(coupons.filter((coupon) => isOn(coupon, moment)).map(({ id }) => id)))
  const isWithin = (inner: number, outer: number) => [...(live[inner] ?? [])].every((id) => live[outer]?.has(id))
  const isLess = (at: number, other: number) => at !== other && isWithin(at, other) && (!isWithin(other, at) || other < at)
  return moments.filter((_moment, at) => !moments.some((_other, other) => isLess(at, other))).sort((left, right) => left - right)
}
