import { powerOfTen } from './decimal'
import { multiplyAndRound } from './round'
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
