/** Spreadsheets execute cells that start with these characters. */
const FORMULA = /^[=+\-@\t\r]/
const NEEDS_QUOTES = /[",\r\n]/

const toField = (value: string): string => {
  const shown = FORMULA.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown
}

/** RFC 4180: comma-separated, CRLF line endings, quoted where needed. Formula-like fields are prefixed with an apostrophe. */
export const toCsv = (rows: readonly (readonly string[])[]): string => rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('')

/** Detected from the heading row, whose names contain no delimiters. */
export const delimiterOf = (text: string): string => {
  const [headings = ''] = text.split(/\r?\n/, 1)
  return [';', '\t'].find((each) => headings.includes(each)) ?? ','
}
