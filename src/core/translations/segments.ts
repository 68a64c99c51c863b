type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

const wordsOf = ({ type, text }: Node): string | null => (type === 'text' && typeof text === 'string' && text.trim() !== '' ? text : null)

/** The same tree with other words: only what holds words is made anew. Commands in blocks of their own have no children, and are left. */
const mapWords = (value: unknown, change: (words: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((each) => mapWords(each, change))
  if (!isNode(value)) return value
  const words = wordsOf(value)
  if (words !== null) return { ...value, text: change(words) }
  return {
    ...value,
    ...('root' in value ? { root: mapWords(value['root'], change) } : {}),
    ...('children' in value ? { children: mapWords(value['children'], change) } : {}),
  }
}

/** The words of a rich text, one string for each of its text nodes, in the order they are read. */
export const splitSegments = (richText: unknown): readonly string[] => {
  const segments: string[] = []
  mapWords(richText, (words) => {
    segments.push(words)
    return words
  })
  return segments
}

/** A rich text with these words and its structure untouched; `null` where it has another number of text nodes. */
export const joinSegments = (richText: unknown, segments: readonly string[]): unknown => {
  let at = 0
  const joined = mapWords(richText, (words) => segments[at++] ?? words)
  return at === segments.length ? joined : null
}
