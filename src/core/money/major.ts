import { powerOfTen } from './decimal'
import type { Minor } from './types'

/** Minor units as the number public JSON carries: 1299 with 2 digits is 12.99 (M1). */
export const toMajor = (minor: number, digits: number): number => minor / powerOfTen(digits)

/** The way back: the whole number an amount of the API was made of, whatever its float lost on the way (M1). */
export const fromMajor = (major: number, digits: number): Minor => Math.round(major * powerOfTen(digits)) as Minor

/** What clients that add floats may be off by, in minor units. */
const dust = 1e-6

/** An amount somebody typed; `null` where the currency has no coin that small. */
export const fromTyped = (major: number, digits: number): Minor | null => {
  const minor = fromMajor(major, digits)
  return Math.abs(minor - major * powerOfTen(digits)) > dust ? null : minor
}

/** As shown. A client that has added floats may be off in the sixteenth place, which is no other amount; a tenth of a cent is. */
export const withoutDust = (major: number): number => Number(major.toFixed(4))

/** A whole number of one smallest unit in another, such as a provider's own; `null` where it has no such form. */
export const inMinorUnits = (amount: number, from: number, to: number): Minor | null => {
  const value = from > to ? amount / powerOfTen(from - to) : amount * powerOfTen(to - from)
  return Number.isSafeInteger(value) ? (value as Minor) : null
}
