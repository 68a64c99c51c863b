const isoDay = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** How much of the registered time is over: 0 to 1. `null` where the registry does not tell both ends. */
export const elapsedShare = (registeredOn: string | null, expiresOn: string | null, now: number): number | null => {
  if (registeredOn === null || expiresOn === null) return null
  const [start, end] = [isoDay(registeredOn), isoDay(expiresOn)]
  if (Number.isNaN(start) || Number.isNaN(end) || end <= start) return null
  return Math.min(1, Math.max(0, (now - start) / (end - start)))
}

const YEAR = 31_556_952_000

/** Whole years since a day. */
export const yearsSince = (day: string, now: number): number => Math.max(0, Math.floor((now - isoDay(day)) / YEAR))

/** The day in the reader's language: "3 March 2019". What is no day stays as it came. */
export const writeDay = (day: string, locale: string): string => {
  const instant = isoDay(day)
  return Number.isNaN(instant) ? day : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(instant)
}
