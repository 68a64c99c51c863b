import { digitsOf } from '@/core/money/digits'
import { formatMoney } from '@/core/money/format'
import type { Minor } from '@/core/money/types'

/** M7: en-US unless the site's `priceLocale` says the visitor's own. */
export const defaultPriceLocale = 'en-US'

export type FormatAmount = (amount: Minor) => string

/** Writes amounts of one currency. */
export const amountFormatter = (currency: string, priceLocale: string = defaultPriceLocale): FormatAmount => {
  const format = { code: currency, digits: digitsOf(currency) }
  return (amount) => formatMoney(amount, format, priceLocale)
}
