import { parseDecimal, powerOfTen } from '../money/decimal'
import type { Quote } from './types'

/** O6: the total a checkout says it was shown, in major units of a currency. */
export interface ExpectedTotal {
  readonly total: number | string
  readonly currency: string
}

/** O6: whether the fresh quote asks for exactly what was shown; compared as exact decimals, never as floats. */
export const sameTotal = (expected: ExpectedTotal, { breakdown, currency }: Pick<Quote, 'breakdown' | 'currency'>): boolean => {
  if (expected.currency !== currency.code) return false
  const { digits, scale } = parseDecimal(expected.total)
  return scale <= currency.digits && digits * powerOfTen(currency.digits - scale) === breakdown.total
}
