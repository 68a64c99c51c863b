import { parseSize } from '@/core/catalog/types'
import { bareAddress, parseDomainName } from '@/core/domains/parse-domain'
import { foldText } from '@/core/text-search'
import { fillWithEnglish, type Locale, type LocalizedValue } from '@/lib/config/locales'

type Unit = 'mb' | 'gb' | 'vcpu'

/** `4 GB` becomes 4 gb, `2 To` becomes 2000 gb. */
export interface Amount {
  readonly size: number
  readonly unit: Unit
}

interface Language {
  /** Units used in data sheets, without accents. */
  readonly units: Readonly<Record<string, Unit>>
  /** Words that ask for the lowest price, without accents. */
  readonly cheapest: RegExp
  /** Function words of a question, without accents. */
  readonly fillers: readonly string[]
}

const list = (words: string): readonly string[] => words.split(' ')

const units = {
  mb: 'mb',
  gb: 'gb',
  gig: 'gb',
  gigs: 'gb',
  tb: 'gb',
  cpu: 'vcpu',
  cpus: 'vcpu',
  vcpu: 'vcpu',
  vcpus: 'vcpu',
  core: 'vcpu',
  cores: 'vcpu',
} as const

const written: LocalizedValue<Language> = {
  en: {
    fillers: list('long take takes much get need want find please'),
    units,
    cheapest: /\b(?:the )?(?:cheap(?:er|est)?|(?:lowest|best) price|(?:most )?affordable|least expensive|low cost)\b/g,
  },
  es: {
    fillers: list('cuanto cuanta cuantos cuantas tarda tardan dura duran puedo quiero necesito hago hacer saber'),
    units: { ...units, giga: 'gb', gigas: 'gb', nucleo: 'vcpu', nucleos: 'vcpu' },
    cheapest: /\b(?:(?:el|la|los|las) )?(?:mas )?(?:barat|economic)[oa]s?\b|\bprecio mas bajo\b/g,
  },
  fr: {
    fillers: list('combien temps prend dure comment puis peut veux faire besoin faut savoir'),
    units: { ...units, mo: 'mb', go: 'gb', to: 'gb', coeur: 'vcpu', coeurs: 'vcpu' },
    cheapest: /\b(?:(?:le|la|les) )?(?:moins|pas) cher(?:e?s?)?\b|\b(?:plus )?economiques?\b|\bbon marche\b/g,
  },
  de: {
    fillers: list('lange dauert viel brauche bekomme bekommen mochte finde finden geht'),
    units: { ...units, kern: 'vcpu', kerne: 'vcpu', kernen: 'vcpu' },
    cheapest: /\b(?:(?:am|der|die|das) )?(?:g(?:u|ue)nstig|billig|preiswert)\w*/g,
  },
}

const languages = fillWithEnglish(written)

const amountPattern = /(\d+(?:[.,]\d+)?)\s*([a-z]+)/g

const amountOf = (number: string, unit: string, locale: Locale): Amount | null => {
  const known = languages[locale].units[unit]
  const size = parseSize(`${number} ${unit === 'tb' ? 'TB' : unit === 'to' ? 'To' : unit}`)
  return known === undefined || size === null ? null : { size, unit: known }
}

const fold = (text: string): string => foldText(text).replaceAll('œ', 'oe')

export const amountsIn = (text: string, locale: Locale): readonly Amount[] =>
  [...fold(text).matchAll(amountPattern)].flatMap(([, number = '', unit = '']) => amountOf(number, unit, locale) ?? [])

/** Writes amounts as one word, such as `4 GB` as `4gb`, so that they are indexed and found as one. */
export const joinAmounts = (text: string, locale: Locale): string =>
  text.replaceAll(/(\d)[\s\u00a0\u202f]*(\p{L}+)/gu, (whole, digit: string, unit: string) => {
    const known = languages[locale].units[fold(unit)]
    return known === undefined ? whole : `${digit}${fold(unit)}`
  })

export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

export interface Question {
  readonly text: string
  /** Lower case, with accents, in order; amounts are joined, and words covered by `isCheapest` are omitted. */
  readonly words: readonly string[]
  readonly amounts: readonly Amount[]
  readonly isCheapest: boolean
  /** Input that looks like a domain. */
  readonly domain: string | null
}

/** Further words add nothing to a question. */
const mostWords = 12

const domainIn = (text: string): string | null => {
  if (/[\s@]/.test(text) || !/[^.]\.\p{L}{2,}/u.test(text)) return null
  const domain = bareAddress(text)
  return parseDomainName(domain).ok || /\P{ASCII}/u.test(domain) ? domain : null
}

/** Removes matches of a pattern for folded text from a text with accents; both contain the same words. */
const withoutWords = (words: readonly string[], pattern: RegExp): readonly string[] => {
  const kept = words
    .map(fold)
    .join(' ')
    .replaceAll(pattern, (match) => match.replaceAll(/[^ ]+/g, '-'))
  const marks = kept.split(' ')
  return words.filter((_, index) => marks[index] !== '-')
}

export const readQuestion = (typed: string, locale: Locale): Question => {
  const text = typed.trim()
  const all = wordsOf(joinAmounts(text, locale)).slice(0, mostWords)
  const amounts = amountsIn(all.join(' '), locale)
  const { cheapest } = languages[locale]
  const words = withoutWords(all, cheapest)
  return { text, words, amounts, isCheapest: words.length < all.length, domain: domainIn(text) }
}

export const isFiller = (word: string, locale: Locale): boolean => languages[locale].fillers.includes(fold(word))

/** Words of a question other than amounts. */
export const wordsBesideAmounts = ({ words }: Question, locale: Locale): readonly string[] =>
  words.filter((word) => amountsIn(word, locale).length === 0)

/** German without umlauts: `kuendigen` is also searched as `kundigen`. */
export const spellingsOf = (word: string, locale: Locale): readonly string[] => {
  const folded = locale === 'de' ? word.replaceAll(/([aou])e/g, '$1') : word
  return folded === word ? [word] : [word, folded]
}
