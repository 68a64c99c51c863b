import { pseudoLetters } from './pseudo-text'

/** Not words: URLs, domains, currency symbols, codes with digits. */
const code =
  /(?:https?:\/\/|mailto:)\S+|\S+@\S+\.\S+|(?<![\p{L}\d])[\p{L}\d-]*(?:\.[\p{L}\d-]+)*\.[a-z]{2,}(?![\p{L}\d])|\p{L}{1,3}\$|[\p{L}-]*\d[\p{L}\d-]*/giu

/** Single letters are units, initials or list markers. */
const shortestWord = 2

export const wordsOf = (text: string): readonly string[] => text.replace(code, ' ').match(/\p{L}[\p{L}\p{M}]*/gu) ?? []

const isPseudo = (word: string): boolean => [...word].some((letter) => pseudoLetters.has(letter))

/** Words without a pseudo-locale accent that are not allowed. */
export const untranslatedWords = (text: string, allowed: ReadonlySet<string>): readonly string[] =>
  wordsOf(text).filter((word) => [...word].length >= shortestWord && !isPseudo(word) && !allowed.has(word.toLowerCase()))
