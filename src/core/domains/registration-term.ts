/**
 * The same moment some years on, in UTC (D12). 29 February of a leap year becomes 28 February of the others. Names are
 * sold by the year (§9).
 */
export const addYears = (instant: number, years: number): number => {
  const from = new Date(instant)
  const target = new Date(instant)
  target.setUTCDate(1)
  target.setUTCFullYear(from.getUTCFullYear() + years)
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return target.getTime()
}

export const registrationYears = 1

/** A renewal starts where the last term ends, whenever it is paid: nobody loses the days they paid for early. */
export const renewedUntil = (expiresAt: number, years: number = registrationYears): number => addYears(expiresAt, years)
