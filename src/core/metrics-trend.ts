/** 0 ≤ r < 1. */
type Random = () => number

const tenths = 10

/** §4: random trends in per cent within ±`maximum`, one decimal place. Never -0. */
export const nextTrends = (count: number, maximum: number, random: Random): readonly number[] =>
  Array.from({ length: count }, () => Math.round((random() * 2 - 1) * maximum * tenths) / tenths || 0)

/** §4, R9: zero counts as nonnegative. */
export const isNonnegative = (trend: number): boolean => trend >= 0
