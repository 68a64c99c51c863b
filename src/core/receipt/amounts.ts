import { digitsOf } from '@/core/money/digits'
import { formatMoney } from '@/core/money/format'
import { fromMajor } from '@/core/money/major'
import type { Minor } from '@/core/money/types'

/** M7: en-US unless the site's `priceLocale` says the visitor's own. */
export const defaultPriceLocale = 'en-US'

export type FormatAmount = (amount: Minor) => string

/** Writes amounts of one currency. */
export const amountFormatter = (currency: string, priceLocale: string = defaultPriceLocale): FormatAmount => {
  const format = { code: currency, digits: digitsOf(currency) }
  return (amount) => formatMoney(amount, format, priceLocale)
}

/** The same for an amount of an answer that is shown as it comes. */
export const majorFormatter = (currency: string, priceLocale?: string): ((amount: number) => string) => {
  const format = amountFormatter(currency, priceLocale)
  return (amount) => format(fromMajor(amount, digitsOf(currency)))
}
