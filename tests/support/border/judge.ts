export interface Judged {
  readonly status: number
  readonly text: string
}

/** SQL text of Postgres, pg or drizzle, which must not reach clients or logs. */
const statements = [
  /Failed query/i,
  /\b(?:select|delete)\b[^\n]{0,400}\bfrom\s+(?:\\?"|[a-z_]+\.)/i,
  /\binsert into\s+\\?"/i,
  /\bupdate\s+\\?"\w+\\?"\s+set\b/i,
  /operator does not exist|invalid input syntax|syntax error at or near|violates (?:foreign|unique|not-null|check)/i,
]

/** The response must not contain the request's own text, which could look like SQL. */
export const holdsStatement = (text: string): boolean => statements.some((pattern) => pattern.test(text))

/** Why a response is a server error; `null` if it is not. */
export const faultOf = ({ status, text }: Judged): string | null => {
  if (status >= 500) return `${status}`
  return status >= 400 && holdsStatement(text) ? `${status} with a statement of the database` : null
}
