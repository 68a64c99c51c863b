import type { Decimal } from '@/core/money/types'

/** Exact non-negative fraction. */
export type Fraction = readonly [top: bigint, bottom: bigint]

export const whole = (number: bigint | number): Fraction => [BigInt(number), 1n]
export const decimal = ({ digits, scale }: Decimal): Fraction => [BigInt(digits), 10n ** BigInt(scale)]

/** Fraction of a decimal number: 2.5 is 5/2. */
export const written = (number: number): Fraction => {
  const [units = '0', places = ''] = String(number).split('.')
  return [BigInt(units + places), 10n ** BigInt(places.length)]
}

export const times = (...factors: readonly Fraction[]): Fraction => {
  let top = 1n
  let bottom = 1n
  for (const factor of factors) {
    top *= factor[0]
    bottom *= factor[1]
  }
  return [top, bottom]
}

export const hundredth: Fraction = [1n, 100n]
export const lessThanOne = ([top, bottom]: Fraction): Fraction => [bottom - top, bottom]

/** M2: half up, since values are non-negative. */
export const rounded = ([top, bottom]: Fraction): bigint => (2n * top + bottom) / (2n * bottom)

export const smallest = (first: bigint, ...others: readonly bigint[]): bigint => {
  let found = first
  for (const other of others) if (other < found) found = other
  return found
}

export const sum = <Item>(items: readonly Item[], of: (item: Item) => bigint): bigint => {
  let found = 0n
  for (const item of items) found += of(item)
  return found
}

/** D9: largest remainder; ties go to the smaller key. */
export const shareOut = <Taker extends { readonly key: string }>(
  amount: bigint,
  takers: readonly Taker[],
  weigh: (taker: Taker) => bigint,
): ReadonlyMap<string, bigint> => {
  const weight = sum(takers, weigh)
  if (weight === 0n) return new Map(takers.map(({ key }) => [key, 0n]))
  const shares = takers.map((taker) => {
    const exact = amount * weigh(taker)
    return { key: taker.key, units: exact / weight, remainder: exact % weight }
  })
  let missing = amount - sum(shares, ({ units }) => units)
  shares.sort((one, other) => {
    if (one.remainder !== other.remainder) return one.remainder > other.remainder ? -1 : 1
    return one.key < other.key ? -1 : 1
  })
  for (const share of shares) {
    if (missing === 0n) break
    share.units += 1n
    missing -= 1n
  }
  return new Map(shares.map(({ key, units }) => [key, units]))
}
