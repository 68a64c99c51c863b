import { formatMoney } from './format'
import type { Currency, Minor } from './types'

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
