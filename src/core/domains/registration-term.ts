import { addMonths } from '../calendar'

const DAY = 86_400_000

/**
 * The same moment some years on, in UTC (D12). 29 February of a leap year becomes 28 February of the others. Names are
 * sold by the year (§9).
 */
export const addYears = (instant: number, years: number): number => addMonths(new Date(instant), 12 * years).getTime() + (instant % DAY)

export const registrationYears = 1

/** A renewal starts where the last term ends, whenever it is paid: nobody loses the days they paid for early. */
export const renewedUntil = (expiresAt: number, years: number = registrationYears): number => addYears(expiresAt, years)
