import { powerOfTen, divideAndRound, multiplyAndRound, parseDecimal } from './arithmetic'
import type { Currency, Minor, UsdCents } from './types'
import { formatMoney } from './format'

const longestShownDays = 31

/**
 * M11: whether to show the rate's date. After a month, the rate counts as fixed by the shop and the date is hidden. `rateDate` is an ISO
 * date, `at` epoch milliseconds.
 */
export const isDatedRate = (rateDate: string, at: number): boolean =>
  at - Date.parse(`${rateDate.slice(0, 10)}T00:00:00Z`) <= longestShownDays * 86_400_000

/** M3: US cents to the currency's minor unit, rounded once from the exact product: 12.99 USD is ¥1,429. */
export const convertUnit = (usd: UsdCents, currency: Currency): Minor => {
  const { digits, scale } = currency.exchangeRate
  return (
    currency.digits === 2 ? multiplyAndRound(usd, digits, powerOfTen(scale)) : multiplyAndRound(usd, digits, powerOfTen(scale + 2))
  ) as Minor
}

/** US cents are the minor unit of USD. */
export const inUsd = (cents: UsdCents): Minor => Number(cents) as Minor

/** Converts between currencies, rounded once from the exact ratio of the rates (M2). For accounting, never for charges. */
export const convertAmount = (
  amount: Minor,
  from: Pick<Currency, 'exchangeRate' | 'digits'>,
  to: Pick<Currency, 'exchangeRate' | 'digits'>,
): Minor =>
  divideAndRound(
    BigInt(amount) * BigInt(to.exchangeRate.digits) * 10n ** BigInt(from.exchangeRate.scale + to.digits),
    BigInt(from.exchangeRate.digits) * 10n ** BigInt(to.exchangeRate.scale + from.digits),
  ) as Minor

declare const everyCurrency: unique symbol

/**
 * One amount formatted per currency, in the shop's order: `|$12.99|€11.04`. A single string without codes, because JSON with hundreds of
 * prices would double the page size.
 */
export type Amounts = string & { readonly [everyCurrency]: true }

/** `Intl` never outputs it, so a formatted amount can't be mistaken for a list. */
const before = '|'

export const joinAmounts = (texts: readonly string[]): Amounts => texts.map((text) => before + text).join('') as Amounts

export const isInEveryCurrency = (shown: string): shown is Amounts => shown.startsWith(before)

/** In the shop's currency order. */
export const splitAmounts = (amounts: Amounts): readonly string[] => amounts.slice(before.length).split(before)

/**
 * ADR 005: one amount formatted per currency, so that a cached page serves every visitor. `amountIn` computes it entirely in the given
 * currency (M4).
 */
export const amountsInEveryCurrency = (
  currencies: readonly Currency[],
  amountIn: (currency: Currency) => number,
  locale?: string,
): Amounts => joinAmounts(currencies.map((currency) => formatMoney(amountIn(currency) as Minor, currency, locale)))

/** Exchange rates per US dollar on one day. */
export interface DayRates {
  /** ISO date. */
  readonly day: string
  readonly rates: ReadonlyMap<string, string>
}

/** Decimal places of stored rates. */
const places = 6

/** Rounded once. */
const perDollar = (perEuro: string, dollarsPerEuro: string): string => {
  const [rate, dollars] = [parseDecimal(perEuro), parseDecimal(dollarsPerEuro)]
  const digits = divideAndRound(
    BigInt(rate.digits) * 10n ** BigInt(dollars.scale + places),
    BigInt(dollars.digits) * 10n ** BigInt(rate.scale),
  )
  return String(digits / powerOfTen(places))
}

/**
 * Parses the ECB's daily file (eurofxref-daily.xml, rates per euro); `null` for anything else. Matches its exact form instead of parsing
 * XML, so no entities or references are resolved.
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

/** Age in days from which a rate triggers a warning. */
export const staleRateDays = 7

/** Whole UTC days. */
export const rateAge = (day: string, now: number): number => Math.floor((now - Date.parse(`${day}T00:00:00.000Z`)) / 86_400_000)

/** M8: exchange rate provider. Rates are suggested to an editor, never applied automatically. */
export interface RateSource {
  /** `null` if the source fails. Never rejects. */
  readonly find: () => Promise<DayRates | null>
}
