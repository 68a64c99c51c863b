import { digitsOf } from '@/core/money/digits'
import { fromMajor } from '@/core/money/major'
import type { Decimal, Minor } from '@/core/money/types'
import { withTax } from '@/core/tax/with-tax'
import { amountFormatter, type FormatAmount } from './amounts'

/**
 * T10: writes prices of the catalogue as pages show them. They stay before tax until they are text, so that none with tax can come back to
 * the shop.
 */
export const priceFormatter = (currency: string, priceLocale?: string, taxRate?: Decimal): FormatAmount => {
  const format = amountFormatter(currency, priceLocale)
  return Object.assign((net: Minor) => format(withTax(net, taxRate)), { locale: format.locale })
}

/** The same for a price of an answer. */
export const majorPriceFormatter = (currency: string, priceLocale?: string, taxRate?: Decimal): ((net: number) => string) => {
  const format = priceFormatter(currency, priceLocale, taxRate)
  return (net) => format(fromMajor(net, digitsOf(currency)))
}
