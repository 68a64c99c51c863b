import { bareAddress } from './bare-address'
import { parseDomainName } from './parse-domain-name'

/** Letters with no mark to take away, as they are written where the letter is missing. */
const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', þ: 'th', ð: 'd', đ: 'd', ł: 'l', ı: 'i' }
/** How German, Danish and Swedish spell their own letters out. */
const spelledOut: Readonly<Record<string, string>> = { ...letters, ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

const withLetters = (text: string, spelling: Readonly<Record<string, string>>): string =>
  [...text.normalize('NFC')].map((letter) => spelling[letter] ?? letter).join('')

const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** `bäckerei` is `baeckerei`. What no letter of a to z stands for stays as it is. */
export const spellOut = (text: string): string => withoutMarks(withLetters(text, spelledOut))

/** S12: the names that a name with umlauts or accents can be registered as: spelled out, then with the bare letters. None for any other input. */
export const plainSpellings = (input: string): readonly string[] => {
  const address = bareAddress(input)
  const spellings = [spellOut(address), withoutMarks(withLetters(address, letters))]
  return [...new Set(spellings)].filter((spelling) => spelling !== address && parseDomainName(spelling).ok)
}
