import { toMajor, powerOfTen } from './arithmetic'
import type { Currency, Minor, Decimal } from './types'

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

/** The float beside a decimal, written as the decimal: 7.000000000000001 is 7. */
export const roundedTo = (places: number, value: number): number => Number(value.toFixed(places))

/** 0.2 is 20 %. */
export const percentOf = (fraction: number, places = 4): number => roundedTo(places, fraction * 100)

/** 20 % is 0.2. */
export const fractionOf = (percent: number): number => roundedTo(8, percent / 100)

/**
 * M9: "10%", or "10 %" where the language sets it so, with the decimal mark of `figureLocale`, which writes the amounts beside it.
 * `percent` is 10 for ten per cent.
 */
export const formatPercent = (percent: number, locale: string, figureLocale = 'en-US'): string => {
  const share = percent / 100
  const mark = new Intl.NumberFormat(figureLocale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
    .formatToParts(share)
    .map(({ type, value }) => (type === 'decimal' ? (mark ?? value) : value))
    .join('')
}

export const writtenPercent = (percent: number | null, locale: string, figureLocale?: string): string | null =>
  percent === null ? null : formatPercent(percent, locale, figureLocale)

/** M9: what one US dollar comes to: "0.85", "0,85". */
export const formatRate = (rate: number, locale = 'en-US'): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(rate)

/** "+5%", "−5 %": by how much something changes. `percent` is 5 for five per cent. */
export const formatChange = (percent: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(percent / 100)

/** The whole units a percentage comes to at least: what falls short of them was held back by a cap. */
export const wholeShare = (amount: number, { digits, scale }: Decimal): number => Math.floor((amount * digits) / powerOfTen(scale + 2))

/** Whether less was taken than the percentage comes to, by more than rounding takes. */
export const fallsShort = (taken: number, percent: number, of: number): boolean => (of * percent) / 100 - taken > 1
