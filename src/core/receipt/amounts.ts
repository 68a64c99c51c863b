import { digitsOf } from '@/core/money/digits'
import { formatMoney } from '@/core/money/format'
import type { Minor } from '@/core/money/types'

/** M7: en-US unless the site's `priceLocale` says the visitor's own. */
export const defaultPriceLocale = 'en-US'

export interface FormatAmount {
  (amount: Minor): string
  /** M9: rates and percentages beside the amounts are written the same way. */
  readonly locale: string
}

/** Writes amounts of one currency. */
export const amountFormatter = (currency: string, priceLocale: string = defaultPriceLocale): FormatAmount => {
  const format = { code: currency, digits: digitsOf(currency) }
  return Object.assign((amount: Minor) => formatMoney(amount, format, priceLocale), { locale: priceLocale })
}
