import { toMajor, powerOfTen } from './arithmetic'
import type { Currency, Minor, Decimal } from './types'

/** Creating a formatter costs a thousand times more than using one. `name` identifies the options. */
const formatters = new Map<string, Intl.NumberFormat>()

const formatterOf = (locale: string, name: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `${locale} ${name}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, options)
  formatters.set(key, made)
  return made
}

const currencyFormatter = (locale: string, currency: string, digits: number): Intl.NumberFormat =>
  formatterOf(locale, `${currency} ${digits}`, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })

/** "12.99", language-neutral. */
export const plainAmount = (minor: number, digits: number): string => toMajor(minor, digits).toFixed(digits)

/** M7: en-US by default, digits by currency (§9), minus sign instead of a hyphen. */
export const formatMoney = (minor: Minor, currency: Pick<Currency, 'code' | 'digits'>, locale = 'en-US'): string =>
  currencyFormatter(locale, currency.code, currency.digits).format(toMajor(minor, currency.digits)).replace('-', '−')

/** Removes float error: 7.000000000000001 is 7. */
export const roundedTo = (places: number, value: number): number => Number(value.toFixed(places))

/** 0.2 → 20; `places` limits the decimals. */
export const percentOf = (fraction: number, places = 4): number => roundedTo(places, fraction * 100)

/** 20 → 0.2. */
export const fractionOf = (percent: number): number => roundedTo(8, percent / 100)

/**
 * M9: "10%" or "10 %", depending on the language, with the decimal mark of `figureLocale`, which also formats the amounts. `percent` is 10
 * for ten per cent.
 */
export const formatPercent = (percent: number, locale: string, figureLocale = 'en-US'): string => {
  const share = percent / 100
  const mark = formatterOf(figureLocale, 'number', {})
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value
  return formatterOf(locale, 'percent', { style: 'percent', maximumFractionDigits: 2 })
    .formatToParts(share)
    .map(({ type, value }) => (type === 'decimal' ? (mark ?? value) : value))
    .join('')
}

export const writtenPercent = (percent: number | null, locale: string, figureLocale?: string): string | null =>
  percent === null ? null : formatPercent(percent, locale, figureLocale)

/** M9: units per US dollar: "0.85", "0,85". */
export const formatRate = (rate: number, locale = 'en-US'): string => formatterOf(locale, 'rate', { maximumFractionDigits: 6 }).format(rate)

/** "+5%", "−5 %". `percent` is 5 for five per cent. */
export const formatChange = (percent: number, locale: string): string =>
  formatterOf(locale, 'change', { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(percent / 100)

/** Percentage of an amount, rounded down; a smaller discount indicates a cap. */
export const wholeShare = (amount: number, { digits, scale }: Decimal): number => Math.floor((amount * digits) / powerOfTen(scale + 2))

/** Whether the discount took less than the percentage, beyond rounding. */
export const isBelowPercentage = (taken: number, percent: number, of: number): boolean => (of * percent) / 100 - taken > 1

/** "12.99 USD", not localised; for notes that staff read. */
export const moneyText = (amount: number, digits: number, currency: string): string => `${plainAmount(amount, digits)} ${currency}`
