import type { Decimal, Minor, UsdCents } from './types'

/** `key` decides ties. */
export interface Weighted {
  readonly weight: number
  readonly key: string
}

/**
 * Distributes an integer `amount` over weights by largest remainder, so that shares always add up (D9). Ties go to the smaller key by
 * string comparison, so the order of recipients doesn't matter. `amount` and weights are non-negative integers; if all weights are zero,
 * `amount` must be 0.
 */
export const allocate = (amount: number, takers: readonly Weighted[]): number[] => {
  let whole = 0
  for (const taker of takers) whole += taker.weight
  const shares = new Array<number>(takers.length).fill(0)
  if (amount === 0) return shares
  if (whole === 0) throw new RangeError('All weights are zero')
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

/** O3: equal integer parts; the first includes the remainder. A single part if `amount` < `count`. */
export const equalParts = (amount: number, count: number): readonly number[] => {
  const part = Math.floor(amount / count)
  return part === 0 ? [amount] : [amount - part * (count - 1), ...new Array<number>(count - 1).fill(part)]
}

/** D9: parts by largest remainder, which differ by at most one unit; larger ones first. */
export const evenParts = (amount: number, count: number): readonly number[] => {
  const part = Math.floor(amount / count)
  const rest = amount - part * count
  return Array.from({ length: count }, (_, index) => (index < rest ? part + 1 : part))
}

const pattern = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/

/** 10 ** 0 … 10 ** 15, all exact as numbers. */
const powersOfTen = Array.from({ length: 16 }, (_, power) => 10 ** power)

/** 10 ** scale. Throws `RangeError` beyond 15 places, where numbers are no longer exact. */
export const powerOfTen = (scale: number): number => {
  const power = powersOfTen[scale]
  if (power === undefined) throw new RangeError(`A decimal with ${scale} places cannot be represented exactly`)
  return power
}

/**
 * Parses a decimal exactly from its shortest form: 0.1 is one tenth, not the nearest float (M1). Throws `RangeError` unless it is a finite
 * decimal with at most 15 significant places.
 */
export const parseDecimal = (value: number | string): Decimal => {
  const match = pattern.exec(String(value).trim())
  if (!match) throw new RangeError(`Not a decimal: ${value}`)
  const [, sign, whole, fraction = '', exponent = 0] = match
  const shift = Number(exponent)
  const written = `${whole}${fraction}`.padEnd(String(whole).length + shift, '0')
  const places = Math.max(0, fraction.length - shift)
  // Trailing zeros don't change the value: '1.50' equals 1.5.
  const spare = Math.min(places, written.length - written.replace(/0+$/, '').length)
  const digits = Number(written.slice(0, written.length - spare))
  const scale = digits === 0 ? 0 : places - spare
  if (!Number.isSafeInteger(digits) || scale > 15) throw new RangeError(`Value cannot be represented exactly: ${value}`)
  return { digits: sign && digits !== 0 ? -digits : digits, scale }
}

/** For JSON and display only; never for money arithmetic. */
export const decimalToNumber = ({ digits, scale }: Decimal): number => digits / powerOfTen(scale)

/** Compares by value, whatever the scale. */
export const equalDecimals = (left: Decimal, right: Decimal): boolean =>
  BigInt(left.digits) * 10n ** BigInt(right.scale) === BigInt(right.digits) * 10n ** BigInt(left.scale)

/**
 * With `divideAndRound`, the only place that rounds amounts: half away from zero, on the exact value (M2). `amount × factor / divisor`, all
 * integers, `divisor` > 0.
 */
export const multiplyAndRound = (amount: number, factor: number, divisor: number): number => {
  const product = amount * factor
  const size = Math.abs(product)
  const rounded = Number.isSafeInteger(size) ? roundWithin(size, divisor) : roundBeyond(Math.abs(amount), Math.abs(factor), divisor)
  // Avoids -0.
  return product < 0 ? 0 - rounded : rounded
}

/** Exact, since `Math.floor` of a quotient of safe integers never rounds up. */
const roundWithin = (size: number, divisor: number): number => {
  const quotient = Math.floor(size / divisor)
  const remainder = size - quotient * divisor
  return remainder * 2 >= divisor ? quotient + 1 : quotient
}

/** BigInt for products beyond 2 ** 53. */
const roundBeyond = (amount: number, factor: number, divisor: number): number =>
  divideAndRound(BigInt(amount) * BigInt(factor), BigInt(divisor))

/** `multiplyAndRound` for integers of any size (M2). `divisor` > 0. */
export const divideAndRound = (product: bigint, divisor: bigint): number => {
  const size = product < 0n ? -product : product
  const rounded = Number((size * 2n + divisor) / (divisor * 2n))
  if (!Number.isSafeInteger(rounded)) throw new RangeError('Amount cannot be represented exactly')
  // Avoids -0.
  return product < 0n ? 0 - rounded : rounded
}

/** `amount × decimal`, rounded to an integer (M2). */
export const multiplyByDecimal = (amount: number, by: Decimal): number => multiplyAndRound(amount, by.digits, powerOfTen(by.scale))

/** A product of integers over a product of positive integers. */
export interface Fraction {
  readonly of: readonly number[]
  readonly over: readonly number[]
}

const product = (factors: readonly number[]): bigint => factors.reduce((all, each) => all * BigInt(each), 1n)

/** Sum of fractions, rounded once (M2), since parts rounded separately need not add up. */
export const roundSum = (fractions: readonly Fraction[]): Minor => {
  let above = 0n
  let below = 1n
  for (const { of, over } of fractions) {
    const divisor = product(over)
    above = above * divisor + product(of) * below
    below *= divisor
  }
  return divideAndRound(above, below) as Minor
}

export const nothing = 0 as Minor

/** Integer sum, always exact (M1, M4). */
export const sumOf = (amounts: readonly number[]): Minor => amounts.reduce((sum, amount) => sum + amount, 0) as Minor

/** Number for public JSON: 1299 with 2 digits gives 12.99 (M1). */
export const toMajor = (minor: number, digits: number): number => minor / powerOfTen(digits)

/** Inverse of `toMajor`; absorbs float error (M1). */
export const fromMajor = (major: number, digits: number): Minor => Math.round(major * powerOfTen(digits)) as Minor

/** Tolerated float error, in minor units, from clients that add amounts. */
const dust = 1e-6

/** A typed amount in minor units; `null` if it has more decimals than the currency. */
export const fromTyped = (major: number, digits: number): Minor | null => {
  const minor = fromMajor(major, digits)
  return Math.abs(minor - major * powerOfTen(digits)) > dust ? null : minor
}

/** Removes float error; a tenth of a cent remains visible. */
export const withoutFloatError = (major: number): number => Number(major.toFixed(4))

/** Converts between minor-unit scales, such as a provider's; `null` if not representable. */
export const inMinorUnits = (amount: number, from: number, to: number): Minor | null => {
  const value = from > to ? amount / powerOfTen(from - to) : amount * powerOfTen(to - from)
  return Number.isSafeInteger(value) ? (value as Minor) : null
}

/**
 * Stored price as US cents: decimal dollars with at most 2 places, not negative (M1). Throws `RangeError` otherwise, since no editor could
 * have saved such a price.
 */
export const usdCents = (value: number | string): UsdCents => {
  const { digits, scale } = parseDecimal(value)
  if (scale > 2) throw new RangeError(`Price has more than 2 decimal places: ${value}`)
  if (digits < 0) throw new RangeError(`Price is negative: ${value}`)
  const cents = digits * powerOfTen(2 - scale)
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Value cannot be represented exactly: ${value}`)
  return cents as UsdCents
}
