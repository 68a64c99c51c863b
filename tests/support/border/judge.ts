/** What an answer looks like to a judge. */
export interface Judged {
  readonly status: number
  readonly text: string
}

/** As Postgres, its driver and drizzle speak of a statement; nobody outside is to read one, nor is a log. */
const statements = [
  /Failed query/i,
  /\b(?:select|delete)\b[^\n]{0,400}\bfrom\s+(?:\\?"|[a-z_]+\.)/i,
  /\binsert into\s+\\?"/i,
  /\bupdate\s+\\?"\w+\\?"\s+set\b/i,
  /operator does not exist|invalid input syntax|syntax error at or near|violates (?:foreign|unique|not-null|check)/i,
]

/** Not what was asked, said again: a stranger's own words are no text of ours. */
export const holdsStatement = (text: string): boolean => statements.some((pattern) => pattern.test(text))

/** Why an answer is the shop's fault; `null` where it is none. */
export const faultOf = ({ status, text }: Judged): string | null => {
  if (status >= 500) return `${status}`
  return status >= 400 && holdsStatement(text) ? `${status} with a statement of the database` : null
}
