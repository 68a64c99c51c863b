import type { BillingPeriod, Service } from '../catalog/types'
import { parseDecimal } from '../money/decimal'
import type { UsdCents } from '../money/types'
import { usdCents } from '../money/usd-cents'
import { effectivePrice } from './effective-price'
import type { PriceMoment, PricePast } from './reference-price'
import { highestStrike } from './strike-price'

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
