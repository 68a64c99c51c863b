import { fractionOf } from '../money/percent'

export interface ComparedCodes {
  readonly first: string
  readonly second: string
  /** Of a hundred carts, how many are to get the second. */
  readonly shareOfSecond: number
}

/**
 * D17: which of two codes a cart gets: the one it has already, or else one drawn.
 * @param random 0 ≤ r < 1
 */
export const drawVariant = ({ first, second, shareOfSecond }: ComparedCodes, standing: readonly string[], random: number): string =>
  [first, second].find((code) => standing.includes(code)) ?? (random < fractionOf(shareOfSecond) ? second : first)
