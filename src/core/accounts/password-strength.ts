/** In characters. */
export const shortestPassword = 10

/** Common passwords of ten or more characters, in the form `lettersOf` returns. */
const common: ReadonlySet<string> = new Set(
  `password passwort contrasena motdepasse kennwort qwerty qwertyuiop qwertz qwertzuiop azerty azertyuiop asdfghjkl zxcvbnm letmein welcome
  willkommen bienvenido bienvenue iloveyou iloveu administrator admin user test testtest changeme secret sunshine princess football baseball
  superman batman dragon monkey master shadow michael starwars pokemon liverpool arsenal whatever trustno computer internet google facebook
  passwordpassword adminadmin qwertyqwerty hallohallo hellohello abcabcabc`.split(/\s+/),
)

const fewestCharacters = 4

/** Minimum number of other letters; below it, the password counts as the common word that it contains. */
const fewestOwnLetters = 4

const inPlaceOf: Readonly<Record<string, string>> = { '4': 'a', '@': 'a', '3': 'e', '0': 'o', '1': 'i', $: 's', '5': 's', '7': 't' }
const spelledOut = (text: string): string => text.replace(/[4@301$57]/g, (sign) => inPlaceOf[sign] ?? sign)

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

/** `1234567890`, `abcdefghij` and their reverses. */
const isSequence = (text: string): boolean => {
  const steps = [...text].slice(1).map((character, index) => character.charCodeAt(0) - text.charCodeAt(index))
  return steps.filter((step) => Math.abs(step) === 1).length >= steps.length - 1
}

const isRepeated = (text: string): boolean => /^(.{1,8}?)\1+$/u.test(text)

/** Password lists contain phone numbers, dates of birth and card numbers. */
const isNumber = (text: string): boolean => /^[\d\s./-]{1,16}$/.test(text)

const wordsOf = (own: readonly string[]): readonly string[] =>
  own.flatMap((text) => [text.split('@')[0] ?? '', ...text.split(/[^\p{L}]+/u)].map(lettersOf)).filter((word) => word.length > 2)

/** Letters left after removing `words`; `null` if it contains none of them. */
const lettersBesideWords = (letters: string, words: readonly string[]): string | null => {
  const left = words.reduce((text, word) => text.replaceAll(word, ''), letters)
  return left === letters ? null : left
}

const triedFirst = [...common].filter((word) => word.length > 3).sort((one, other) => other.length - one.length)

/**
 * True for few distinct characters, sequences, repetitions, numbers, and common words or parts of `own` (email address, name) with hardly
 * any other letters. Digits are read as the letters they resemble.
 */
export const isWeakPassword = (password: string, ...own: readonly string[]): boolean => {
  const text = password.trim().toLowerCase()
  const words = [...wordsOf(own), ...triedFirst]
  const isKnown = (letters: string): boolean => {
    const left = lettersBesideWords(letters, words)
    return common.has(letters) || (left !== null && left.length < fewestOwnLetters)
  }
  return (
    new Set(text).size < fewestCharacters ||
    isSequence(text) ||
    isRepeated(text) ||
    isNumber(text) ||
    own.some((each) => text === each.toLowerCase()) ||
    isKnown(lettersOf(text)) ||
    isKnown(lettersOf(spelledOut(text)))
  )
}
