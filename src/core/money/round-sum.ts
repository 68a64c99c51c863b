import { divideAndRound } from './round'
import type { Minor } from './types'

/** A product of whole numbers over a product of whole numbers: an amount, by the day or in part. `over` are above 0. */
export interface Fraction {
  readonly of: readonly number[]
  readonly over: readonly number[]
}

const product = (factors: readonly number[]): bigint => factors.reduce((all, each) => all * BigInt(each), 1n)

/** The exact sum of fractions, rounded once (M2): parts that are rounded by themselves need not add up. */
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
