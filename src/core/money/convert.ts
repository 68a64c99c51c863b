import { powerOfTen } from './decimal'
import { divideAndRound, multiplyAndRound } from './round'
import type { Currency, Minor, UsdCents } from './types'

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
