/** Case-insensitive form in NFC. */
export const foldCase = (text: string): string => text.normalize('NFC').toLowerCase()

/** Shorter queries match almost everything. */
const shortestQuery = 3
export const longestQuery = 200

/** `null` if the query is too short or too long. */
export const toQuery = (typed: string): string | null => {
  const query = typed.normalize('NFC').trim()
  return query.length < shortestQuery || query.length > longestQuery ? null : query
}

export const hasText = (text: string, query: string): boolean => foldCase(text).includes(foldCase(query))

export interface Excerpt {
  readonly before: string
  readonly match: string
  readonly after: string
}

const around = 60

/** First match with its surrounding text; `null` if there is none. */
export const excerptOf = (text: string, query: string): Excerpt | null => {
  const written = text.normalize('NFC')
  const at = written.toLowerCase().indexOf(foldCase(query))
  if (at < 0) return null
  const end = at + query.length
  const [from, to] = [Math.max(0, at - around), Math.min(written.length, end + around)]
  return {
    before: `${from > 0 ? '…' : ''}${written.slice(from, at)}`,
    match: written.slice(at, end),
    after: `${written.slice(end, to)}${to < written.length ? '…' : ''}`,
  }
}

const replaceText = (text: string, find: string, replacement: string): string => text.normalize('NFC').split(find).join(replacement)

/** `null` if nothing changes. */
export const replaceInSegments = (segments: readonly string[], find: string, replacement: string): readonly string[] | null => {
  const replaced = segments.map((segment) => (segment.normalize('NFC').includes(find) ? replaceText(segment, find, replacement) : segment))
  return replaced.some((segment, at) => segment !== segments[at]) ? replaced : null
}
