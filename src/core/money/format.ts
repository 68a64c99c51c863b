import { toMajor } from './major'
import type { Currency, Minor } from './types'

/** Making a formatter costs a thousand times what using it does, so each is made once. */
const formatters = new Map<string, Intl.NumberFormat>()

const formatterOf = (locale: string, code: string, digits: number): Intl.NumberFormat => {
  const key = `${locale} ${code} ${digits}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formatters.set(key, made)
  return made
}

/** "12.99": the amount alone, for machines and for notes that are in no language. */
export const plainAmount = (minor: number, digits: number): string => toMajor(minor, digits).toFixed(digits)

/** How an amount is shown: en-US unless the site says otherwise (M7), with the digits of its currency (§9) and a minus sign, not a hyphen. */
export const formatMoney = (minor: Minor, currency: Pick<Currency, 'code' | 'digits'>, locale = 'en-US'): string =>
  formatterOf(locale, currency.code, currency.digits).format(toMajor(minor, currency.digits)).replace('-', '−')
