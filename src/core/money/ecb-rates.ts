import { divideAndRound } from './round'
import { parseDecimal, powerOfTen } from './decimal'

/** Rates of one day, per US dollar, as the catalogue keeps them. */
export interface DayRates {
  /** ISO day. */
  readonly day: string
  readonly rates: ReadonlyMap<string, string>
}

/** Rates are kept with so many places. */
const places = 6

/** A rate per euro as one per dollar, rounded once. */
const perDollar = (perEuro: string, dollarsPerEuro: string): string => {
  const [rate, dollars] = [parseDecimal(perEuro), parseDecimal(dollarsPerEuro)]
  const digits = divideAndRound(
    BigInt(rate.digits) * 10n ** BigInt(dollars.scale + places),
    BigInt(dollars.digits) * 10n ** BigInt(rate.scale),
  )
  return String(digits / powerOfTen(places))
}

/**
 * The European Central Bank's daily file (eurofxref-daily.xml): rates per euro of one day. `null` for anything else. Read by its own narrow
 * form and not as XML, so that nothing in it is followed or expanded.
 */
export const parseEcbRates = (xml: string): DayRates | null => {
  const day = /<Cube\s+time=['"](\d{4}-\d{2}-\d{2})['"]\s*>/.exec(xml)?.[1]
  const perEuro = new Map([['EUR', '1']])
  for (const [, code = '', rate = ''] of xml.matchAll(/<Cube\s+currency=['"]([A-Z]{3})['"]\s+rate=['"](\d{1,9}(?:\.\d{1,8})?)['"]\s*\/>/g))
    perEuro.set(code, rate)
  const dollars = perEuro.get('USD')
  if (day === undefined || dollars === undefined || Number(dollars) === 0) return null
  const rates = [...perEuro].flatMap(([code, rate]): [string, string][] =>
    code === 'USD' || Number(rate) === 0 ? [] : [[code, perDollar(rate, dollars)]],
  )
  return { day, rates: new Map(rates) }
}

/** A rate taken longer ago than this is worth a warning. */
export const staleRateDays = 7

/** Whole days of UTC since a rate was taken. */
export const rateAge = (day: string, now: number): number => Math.floor((now - Date.parse(`${day}T00:00:00.000Z`)) / 86_400_000)
