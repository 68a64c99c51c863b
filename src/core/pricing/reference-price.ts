import type { UsdCents, Decimal } from '../money/types'
import type { BillingPeriod, PriceEntry, PricingSettings, Service } from '../catalog/types'
import { multiplyByDecimal, parseDecimal, usdCents } from '../money/arithmetic'
import { effectivePrice } from './prices'
import { percentOf } from '../money/format'

/** The price from `at` until the next entry. */
export interface PriceMoment {
  readonly at: number
  /** `null` while not sold. */
  readonly price: UsdCents | null
  /** Strike price. */
  readonly struck: UsdCents | null
}

/** Oldest first. */
interface PriceHistory {
  readonly moments: readonly PriceMoment[]
  /** True if recording began after the product was first sold. */
  readonly isCut: boolean
}

export interface Reference {
  /** P11: `untrue`: above the earlier price. `unproven`: no record of the earlier price. */
  readonly verdict: 'true' | 'untrue' | 'unproven'
  /** Start of the reduction; `null` if it began before the records. */
  readonly since: number | null
  readonly price: UsdCents
  readonly struck: UsdCents
  /** Lowest price of the preceding 30 days; `null` if unknown. */
  readonly lowest: UsdCents | null
}

const day = 86_400_000

/** 98/6/EC art. 6a: "not shorter than 30 days". Rounded to whole UTC days: 30 days plus part of a day. */
const referenceDays = 30

/** P11: start of the reference period. */
export const referenceStart = (since: number): number => Math.floor(since / day) * day - referenceDays * day

interface ReducedMoment extends PriceMoment {
  readonly price: UsdCents
  readonly struck: UsdCents
}

const isReduced = (moment: PriceMoment | undefined): moment is ReducedMoment =>
  moment !== undefined && moment.price !== null && moment.struck !== null && moment.struck > moment.price

/** A further price cut continues the same reduction; a price rise, or a period without a reduction, starts a new one. */
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

/** P11: assesses the current strike price; `null` if there is none. */
export const referencePrice = ({ moments, isCut }: PriceHistory): Reference | null => {
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

/** P11: how to treat a strike price that is not true. */
export type StrikePolicy = 'asShown' | 'replace' | 'hide'

/** P11: strike price to show, `null` for none. */
export const truthfulStrike = (policy: StrikePolicy, { verdict, price, struck, lowest }: Reference): UsdCents | null => {
  if (policy === 'asShown' || verdict === 'true') return struck
  return policy === 'replace' && verdict === 'untrue' && lowest !== null && lowest > price ? lowest : null
}

type Multiples = Pick<PricingSettings, 'sslStrikeMultiplier' | 'emailStrikeMultiplier'>

/** P6: the product family's multiplier, `null` for none (§9: email only with yearly billing). */
const multiplierOf = (type: Service['type'], billing: BillingPeriod, settings: Multiples): Decimal | null => {
  if (type === 'ssl') return settings.sslStrikeMultiplier
  if (type === 'email' && billing === 'yearly') return settings.emailStrikeMultiplier
  return null
}

/** P6: strike price next to `price`; `null` unless higher. */
export const strikePrice = (type: Service['type'], billing: BillingPeriod, price: UsdCents, settings: Multiples): UsdCents | null => {
  const multiplier = multiplierOf(type, billing, settings)
  const struck = multiplier && (multiplyByDecimal(price, multiplier) as UsdCents)
  return struck !== null && struck > price ? struck : null
}

/** Strike price on plan cards: the family's multiple (P6), unless P11 overrides it. */
export const cardStrike = (type: Service['type'], billing: BillingPeriod, entry: PriceEntry, settings: Multiples): UsdCents | null => {
  const struck = strikePrice(type, billing, effectivePrice(entry), settings)
  return struck === null || entry.strike === undefined ? struck : entry.strike
}

/** Strike price in service lists: the price before discount, or the family's multiple; P11 overrides both. */
export const listStrike = (type: Service['type'], billing: BillingPeriod, entry: PriceEntry, settings: Multiples): UsdCents | null => {
  if (entry.strike !== undefined) return entry.strike
  const price = effectivePrice(entry)
  return price < entry.basePrice ? entry.basePrice : strikePrice(type, billing, price, settings)
}

export const highestStrike = (type: Service['type'], billing: BillingPeriod, entry: PriceEntry, settings: Multiples): UsdCents | null => {
  const struck = [cardStrike(type, billing, entry, settings), listStrike(type, billing, entry, settings)]
  return struck.reduce((highest, each) => (highest === null || (each !== null && each > highest) ? each : highest))
}

/** A field's recorded values, oldest first. `null` means removed. */
export interface RecordedFigure {
  readonly at: number
  readonly field: string
  readonly after: string | null
  /** Written when recording began. */
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

/** Derives the price and strike price from the recorded values. */
export type ReadMoment = (figures: Figures) => Omit<PriceMoment, 'at'>

/** Domains, transfers and add-ons: price and list price. */
export const readListed =
  (price = 'price', struck = 'originalPrice'): ReadMoment =>
  (figures) => ({ price: amountOf(figures, price), struck: amountOf(figures, struck) })

/** Plans and certificates: strike price from the discount or the family's multiplier (P2, P6), which is also recorded. */
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

/** P11: changes with the same timestamp form one entry. */
export const priceHistoryOf = (recorded: readonly RecordedFigure[], read: ReadMoment): PriceHistory => {
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

/** Suspicious price changes. */
export type PriceWarning = 'free' | 'tenfold' | 'unusual'

const unusualPercent = 30
const tenfold = 10

/** In per cent; `null` if either is missing or `before` is zero. */
export const changePercent = (before: number | null, after: number | null): number | null =>
  before === null || after === null || before === 0 ? null : percentOf(after / before - 1, 1)

/** The most severe warning: a free price, a factor of ten, or a change of at least 30%. */
export const warningOf = (before: number | null, after: number | null): PriceWarning | null => {
  if (before === null || after === null || before === 0) return null
  if (after === 0) return 'free'
  if (after >= before * tenfold || after * tenfold <= before) return 'tenfold'
  return Math.abs(changePercent(before, after) ?? 0) >= unusualPercent ? 'unusual' : null
}
