/** What a spreadsheet would run instead of show. */
const FORMULA = /^[=+\-@\t\r]/
const NEEDS_QUOTES = /[",\r\n]/

const toField = (value: string): string => {
  const shown = FORMULA.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown
}

/** RFC 4180: fields separated by commas, quoted where they must be, every line ended by CRLF. No field is ever a formula. */
export const toCsv = (rows: readonly (readonly string[])[]): string => rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('')
