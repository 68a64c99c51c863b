declare const usdCents: unique symbol
declare const minorUnits: unique symbol

/** A whole number of US cents: how every stored price enters the engine (M1, M3). */
export type UsdCents = number & { readonly [usdCents]: true }

/** A whole number of the cart currency's minor unit (cents, or yen for JPY). Never a float (M1). */
export type Minor = number & { readonly [minorUnits]: true }

/** An exact decimal: `digits / 10 ** scale`. 0.85 is `{ digits: 85, scale: 2 }`. Used for rates, fractions and percentages. */
export interface Decimal {
  readonly digits: number
  readonly scale: number
}

/** A currency a visitor may choose (§9). `exchangeRate` is units of this currency per 1 USD. */
export interface Currency {
  readonly code: string
  readonly symbol: string
  readonly name: string
  readonly exchangeRate: Decimal
  /** Digits of the minor unit: 2, or 0 for JPY. */
  readonly digits: 0 | 2
  /** ISO date (YYYY-MM-DD) the rate was taken on. */
  readonly rateDate: string
}

/**
 * What CLDR gives no minor unit. Written here rather than asked of `Intl`: an amount that is kept means the same in every runtime, and a
 * browser need not load its locales to read a cart.
 */
const whole =
  'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV XAF XOF XPF YER'
const wholeCurrencies = new Set(whole.split(' '))

/** Digits of a currency's minor unit: 2, or 0 for JPY (M1). */
export const digitsOf = (currency: string): 0 | 2 => (wholeCurrencies.has(currency) ? 0 : 2)
