import type { Decimal } from './types'

const pattern = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/

/** 10 ** 0 … 10 ** 15: every power of ten a scale may need and a number holds exactly. */
const powersOfTen = Array.from({ length: 16 }, (_, power) => 10 ** power)

/** 10 ** scale. Throws `RangeError` beyond 15 places, where a number is no longer exact. */
export const powerOfTen = (scale: number): number => {
  const power = powersOfTen[scale]
  if (power === undefined) throw new RangeError(`A decimal of ${scale} places is beyond exact range`)
  return power
}

/**
 * Reads a decimal exactly, from the shortest form that names it: 0.1 is one tenth, not the float beside it (M1).
 * Throws `RangeError` on anything that is not a finite decimal of at most 15 significant places.
 */
export const parseDecimal = (value: number | string): Decimal => {
  const match = pattern.exec(String(value).trim())
  if (!match) throw new RangeError(`Not a decimal: ${value}`)
  const [, sign, whole, fraction = '', exponent = 0] = match
  const shift = Number(exponent)
  const written = `${whole}${fraction}`.padEnd(String(whole).length + shift, '0')
  const places = Math.max(0, fraction.length - shift)
  // Trailing zeros carry no value: '1.50' and 1.5 are the same decimal.
  const spare = Math.min(places, written.length - written.replace(/0+$/, '').length)
  const digits = Number(written.slice(0, written.length - spare))
  const scale = digits === 0 ? 0 : places - spare
  if (!Number.isSafeInteger(digits) || scale > 15) throw new RangeError(`Beyond exact range: ${value}`)
  return { digits: sign && digits !== 0 ? -digits : digits, scale }
}

/** The nearest number, for JSON and display only; never for arithmetic on money. */
export const decimalToNumber = ({ digits, scale }: Decimal): number => digits / powerOfTen(scale)

/** Whether two decimals name the same value, whatever their scale. */
export const equalDecimals = (left: Decimal, right: Decimal): boolean =>
  BigInt(left.digits) * 10n ** BigInt(right.scale) === BigInt(right.digits) * 10n ** BigInt(left.scale)
