/** For comparing: without case, accents and the space around it. `Guía` and `guia` are the same; `ß` is `ss`. */
export const foldText = (text: string): string => foldLetters(text).trim()

/** The same with the space around it. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')

/** The words of a question, folded. */
export const foldedWords = (text: string): readonly string[] =>
  foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '')
