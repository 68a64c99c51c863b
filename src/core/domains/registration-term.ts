import { addMonths } from '../calendar'

const DAY = 86_400_000

/**
 * The same moment some years on, in UTC (D12). 29 February of a leap year becomes 28 February of the others. Names are
 * sold by the year (§9).
 */
export const addYears = (instant: number, years: number): number => addMonths(new Date(instant), 12 * years).getTime() + (instant % DAY)

/** N4: unless more are ordered. */
export const registrationYears = 1

/** A renewal starts where the last term ends, whenever it is paid: nobody loses the days they paid for early. */
export const renewedUntil = (expiresAt: number, years: number = registrationYears): number => addYears(expiresAt, years)

/**
 * N5: by how many years a name can be renewed today: no registry gives it for longer than `mostYears` from now. One that gives a
 * single year at a time lets another follow it, so the last year can always be renewed by one.
 */
export const renewableYears = (expiresAt: number, now: number, mostYears: number): number => {
  const latest = addYears(now, mostYears)
  let years = mostYears
  while (years > 0 && renewedUntil(expiresAt, years) > latest) years -= 1
  return years === 0 && expiresAt <= addYears(now, 1) ? 1 : years
}
