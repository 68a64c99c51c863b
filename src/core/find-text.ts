/** In which form texts are compared: capitals do not count, and one letter is written in one way. */
export const foldText = (text: string): string => text.normalize('NFC').toLowerCase()

/** Fewer letters are in every text. */
const shortestQuery = 3
export const longestQuery = 200

/** What is looked for, or `null` where it is too little or too much. */
export const toQuery = (typed: string): string | null => {
  const query = typed.normalize('NFC').trim()
  return query.length < shortestQuery || query.length > longestQuery ? null : query
}

export const hasText = (text: string, query: string): boolean => foldText(text).includes(foldText(query))

export interface Excerpt {
  readonly before: string
  readonly match: string
  readonly after: string
}

const around = 60

/** The first place of a text that says it, with the words around; `null` where it does not. */
export const excerptOf = (text: string, query: string): Excerpt | null => {
  const written = text.normalize('NFC')
  const at = written.toLowerCase().indexOf(foldText(query))
  if (at < 0) return null
  const end = at + query.length
  const [from, to] = [Math.max(0, at - around), Math.min(written.length, end + around)]
  return {
    before: `${from > 0 ? '…' : ''}${written.slice(from, at)}`,
    match: written.slice(at, end),
    after: `${written.slice(end, to)}${to < written.length ? '…' : ''}`,
  }
}

/** Every place that is written exactly so, capitals and all. */
const replaceText = (text: string, find: string, replacement: string): string => text.normalize('NFC').split(find).join(replacement)

/** The pieces of a text with the replacement made, or `null` where none of them changes. */
export const replaceInSegments = (segments: readonly string[], find: string, replacement: string): readonly string[] | null => {
  const replaced = segments.map((segment) => (segment.normalize('NFC').includes(find) ? replaceText(segment, find, replacement) : segment))
  return replaced.some((segment, at) => segment !== segments[at]) ? replaced : null
}
