import type { UsdCents, Decimal } from '../money/types'
import type { BillingPeriod, PriceEntry, PricingSettings, Service } from '../catalog/types'
import { multiplyByDecimal, parseDecimal, usdCents } from '../money/arithmetic'
import { effectivePrice } from './prices'
import { percentOf } from '../money/format'

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

type Multiples = Pick<PricingSettings, 'sslStrikeMultiplier' | 'emailStrikeMultiplier'>

/** P6: the multiplier of a family, or `null` where nothing is struck through (§9: email by the year only). */
const multiplierOf = (type: Service['type'], billing: BillingPeriod, settings: Multiples): Decimal | null => {
  if (type === 'ssl') return settings.sslStrikeMultiplier
  if (type === 'email' && billing === 'yearly') return settings.emailStrikeMultiplier
  return null
}

/** P6: the struck-through price beside `price`, or `null` when the family has none or it would not be higher. */
export const strikePrice = (type: Service['type'], billing: BillingPeriod, price: UsdCents, settings: Multiples): UsdCents | null => {
  const multiplier = multiplierOf(type, billing, settings)
  const struck = multiplier && (multiplyByDecimal(price, multiplier) as UsdCents)
  return struck !== null && struck > price ? struck : null
}

/** What a plan's card strikes through: its family's multiple (P6), unless P11 says what is true of it. */
export const cardStrike = (type: Service['type'], billing: BillingPeriod, entry: PriceEntry, settings: Multiples): UsdCents | null => {
  const struck = strikePrice(type, billing, effectivePrice(entry), settings)
  return struck === null || entry.strike === undefined ? struck : entry.strike
}

/** What a list of services strikes through: the price before its discount, else its family's multiple, unless P11 says what is true of it. */
export const listStrike = (type: Service['type'], billing: BillingPeriod, entry: PriceEntry, settings: Multiples): UsdCents | null => {
  if (entry.strike !== undefined) return entry.strike
  const price = effectivePrice(entry)
  return price < entry.basePrice ? entry.basePrice : strikePrice(type, billing, price, settings)
}

/** The most that is struck through beside a price anywhere. */
export const highestStrike = (type: Service['type'], billing: BillingPeriod, entry: PriceEntry, settings: Multiples): UsdCents | null => {
  const struck = [cardStrike(type, billing, entry, settings), listStrike(type, billing, entry, settings)]
  return struck.reduce((highest, each) => (highest === null || (each !== null && each > highest) ? each : highest))
}

/** One figure of a product as it was recorded, oldest first. `null`: from then on it was not there. */
export interface RecordedFigure {
  readonly at: number
  readonly field: string
  readonly after: string | null
  /** Written when the records began. */
  readonly isOpening: boolean
}

type Figures = ReadonlyMap<string, string>

const amountOf = (figures: Figures, field: string): UsdCents | null => {
  const written = figures.get(field)
  return written === undefined ? null : usdCents(written)
}

const decimalOf = (figures: Figures, field: string) => {
  const written = figures.get(field)
  return written === undefined ? null : parseDecimal(written)
}

/** What the figures of a moment came to: the price that was asked for, and the one struck through. */
export type ReadMoment = (figures: Figures) => Omit<PriceMoment, 'at'>

/** Names, transfers and add-ons: a price and its list price. */
export const readListed =
  (price = 'price', struck = 'originalPrice'): ReadMoment =>
  (figures) => ({ price: amountOf(figures, price), struck: amountOf(figures, struck) })

/** Plans and certificates: what their discount or their family's multiple strikes through (P2, P6). The multiples are figures beside its own. */
export const readService =
  (type: Service['type'], period: BillingPeriod): ReadMoment =>
  (figures) => {
    const basePrice = amountOf(figures, 'basePrice')
    if (basePrice === null) return { price: null, struck: null }
    const entry = { basePrice, setupFee: 0 as UsdCents, discount: decimalOf(figures, 'discount') ?? parseDecimal(0) }
    const multiples = {
      sslStrikeMultiplier: decimalOf(figures, 'sslStrikeMultiplier'),
      emailStrikeMultiplier: decimalOf(figures, 'emailStrikeMultiplier'),
    }
    return { price: effectivePrice(entry), struck: highestStrike(type, period, entry, multiples) }
  }

/** P11: the past of one price. What was recorded at one moment counts from then on together. */
export const pastOf = (recorded: readonly RecordedFigure[], read: ReadMoment): PricePast => {
  const figures = new Map<string, string>()
  const moments: PriceMoment[] = []
  recorded.forEach(({ at, field, after }, index) => {
    if (after === null) figures.delete(field)
    else figures.set(field, after)
    if (recorded[index + 1]?.at !== at) moments.push({ at, ...read(figures) })
  })
  const first = moments.findIndex(({ price }) => price !== null)
  const isCut = recorded.some(({ at, isOpening }) => isOpening && at === moments[first]?.at)
  return { moments: first > 0 ? moments.slice(first) : moments, isCut }
}

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
