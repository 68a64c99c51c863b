import { powerOfTen } from './decimal'
import type { Decimal } from './types'

/** The float beside a decimal, written as the decimal: 7.000000000000001 is 7. */
export const roundedTo = (places: number, value: number): number => Number(value.toFixed(places))

/** 0.2 is 20 %. */
export const percentOf = (fraction: number, places = 4): number => roundedTo(places, fraction * 100)

/** 20 % is 0.2. */
export const fractionOf = (percent: number): number => roundedTo(8, percent / 100)

/** "10%", or "10 %" where the language sets it so. `percent` is 10 for ten per cent. */
export const formatPercent = (percent: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)

/** "+5%", "−5 %": by how much something changes. `percent` is 5 for five per cent. */
export const formatChange = (percent: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(percent / 100)

/** The whole units a percentage comes to at least: what falls short of them was held back by a cap. */
export const wholeShare = (amount: number, { digits, scale }: Decimal): number => Math.floor((amount * digits) / powerOfTen(scale + 2))

/** Whether less was taken than the percentage comes to, by more than rounding takes. */
export const fallsShort = (taken: number, percent: number, of: number): boolean => (of * percent) / 100 - taken > 1
