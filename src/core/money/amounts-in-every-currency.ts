import { formatMoney } from './format'
import type { Currency, Minor } from './types'

/** Formatted, one for each currency of the shop. */
export type Amounts = Readonly<Record<string, string>>

/**
 * One amount, formatted once per currency: what a cached page carries so that it serves every visitor
 * (ADR 005). `amountIn` computes it wholly in the currency it is given (M4).
 */
export const amountsInEveryCurrency = (
  currencies: readonly Currency[],
  amountIn: (currency: Currency) => number,
  locale?: string,
): Amounts => Object.fromEntries(currencies.map((currency) => [currency.code, formatMoney(amountIn(currency) as Minor, currency, locale)]))
