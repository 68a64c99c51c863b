/** What people take when a form asks for ten characters; letters only, as `lettersOf` leaves them. */
const common: ReadonlySet<string> = new Set(
  `password passwort contrasena motdepasse kennwort qwerty qwertyuiop qwertz qwertzuiop azerty azertyuiop asdfghjkl zxcvbnm letmein welcome
  willkommen bienvenido bienvenue iloveyou iloveu administrator admin user test testtest changeme secret sunshine princess football baseball
  superman batman dragon monkey master shadow michael starwars pokemon liverpool arsenal whatever trustno computer internet google facebook
  passwordpassword adminadmin qwertyqwerty hallohallo hellohello abcabcabc`.split(/\s+/),
)

const fewestCharacters = 4

/** Fewer letters than this beside a word that is tried first, and the word is the password. */
const fewestOwnLetters = 4

/** Signs and figures that people write in the place of letters. */
const inPlaceOf: Readonly<Record<string, string>> = { '4': 'a', '@': 'a', '3': 'e', '0': 'o', '1': 'i', $: 's', '5': 's', '7': 't' }
const spelledOut = (text: string): string => text.replace(/[4@301$57]/g, (sign) => inPlaceOf[sign] ?? sign)

/** Of any script, without accents. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

/** `1234567890`, `abcdefghij` and their way back: each character stands as far from the one before. */
const isRow = (text: string): boolean => {
  const steps = [...text].slice(1).map((character, index) => character.charCodeAt(0) - text.charCodeAt(index))
  return steps.filter((step) => Math.abs(step) === 1).length >= steps.length - 1
}

/** `otterotter`, `abcabcabc`. */
const isRepeated = (text: string): boolean => /^(.{1,8}?)\1+$/u.test(text)

/** A telephone number, a date of birth, a card: found in lists of what people use. */
const isNumber = (text: string): boolean => /^[\d\s./-]{1,16}$/.test(text)

/** The letter box, the parts of a name: what somebody who knows the owner tries. */
const wordsOf = (own: readonly string[]): readonly string[] =>
  own.flatMap((text) => [text.split('@')[0] ?? '', ...text.split(/[^\p{L}]+/u)].map(lettersOf)).filter((word) => word.length > 2)

/** What is left of a text without the words that are tried first; `null` where it holds none. */
const besideKnown = (letters: string, words: readonly string[]): string | null => {
  const left = words.reduce((text, word) => text.replaceAll(word, ''), letters)
  return left === letters ? null : left
}

const triedFirst = [...common].filter((word) => word.length > 3).sort((one, other) => other.length - one.length)

/**
 * Guessed by whoever tries what others use: few different characters, a row, a repetition, a number, a well-known word or a name of one's
 * `own` (e-mail address, name) with next to nothing beside it, in figures for letters too.
 */
export const isWeakPassword = (password: string, ...own: readonly string[]): boolean => {
  const text = password.trim().toLowerCase()
  const words = [...wordsOf(own), ...triedFirst]
  const isKnown = (letters: string): boolean => {
    const left = besideKnown(letters, words)
    return common.has(letters) || (left !== null && left.length < fewestOwnLetters)
  }
  return (
    new Set(text).size < fewestCharacters ||
    isRow(text) ||
    isRepeated(text) ||
    isNumber(text) ||
    own.some((each) => text === each.toLowerCase()) ||
    isKnown(lettersOf(text)) ||
    isKnown(lettersOf(spelledOut(text)))
  )
}
