import { formatMoney, fractionOf, percentOf } from '@/core/money/format'
import { fromMajor } from '@/core/money/arithmetic'
import type { Minor } from '@/core/money/types'
import type { Reader } from '@/payload/translate'

interface Priced {
  readonly currency?: unknown
  readonly digits?: unknown
}

/** Payments do not store the decimals frozen on their order; the currency's defaults are the same. */
const digitsOf = ({ digits }: Priced, code: string): 0 | 2 => {
  const known = digits ?? new Intl.NumberFormat('en-US', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits
  return known === 0 ? 0 : 2
}

/** Formats minor units: 1299 is $12.99 (M1). Empty if there is no amount. */
export const amountText = (value: unknown, priced: Priced, { i18n }: Reader): string => {
  if (typeof value !== 'number' || typeof priced.currency !== 'string') return ''
  return formatMoney(value as Minor, { code: priced.currency, digits: digitsOf(priced, priced.currency) }, i18n.language)
}

const usd = { code: 'USD', digits: 2 } as const

/** M12: a price as editors type it, in US dollars. */
export const dollarText = (dollars: number, { i18n }: Reader): string => formatMoney(fromMajor(dollars, usd.digits), usd, i18n.language)

/** 0.2 is shown as 20. */
export const toPercent = (fraction: unknown): string => (typeof fraction === 'number' ? String(percentOf(fraction, 6)) : '')

/** Percent to fraction; `null` if it is not a number. */
export const toFraction = (typed: string): number | null => {
  const percent = Number(typed.trim().replace(',', '.'))
  return typed.trim() === '' || Number.isNaN(percent) ? null : fractionOf(percent)
}

const styles = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' } as const

/** Date and time in the reader's language, by default in the local time zone. */
export const formatMoment = ({ i18n }: Reader, at: number | string, timeZone?: string): string =>
  new Intl.DateTimeFormat(i18n.language, { ...styles, timeZone }).format(new Date(at))

/** Date and time in UTC, for when the reader's time zone is unknown. */
export const formatUtcMoment = (reader: Reader, at: number | string): string => `${formatMoment(reader, at, 'UTC')} UTC`

/** A UTC day: terms and prices count in UTC days. */
export const formatDay = ({ i18n }: Reader, at: number | string): string =>
  new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(at))
