import { formatMoney } from './format'
import type { Currency, Minor } from './types'

declare const everyCurrency: unique symbol

/**
 * One amount, formatted for each currency of the shop: `|USD$12.99|EUR€11.04`. One text, because a page of prices hands hundreds
 * of them to the browser, and the quotes and commas of as many tables weigh more than the amounts.
 */
export type Amounts = string & { readonly [everyCurrency]: true }

/** `Intl` writes it into no amount, so an amount in one currency is never taken for one in all of them. */
const before = '|'
const codeLength = 3

/** Codes are three capitals; whatever else would stand for a currency is left out. */
const isCode = (code: string): boolean => /^[A-Z]{3}$/.test(code)

export const joinAmounts = (texts: Readonly<Record<string, string>>): Amounts =>
  Object.entries(texts)
    .filter(([code]) => isCode(code))
    .map(([code, text]) => `${before}${code}${text}`)
    .join('') as Amounts

/** Whether a text is an amount in every currency, or one that is formatted already. */
export const isInEveryCurrency = (shown: string): shown is Amounts => shown.startsWith(before)

/** Each currency's code and text, in the order of the shop. */
export const amountEntries = (amounts: Amounts): readonly (readonly [code: string, text: string])[] =>
  amounts
    .slice(before.length)
    .split(before)
    .map((each) => [each.slice(0, codeLength), each.slice(codeLength)])

/**
 * One amount, formatted once per currency: what a cached page carries so that it serves every visitor
 * (ADR 005). `amountIn` computes it wholly in the currency it is given (M4).
 */
export const amountsInEveryCurrency = (
  currencies: readonly Currency[],
  amountIn: (currency: Currency) => number,
  locale?: string,
): Amounts =>
  joinAmounts(Object.fromEntries(currencies.map((currency) => [currency.code, formatMoney(amountIn(currency) as Minor, currency, locale)])))
