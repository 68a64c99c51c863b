export const dayLength = 86_400_000
/** A1: this week and the one before it, drawn day by day. */
export const daysDrawn = 14
export const weekLength = 7
/** A3: so long after its last change a cart is left. */
export const leftAfter = dayLength

/** What happened on each of fourteen days, oldest first: a day is the 24 hours that end where the next begins, the last one now. */
export type Days = readonly number[]

export const emptyDays = (): number[] => Array.from({ length: daysDrawn }, () => 0)

/** A1: the moment each of the days ends. */
export const dayEnds = (now: number): readonly number[] =>
  Array.from({ length: daysDrawn }, (_each, index) => now - (daysDrawn - 1 - index) * dayLength)

export interface Compared {
  readonly now: number
  readonly before: number
}

const sumOf = (days: Days): number => days.reduce((sum, each) => sum + each, 0)

/** A1: the seven days that end now, and the seven before them. */
export const compareWeeks = (days: Days): Compared => ({
  now: sumOf(days.slice(daysDrawn - weekLength)),
  before: sumOf(days.slice(0, daysDrawn - weekLength)),
})

/** A1: as a share of the week before; `null` where there was nothing to compare with. */
export const changeOf = ({ now, before }: Compared): number | null => (before === 0 ? null : (now - before) / Math.abs(before))

/** A3: the part of a whole; `null` of nothing. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)
