/** Case-, accent- and whitespace-insensitive form: `Guía` equals `guia`; `ß` is `ss`. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .trim()

export const foldedWords = (text: string): readonly string[] =>
  foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '')

/** Half-open range in UTF-16 units. */
export type Mark = readonly [from: number, before: number]

/** Private-use characters that mark a match in a text from the database. */
export const markStart = '\uE000'
export const markEnd = '\uE001'

interface MarkedText {
  readonly text: string
  readonly marks: readonly Mark[]
}

/** Plain text and match ranges of a text whose matches are enclosed in `markStart` and `markEnd`. */
export const readMarks = (marked: string): MarkedText => {
  const marks: Mark[] = []
  let text = ''
  for (const [index, part] of marked.split(markStart).entries()) {
    const [match = '', rest = ''] = index === 0 ? ['', part] : part.split(markEnd)
    if (match !== '') marks.push([text.length, text.length + match.length])
    text += match + rest
  }
  return { text, marks }
}

/** Splits the text so that every second piece is a match: `['', 'Web', ' hosting']`. */
export const piecesOf = (text: string, marks: readonly Mark[]): readonly string[] => {
  const edges = [0, ...marks.flat(), text.length]
  return edges.slice(1).map((edge, index) => text.slice(edges[index], edge))
}
