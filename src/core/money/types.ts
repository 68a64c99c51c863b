declare const usdCents: unique symbol
declare const minorUnits: unique symbol

/** Integer US cents: stored prices as the engine receives them (M1, M3). */
export type UsdCents = number & { readonly [usdCents]: true }

/** Integer minor units of the cart's currency (cents, or yen for JPY); never a float (M1). */
export type Minor = number & { readonly [minorUnits]: true }

/** Exact decimal `digits / 10 ** scale`: 0.85 is `{ digits: 85, scale: 2 }`. */
export interface Decimal {
  readonly digits: number
  readonly scale: number
}

/** §9. `exchangeRate` is units of this currency per 1 USD. */
export interface Currency {
  readonly code: string
  readonly symbol: string
  readonly name: string
  readonly exchangeRate: Decimal
  /** Decimal places of the minor unit: 2, or 0 for JPY. */
  readonly digits: 0 | 2
  /** ISO date (YYYY-MM-DD) of the rate. */
  readonly rateDate: string
}

/**
 * Currencies without a minor unit in CLDR. Hard-coded instead of taken from `Intl`, so that stored amounts mean the same in every runtime
 * and reading a cart needs no locale data.
 */
const whole =
  'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV XAF XOF XPF YER'
const wholeCurrencies = new Set(whole.split(' '))

/** 2, or 0 for JPY (M1). */
export const digitsOf = (currency: string): 0 | 2 => (wholeCurrencies.has(currency) ? 0 : 2)
