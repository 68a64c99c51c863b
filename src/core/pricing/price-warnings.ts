import { percentOf } from '../money/percent'

/** What makes a change of a price worth a second look. */
export const priceWarnings = ['free', 'tenfold', 'unusual'] as const
export type PriceWarning = (typeof priceWarnings)[number]

const unusualPercent = 30
const tenfold = 10

/** By how many per cent a figure changes; `null` from nothing, or to none. */
export const changePercent = (before: number | null, after: number | null): number | null =>
  before === null || after === null || before === 0 ? null : percentOf(after / before - 1, 1)

/** Given away, ten times as much or a tenth of it, or a change by 30 % and more; the gravest alone. */
export const warningOf = (before: number | null, after: number | null): PriceWarning | null => {
  if (before === null || after === null || before === 0) return null
  if (after === 0) return 'free'
  if (after >= before * tenfold || after * tenfold <= before) return 'tenfold'
  return Math.abs(changePercent(before, after) ?? 0) >= unusualPercent ? 'unusual' : null
}
