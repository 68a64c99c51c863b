import type { Coupon } from '../discounts/coupons'
import { fractionOf } from '../money/format'
import { calculateQuote } from '../orders/calculate-quote'
import type { QuoteItemRequest } from '../orders/types'
import { openField, relaxCarts, splitBox, type Box, type Field, type Plan } from './bounds'
import { itemsOf, listSoldProducts, type Selection, type SoldProduct } from './carts'
import type { StackAnswer, StackQuestion, WorstStack } from './types'

type Window = Pick<Coupon, 'startsAt' | 'expiresAt'>

const isOn = ({ startsAt, expiresAt }: Window, moment: number): boolean =>
  (startsAt === null || startsAt <= moment) && (expiresAt === null || moment < expiresAt)

/** Groups usable codes that differ only in name: at most as many as a cart can hold, the code under test first. */
const groupEqualCodes = ({ coupons, now, mustCount, limits }: StackQuestion): readonly (readonly [Coupon, ...Coupon[]])[] => {
  const rules = new Map<string, [Coupon, ...Coupon[]]>()
  for (const coupon of [...coupons.values()].sort((left, right) => Number(right.id === mustCount) - Number(left.id === mustCount))) {
    const { id: _id, name: _name, description: _description, usedCount, usageLimit, ...rule } = coupon
    if (!rule.isActive || !isOn(rule, now) || (usageLimit !== null && usedCount >= usageLimit)) continue
    const key = JSON.stringify(rule)
    const same = rules.get(key)
    if (!same) rules.set(key, [coupon])
    else if (rule.combinable && same.length < limits.codes) same.push(coupon)
  }
  return [...rules.values()]
}

/**
 * D1: all combinable codes together, or a single non-combinable one. An extra discount never lowers the total discount (D8), so all that
 * apply are used.
 */
const plansOf = (question: StackQuestion): readonly Plan[] => {
  const groups = groupEqualCodes(question)
  const automatic = question.automaticDiscounts.filter(({ isActive }) => isActive).map((each) => [each] as const)
  const together = groups.filter(([{ combinable }]) => combinable)
  const alone = groups.filter(([{ combinable }]) => !combinable)
  return [together, ...alone.map((group) => [group])]
    .map((codes) => [...automatic, ...codes])
    .filter((plan) => question.mustCount === null || plan.some(([{ id }]) => id === question.mustCount))
}

interface Search extends StackQuestion {
  readonly products: readonly SoldProduct[]
  readonly mostShare: number
  worst: WorstStack | null
  steps: number
}

const priceWith = (search: Search, items: readonly QuoteItemRequest[], codes: readonly string[]): WorstStack | null => {
  const { mustCount, limits } = search
  const priced = calculateQuote({ currency: 'USD', items, codes }, search)
  if (!priced.ok) return null
  const { automaticDiscounts, discountCodes, breakdown } = priced.value
  const isCounted = [...automaticDiscounts, ...discountCodes].some(({ discountId }) => discountId === mustCount)
  if (breakdown.subtotal <= 0 || (mustCount !== null && !isCounted)) return null
  const rank = ({ discountId, savings }: (typeof discountCodes)[number]) => (discountId === mustCount ? Infinity : savings)
  const kept = [...discountCodes].sort((left, right) => rank(right) - rank(left)).map(({ discountId }) => discountId)
  if (kept.length > limits.codes) return priceWith(search, items, kept.slice(0, limits.codes))
  return { items, codes: kept.sort(), quote: priced.value, share: breakdown.discount / breakdown.subtotal }
}

/** D8: if the other codes leave nothing for the code under test, starts with it alone and adds those that leave it something. */
const priceStack = (search: Search, items: readonly QuoteItemRequest[], codes: readonly string[]): WorstStack | null => {
  const { mustCount } = search
  let worst = priceWith(search, items, codes)
  if (worst !== null || mustCount === null || !codes.includes(mustCount)) return worst
  worst = priceWith(search, items, [mustCount])
  for (const code of codes) {
    const more = worst && priceWith(search, items, [...worst.codes, code])
    if (more && worst && more.share >= worst.share) worst = more
  }
  return worst
}

const tryCart = (search: Search, chosen: Selection, codes: readonly string[]): void => {
  const items = itemsOf(chosen, search.limits.items)
  const priced = items && priceStack(search, items, codes)
  if (priced && priced.share > (search.worst?.share ?? 0)) search.worst = priced
}

/** Prices the carts in a box nearest to the relaxed one. */
const priceNear = (search: Search, { classes }: Field, { from, to }: Box, amounts: readonly number[], codes: readonly string[]): void => {
  const up = classes.map(({ sums }, place) => sums.atLeast((amounts[place] ?? 0) - 1e-2))
  const down = classes.map(({ sums }, place) => sums.atMost((amounts[place] ?? 0) + 1e-2))
  for (const corner of [up, down]) {
    if (corner.some((amount, place) => amount < (from[place] ?? 0) || amount > (to[place] ?? 0))) continue
    const chosen = classes.flatMap(({ sums }, place) => sums.choose(corner[place] ?? 0))
    tryCart(search, chosen, codes)
  }
}

/**
 * Carts with `least` to `most` domains, since each add-on needs its own. True if every cart was ruled out; yields so that the caller can
 * pause.
 */
function* searchPlan(search: Search, plan: Plan, least: number, most: number): Generator<undefined, boolean> {
  const codes = plan.flatMap((equal) => equal.flatMap(({ id }) => (search.coupons.has(id) ? [id] : [])))
  const products = search.products.flatMap((each) => (each.item.type !== 'addon' ? [each] : most > 0 ? [{ ...each, most }] : []))
  const field = openField(products, plan, { names: least, mostShare: search.mostShare })
  const states = plan.map(([{ id }]) => (id === search.mustCount ? 'counts' : 'open'))
  const whole: Box = { from: field.every.map(() => 0), to: field.classes.map(({ sums }) => sums.last), states }
  const relax = (box: Box) => relaxCarts(field, box, (search.worst?.share ?? 0) + search.tolerance)
  let isProven = true
  const boxes = [whole]
  for (let box = boxes.pop(); box; box = boxes.pop()) {
    if (search.steps <= 0) return false
    search.steps -= 1
    yield
    let relaxed = relax(box)
    if (relaxed && box === whole && most === 0) {
      // A single product is often close to the worst case, which rules out most boxes.
      for (const product of products) for (const quantity of [1, 3]) tryCart(search, [[product, Math.min(quantity, product.most)]], codes)
      relaxed = relax(box)
    }
    if (relaxed === null) continue
    const half = Math.floor((least + most) / 2)
    if (least < most) return (yield* searchPlan(search, plan, least, half)) && (yield* searchPlan(search, plan, half + 1, most))
    priceNear(search, field, box, relaxed.amounts, codes)
    const parts = splitBox(field, box, relaxed)
    boxes.push(...parts)
    // If there are more codes than a cart can hold, a different selection might deduct more.
    isProven &&= parts.length > 0 || codes.length <= search.limits.codes
  }
  return isProven
}

/**
 * Finds the cart on which the combinable codes give the largest share. Branch and bound: a linear program bounds each box of carts, and
 * boxes no worse than an already priced cart are pruned. The pricing engine computes all results.
 */
export function* searchWorstStack(question: StackQuestion): Generator<undefined, StackAnswer> {
  const { catalog, settings, limits, mostSteps } = question
  const mostShare = fractionOf(Math.min(100, Math.max(0, settings.maxCombinedDiscountPercent)))
  const search: Search = { ...question, products: listSoldProducts(question), mostShare, worst: null, steps: mostSteps }
  const mostNames = catalog.addons.size > 0 ? Math.floor(limits.items / 2) : 0
  let isProven = true
  for (const plan of plansOf(question)) {
    isProven = (yield* searchPlan(search, plan, 0, 0)) && isProven
    if (mostNames > 0) isProven = (yield* searchPlan(search, plan, 1, mostNames)) && isProven
  }
  return { worst: search.worst, isProven }
}

/**
 * Moments at which most codes overlap with `own`, ascending. The set of codes grows only when a code starts, so only starts are candidates;
 * a start is skipped if all its codes still apply at the next one.
 */
export const worstMoments = (own: Window, coupons: readonly Coupon[], now: number): readonly number[] => {
  const first = Math.max(now, own.startsAt ?? now)
  const starts = coupons.flatMap(({ startsAt }) => (startsAt !== null && startsAt > first && isOn(own, startsAt) ? [startsAt] : []))
  const moments = [...new Set([first, ...starts])].sort((left, right) => left - right)
  return moments.filter((moment, place) => {
    const next = moments[place + 1]
    return next === undefined || coupons.some((coupon) => isOn(coupon, moment) && !isOn(coupon, next))
  })
}
