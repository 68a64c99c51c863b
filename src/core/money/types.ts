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
