import type { SoldProduct } from './types'

/** What a class of products can cost in all: which sums there are, and with how many things at most. */
export interface ReachableAmounts {
  /** The largest that is looked at. */
  readonly last: number
  /** The nearest sum that is not more; 0 is always one. */
  atMost(amount: number): number
  /** The nearest sum that is not less; `null` beyond the last. */
  atLeast(amount: number): number | null
  /** The products that come to this sum, with the most things. */
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

/** Adds one price to every sum there is; `used`, where it is given, notes how often. */
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

/** How far the sums are worked out at first. */
const firstReach = 20_000

const nothingYet = (last: number): Int16Array => new Int16Array(last + 1).fill(-1, 1)

/** Back from a sum to the products that make it up. */
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

/** Worked out once something is asked, and no further than that. */
export const reachableAmounts = (
  products: readonly SoldProduct[],
  last: number,
  mostOf: (product: SoldProduct) => number = ({ most }) => most,
): ReachableAmounts => {
  const coins = coinsOf(products, mostOf)
  let known: Int16Array = nothingYet(0)
  // Most searches stay among small carts, so the sums are worked out twice as far each time.
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
