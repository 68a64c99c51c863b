import { pseudoLetters } from './pseudo-text'

/** Addresses, names of domains, signs of currencies, codes with digits: no words. */
const code =
  /(?:https?:\/\/|mailto:)\S+|\S+@\S+\.\S+|(?<![\p{L}\d])[\p{L}\d-]*(?:\.[\p{L}\d-]+)*\.[a-z]{2,}(?![\p{L}\d])|\p{L}{1,3}\$|[\p{L}-]*\d[\p{L}\d-]*/giu

/** One letter is a unit, an initial or a list's mark. */
const shortestWord = 2

export const wordsOf = (text: string): readonly string[] => text.replace(code, ' ').match(/\p{L}[\p{L}\p{M}]*/gu) ?? []

const isPseudo = (word: string): boolean => [...word].some((letter) => pseudoLetters.has(letter))

/** The words of a visible text that nobody translated: without an accent of the pseudo-locale, and not allowed. */
export const untranslatedWords = (text: string, allowed: ReadonlySet<string>): readonly string[] =>
  wordsOf(text).filter((word) => [...word].length >= shortestWord && !isPseudo(word) && !allowed.has(word.toLowerCase()))
