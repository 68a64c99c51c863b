/** `2026-12-31`, where the books are kept. `timeZone` is a name of the IANA database. */
export const accountingDay = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)

/** I2: a document belongs to the year its books are in when it is written. */
export const accountingYear = (at: number, timeZone: string): number => Number(accountingDay(at, timeZone).slice(0, 4))

export const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
