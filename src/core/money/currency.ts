import { powerOfTen, divideAndRound, multiplyAndRound, parseDecimal } from './arithmetic'
import type { Currency, Minor, UsdCents } from './types'
import { formatMoney } from './format'

const longestShownDays = 31

/** M11: a rate's date is shown for a month; after that the rate is one the shop has fixed. `rateDate` is an ISO date, `at` a moment in ms. */
export const isDatedRate = (rateDate: string, at: number): boolean =>
  at - Date.parse(`${rateDate.slice(0, 10)}T00:00:00Z`) <= longestShownDays * 86_400_000

/** From US cents straight to the currency's minor unit, rounded once from the exact product (M3): 12.99 USD is ¥1,429. */
export const convertUnit = (usd: UsdCents, currency: Currency): Minor => {
  const { digits, scale } = currency.exchangeRate
  return (
    currency.digits === 2 ? multiplyAndRound(usd, digits, powerOfTen(scale)) : multiplyAndRound(usd, digits, powerOfTen(scale + 2))
  ) as Minor
}

/** US cents are the minor units of an amount in USD. */
export const inUsd = (cents: UsdCents): Minor => Number(cents) as Minor

/** §9: "Conversion rounds to 2 decimals", whatever the currency (M3). Major units; what is charged goes through `convertUnit`. */
export const convert = (usd: UsdCents, currency: Currency): number =>
  multiplyAndRound(usd, currency.exchangeRate.digits, powerOfTen(currency.exchangeRate.scale)) / 100

/** An amount of one currency in another, rounded once from the exact quotient of their rates (M2): for books, never for what is charged. */
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
 * One amount, formatted for each currency of the shop, in the shop's order: `|$12.99|€11.04`. One text without codes, because a
 * page of prices hands hundreds of them to the browser, and the quotes and codes of as many tables weigh more than the amounts.
 */
export type Amounts = string & { readonly [everyCurrency]: true }

/** `Intl` writes it into no amount, so an amount in one currency is never taken for one in all of them. */
const before = '|'

export const joinAmounts = (texts: readonly string[]): Amounts => texts.map((text) => before + text).join('') as Amounts

/** Whether a text is an amount in every currency, or one that is formatted already. */
export const isInEveryCurrency = (shown: string): shown is Amounts => shown.startsWith(before)

/** In the order of the shop's currencies. */
export const splitAmounts = (amounts: Amounts): readonly string[] => amounts.slice(before.length).split(before)

/**
 * One amount, formatted once per currency: what a cached page carries so that it serves every visitor
 * (ADR 005). `amountIn` computes it wholly in the currency it is given (M4).
 */
export const amountsInEveryCurrency = (
  currencies: readonly Currency[],
  amountIn: (currency: Currency) => number,
  locale?: string,
): Amounts => joinAmounts(currencies.map((currency) => formatMoney(amountIn(currency) as Minor, currency, locale)))

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

/** M8: who publishes the rates of a day. What it says is proposed to an editor and never taken unseen. */
export interface RateSource {
  /** `null` where nobody answered, or with something else. Never rejects. */
  readonly find: () => Promise<DayRates | null>
}
