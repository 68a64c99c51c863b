/** A number from 0 up to, but never, 1: the dice are handed in. */
type Random = () => number

const tenths = 10

/**
 * §4: a trend for each figure, in per cent between -`maximum` and +`maximum`, of one decimal. Never -0: zero has no sign.
 */
export const nextTrends = (count: number, maximum: number, random: Random): readonly number[] =>
  Array.from({ length: count }, () => Math.round((random() * 2 - 1) * maximum * tenths) / tenths || 0)

/** §4, R9: green if nonnegative, and 0 is nonnegative. */
export const isNonnegative = (trend: number): boolean => trend >= 0
