import { formatMoney, fractionOf, percentOf } from '@/core/money/format'
import type { Minor } from '@/core/money/types'
import type { Reader } from '@/payload/translate'

/** A document that holds amounts: its currency and, where they were frozen, that currency's decimals. */
interface Priced {
  readonly currency?: unknown
  readonly digits?: unknown
}

/** Payments do not repeat the decimals their order froze; the usual ones of the currency are the same. */
const digitsOf = ({ digits }: Priced, code: string): 0 | 2 => {
  const known = digits ?? new Intl.NumberFormat('en-US', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits
  return known === 0 ? 0 : 2
}

/** An amount in minor units as people read it: 1299 is $12.99 (M1). Empty if there is none. */
export const amountText = (value: unknown, priced: Priced): string => {
  if (typeof value !== 'number' || typeof priced.currency !== 'string') return ''
  return formatMoney(value as Minor, { code: priced.currency, digits: digitsOf(priced, priced.currency) })
}

/** 0.2 is typed and read as 20. */
export const toPercent = (fraction: unknown): string => (typeof fraction === 'number' ? String(percentOf(fraction, 6)) : '')

/** What the engine and the API know; `null` for what is no number. */
export const toFraction = (typed: string): number | null => {
  const percent = Number(typed.trim().replace(',', '.'))
  return typed.trim() === '' || Number.isNaN(percent) ? null : fractionOf(percent)
}

const styles = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' } as const

/** A moment in the reader's language, by the clocks of the machine it is read on. */
export const formatMoment = ({ i18n }: Reader, at: number | string): string =>
  new Intl.DateTimeFormat(i18n.language, styles).format(new Date(at))

/** The same where nobody knows the reader's clocks: by those of UTC, and it says so. */
export const formatUtcMoment = ({ i18n }: Reader, at: number | string): string =>
  `${new Intl.DateTimeFormat(i18n.language, { ...styles, timeZone: 'UTC' }).format(new Date(at))} UTC`

/** A day of UTC, which is what terms and prices count in. */
export const formatDay = ({ i18n }: Reader, at: number | string): string =>
  new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(at))
