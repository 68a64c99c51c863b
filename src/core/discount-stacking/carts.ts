import { billingPeriods, domainOperations, sslCoverages, type BillingPeriod, type Catalog, type CategoryId } from '../catalog/types'
import { isSingleItem } from '../orders/normalise-item'
import { resolveProduct } from '../orders/price-lines'
import type { QuoteItemRequest, ServiceData } from '../orders/types'
import type { StackQuestion } from './types'

export interface SoldProduct {
  readonly item: QuoteItemRequest & { readonly serviceData: ServiceData }
  readonly category: CategoryId
  readonly billing: BillingPeriod
  /** USD cents. */
  readonly price: number
  readonly most: number
}

export type Selection = readonly (readonly [product: SoldProduct, quantity: number])[]

/** Domains differ only in the TLD; the label is arbitrary. */
const exampleName = (place: number, tld: string): string => `example-name-${place}${tld}`

/** `.example` has no row, so it is transferred at the default price (P8). */
const listItems = ({ services, extensions, transferPrices, addons }: Catalog): readonly SoldProduct['item'][] => [
  ...[...services.values()].flatMap(({ type, id }) => {
    const choices: readonly ServiceData[] = type === 'ssl' ? sslCoverages.map((coverage) => ({ coverage })) : [{}]
    return billingPeriods.flatMap((billing) => choices.map((serviceData) => ({ type, id, billing, quantity: 1, serviceData })))
  }),
  ...[...new Set([...extensions.keys(), ...transferPrices.keys(), '.example'])].flatMap((tld) => {
    const item = { type: 'domain', id: exampleName(1, tld), billing: 'yearly', quantity: 1 } as const
    return domainOperations.map((operation) => ({ ...item, serviceData: { operation } }))
  }),
  ...[...addons.keys()].map((id) => ({ type: 'addon', id, billing: 'yearly', quantity: 1, serviceData: {} }) as const),
]

const noChoices = { key: '', index: 0, selectedPaymentType: undefined, partialType: undefined, years: 1 }

/** All products with a price above zero, priced by the pricing engine (P2, P7, P8). */
export const listSoldProducts = (question: StackQuestion): readonly SoldProduct[] =>
  listItems(question.catalog).flatMap((item) => {
    const resolved = resolveProduct({ ...item, ...noChoices }, question)
    if (!resolved.ok || resolved.value.price <= 0) return []
    const { category, price } = resolved.value
    const most = isSingleItem(item.type) ? question.limits.items : question.limits.quantity
    return [{ item, category, billing: item.billing, price, most }]
  })

/** Gives each domain its own line and each add-on a domain, if there is one; `null` if the cart is empty or exceeds `mostItems`. */
export const itemsOf = (chosen: Selection, mostItems: number): readonly QuoteItemRequest[] | null => {
  const single = (type: 'domain' | 'addon') =>
    chosen.flatMap(([{ item }, quantity]) =>
      item.type === type ? Array.from({ length: quantity }, (_each, place) => ({ item, place })) : [],
    )
  const names = single('domain').map(({ item }, place) => ({ ...item, id: exampleName(place + 1, item.id.slice(item.id.indexOf('.'))) }))
  const addons = single('addon').map(({ item, place }) => ({ ...item, serviceData: { domain: names[place]?.id ?? '' } }))
  const others = chosen.flatMap(([{ item }, quantity]) => (isSingleItem(item.type) ? [] : [{ ...item, quantity }]))
  const items = [...others, ...names, ...addons]
  return items.length === 0 || items.length > mostItems ? null : items
}

/** Products bought together, as a linked list. */
type Pile = readonly [product: SoldProduct, copies: number, rest: Pile] | null

/** Bounded knapsack: the maximum number of items for each sum of prices (−1 if unreachable), and which items they are. */
const fillTable = (products: readonly SoldProduct[], last: number) => {
  const counts = new Int16Array(last + 1).fill(-1, 1)
  const piles = new Array<Pile>(last + 1).fill(null)
  for (const product of products) {
    // Powers of two plus a remainder make up any quantity.
    for (let left = product.most, power = 1; left > 0; left -= power, power *= 2) {
      const copies = Math.min(power, left)
      const worth = product.price * copies
      for (let sum = last; sum >= worth; sum -= 1) {
        const before = counts[sum - worth] as number
        if (before < 0 || before + copies <= (counts[sum] as number)) continue
        counts[sum] = before + copies
        piles[sum] = [product, copies, piles[sum - worth] ?? null]
      }
    }
  }
  return { counts, piles }
}

/** Sums of prices that products can reach, up to `last`. The table grows on demand, since most searches only need small carts. */
export const reachableSums = (products: readonly SoldProduct[], last: number) => {
  const cheapestFirst = [...products].sort((left, right) => left.price - right.price)
  let table = fillTable([], 0)
  const upTo = (amount: number): typeof table => {
    if (amount >= table.counts.length) table = fillTable(cheapestFirst, Math.min(last, Math.max(20_000, amount * 2)))
    return table
  }
  const seek = (from: number, step: 1 | -1): number => {
    let amount = Math.max(0, from)
    while (amount <= last && (upTo(amount).counts[amount] as number) < 0) amount += step
    return amount > last ? Infinity : amount
  }
  return {
    last,
    /** Largest sum ≤ `wanted`; at least 0. */
    atMost: (wanted: number): number => seek(Math.min(last, Math.floor(wanted)), -1),
    /** Smallest sum ≥ `wanted`; `Infinity` beyond `last`. */
    atLeast: (wanted: number): number => seek(Math.ceil(wanted), 1),
    /** Products that add up to a reachable sum, using as many items as possible. */
    choose: (amount: number): Selection => {
      const quantities = new Map<SoldProduct, number>()
      for (let pile = upTo(amount).piles[amount]; pile; pile = pile[2]) quantities.set(pile[0], (quantities.get(pile[0]) ?? 0) + pile[1])
      return [...quantities]
    },
  }
}
