import { powerOfTen } from './decimal'
import type { Decimal } from './types'

/**
 * The one place where amounts are rounded: half away from zero, on the exact value (M2).
 * `amount × factor / divisor`, all whole numbers, `divisor` > 0.
 */
export const multiplyAndRound = (amount: number, factor: number, divisor: number): number => {
  const product = amount * factor
  const size = Math.abs(product)
  const rounded = Number.isSafeInteger(size) ? roundWithin(size, divisor) : roundBeyond(Math.abs(amount), Math.abs(factor), divisor)
  // 0 less 0 is 0, and no -0.
  return product < 0 ? 0 - rounded : rounded
}

/** Both steps are exact: a quotient of safe integers never rounds up to a whole number it has not reached. */
const roundWithin = (size: number, divisor: number): number => {
  const quotient = Math.floor(size / divisor)
  const remainder = size - quotient * divisor
  return remainder * 2 >= divisor ? quotient + 1 : quotient
}

/** The same for products past 2 ** 53, where a number would lose its last digits. */
const roundBeyond = (amount: number, factor: number, divisor: number): number =>
  divideAndRound(BigInt(amount) * BigInt(factor), BigInt(divisor))

/** The same of whole numbers of any length (M2). `divisor` > 0. */
export const divideAndRound = (product: bigint, divisor: bigint): number => {
  const size = product < 0n ? -product : product
  const rounded = Number((size * 2n + divisor) / (divisor * 2n))
  if (!Number.isSafeInteger(rounded)) throw new RangeError('An amount is beyond exact range')
  // 0 less 0 is 0, and no -0.
  return product < 0n ? 0 - rounded : rounded
}

/** `amount × decimal`, rounded to a whole unit of what `amount` counts (M2). */
export const multiplyByDecimal = (amount: number, by: Decimal): number => multiplyAndRound(amount, by.digits, powerOfTen(by.scale))
