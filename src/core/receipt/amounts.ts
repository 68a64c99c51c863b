import { formatMoney } from '@/core/money/format'
import type { Minor } from '@/core/money/types'
import { digitsOf } from './minor-units'

/** M7: en-US unless the site's `priceLocale` says the visitor's own. */
export const defaultPriceLocale = 'en-US'

export type FormatAmount = (amount: number) => string

/** Writes amounts of one currency (major units, as the API answers them). */
export const amountFormatter = (currency: string, priceLocale: string = defaultPriceLocale): FormatAmount => {
  const digits = digitsOf(currency)
  const format = { code: currency, digits: digits === 0 ? 0 : 2 } as const
  return (amount) => formatMoney(Math.round(amount * 10 ** format.digits) as Minor, format, priceLocale)
}
