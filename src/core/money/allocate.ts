/** A share-taker: how much it weighs, and the key that settles ties. */
export interface Weighted {
  readonly weight: number
  readonly key: string
}

/**
 * Spreads a whole `amount` over weights by largest remainder, so that the shares always sum to it (D9).
 * Equal remainders go to the smaller key, compared as plain strings, so the order of the takers never matters.
 * `amount` and weights are whole and not negative; all weights 0 takes `amount` 0.
 */
export const allocate = (amount: number, takers: readonly Weighted[]): number[] => {
  let whole = 0
  for (const taker of takers) whole += taker.weight
  const shares = new Array<number>(takers.length).fill(0)
  if (amount === 0) return shares
  if (whole === 0) throw new RangeError('Nothing to spread an amount over')
  const remainders = new Array<number>(takers.length).fill(0)
  let handedOut = 0
  const exact = Number.isSafeInteger(amount * whole)
  for (let index = 0; index < takers.length; index += 1) {
    const weight = (takers[index] as Weighted).weight
    const share = exact ? Math.floor((amount * weight) / whole) : floorBeyond(amount, weight, whole)
    shares[index] = share
    remainders[index] = exact ? amount * weight - share * whole : remainderBeyond(amount, weight, whole)
    handedOut += share
  }
  for (let rest = amount - handedOut; rest > 0; rest -= 1) {
    const next = indexOfLargest(remainders, takers)
    shares[next] = (shares[next] as number) + 1
    remainders[next] = 0
  }
  return shares
}

const floorBeyond = (amount: number, weight: number, whole: number): number => Number((BigInt(amount) * BigInt(weight)) / BigInt(whole))

const remainderBeyond = (amount: number, weight: number, whole: number): number => Number((BigInt(amount) * BigInt(weight)) % BigInt(whole))

const indexOfLargest = (remainders: readonly number[], takers: readonly Weighted[]): number => {
  let best = 0
  for (let index = 1; index < remainders.length; index += 1) {
    const difference = (remainders[index] as number) - (remainders[best] as number)
    if (difference > 0 || (difference === 0 && (takers[index] as Weighted).key < (takers[best] as Weighted).key)) best = index
  }
  return best
}
