import type { UsdCents } from '../money/types'

/** What something cost from one moment on, until the next one. */
export interface PriceMoment {
  readonly at: number
  /** `null` while it was not sold. */
  readonly price: UsdCents | null
  /** What was struck through beside it. */
  readonly struck: UsdCents | null
}

/** What is known of a price's past, oldest first. */
export interface PricePast {
  readonly moments: readonly PriceMoment[]
  /** The first moment is where the records begin, not where it was first sold. */
  readonly isCut: boolean
}

/** P11: `untrue`: higher than what it cost before. `unproven`: nothing that is known says that it ever cost so much. */
export const strikeVerdicts = ['true', 'untrue', 'unproven'] as const

export interface Reference {
  readonly verdict: (typeof strikeVerdicts)[number]
  /** When the reduction began; `null` where it stood before the records. */
  readonly since: number | null
  readonly price: UsdCents
  readonly struck: UsdCents
  /** The lowest price of the 30 days before; `null` where none is known. */
  readonly lowest: UsdCents | null
}

const day = 86_400_000

/** 98/6/EC art. 6a: "not shorter than 30 days". Whole days of UTC, so that it is 30 days and the part of the day before. */
export const referenceDays = 30

/** P11: where the days that count before a reduction begin. */
export const referenceStart = (since: number): number => Math.floor(since / day) * day - referenceDays * day

interface Reduced extends PriceMoment {
  readonly price: UsdCents
  readonly struck: UsdCents
}

const isReduced = (moment: PriceMoment | undefined): moment is Reduced =>
  moment !== undefined && moment.price !== null && moment.struck !== null && moment.struck > moment.price

/** A price that falls further goes on with the same reduction; one that rises, or a day without it, begins another. */
const beginningOf = (moments: readonly PriceMoment[]): number => {
  let begin = moments.length - 1
  for (let now = moments[begin], before = moments[begin - 1]; isReduced(now) && isReduced(before) && before.price >= now.price;) {
    begin -= 1
    now = before
    before = moments[begin - 1]
  }
  return begin
}

const lowestBefore = (moments: readonly PriceMoment[], begin: number, from: number): UsdCents | null =>
  moments.slice(0, begin).reduce<UsdCents | null>((lowest, { price }, at) => {
    const until = moments[at + 1]?.at ?? 0
    return price === null || until <= from || (lowest !== null && lowest <= price) ? lowest : price
  }, null)

/** P11: what the struck-through price of the last moment is worth; `null` where nothing is struck through. */
export const referencePrice = ({ moments, isCut }: PricePast): Reference | null => {
  const last = moments.at(-1)
  if (!isReduced(last)) return null
  const begin = beginningOf(moments)
  const since = moments[begin]?.at ?? last.at
  const from = referenceStart(since)
  const lowest = lowestBefore(moments, begin, from)
  const isKnown = !isCut || (moments[0]?.at ?? since) <= from
  const verdict = lowest !== null && last.struck > lowest ? 'untrue' : lowest !== null && isKnown ? 'true' : 'unproven'
  return { verdict, since: begin === 0 && isCut ? null : since, price: last.price, struck: last.struck, lowest }
}

/** P11: what the site does about a struck-through price that is not true. */
export const strikePolicies = ['asShown', 'replace', 'hide'] as const
export type StrikePolicy = (typeof strikePolicies)[number]

/** P11: what is struck through in the end, or `null` for nothing. */
export const truthfulStrike = (policy: StrikePolicy, { verdict, price, struck, lowest }: Reference): UsdCents | null => {
  if (policy === 'asShown' || verdict === 'true') return struck
  return policy === 'replace' && verdict === 'untrue' && lowest !== null && lowest > price ? lowest : null
}
