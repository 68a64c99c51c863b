import { quoteCart } from '../orders/quote-cart'
import type { Quote, QuoteItemRequest, QuoteWorld } from '../orders/types'
import { exampleName } from './sold-products'
import type { SoldProduct, StackQuestion, WorstStack } from './types'

export type Chosen = readonly { readonly product: SoldProduct; readonly quantity: number }[]

/** Names get one each, and extras a name each; `null` where there are more extras than names, or more lines than a cart has. */
export const itemsOf = (chosen: Chosen, mostItems: number): readonly QuoteItemRequest[] | null => {
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

/** D10: nobody pays less than who comes for the first time. */
export const stackWorld = ({ catalog, settings, currency, automaticDiscounts, coupons, now }: StackQuestion): QuoteWorld => ({
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

/** The codes that take most, where more count than a cart may carry. */
const withinLimit = ({ discountCodes }: Quote, most: number, mustCount: string | null): readonly string[] =>
  [...discountCodes]
    .sort((left, right) => Number(right.discountId === mustCount) - Number(left.discountId === mustCount) || right.savings - left.savings)
    .slice(0, most)
    .map(({ discountId }) => discountId)

const priceWith = (
  question: StackQuestion,
  world: QuoteWorld,
  items: readonly QuoteItemRequest[],
  codes: readonly string[],
): WorstStack | null => {
  const { mustCount, limits, currency } = question
  const priced = quoteCart({ currency: currency.code, items, codes }, world)
  if (!priced.ok) return null
  const kept = withinLimit(priced.value, limits.codes, mustCount)
  if (kept.length < priced.value.discountCodes.length) return priceWith(question, world, items, kept)
  const { subtotal, discount } = priced.value.breakdown
  if (subtotal <= 0 || (mustCount !== null && !countsIn(priced.value, mustCount))) return null
  return { items, codes: [...kept].sort(), quote: priced.value, share: discount / subtotal }
}

/** D8: what leaves nothing for the code that is asked about is not typed beside it. */
const pricedBeside = (
  question: StackQuestion,
  world: QuoteWorld,
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

/** A cart as the engine prices it, with every one of these codes that counts. */
export const priceStack = (
  question: StackQuestion,
  world: QuoteWorld,
  items: readonly QuoteItemRequest[],
  codes: readonly string[],
): WorstStack | null => priceWith(question, world, items, codes) ?? pricedBeside(question, world, items, codes)
