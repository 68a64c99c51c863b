import { type DomainName, reservedWords, type DomainNameError } from './types'
import { ok, err, type Result } from '../result'
import { removeInvisible } from '../typed-text'

const SCHEME = /^(?:[a-z][a-z0-9+.-]*:)?\/\//
const PATH_QUERY_OR_FRAGMENT = /[/?#].*$/s
const PORT = /:\d*$/
/** The dot of the root (`example.com.`) says nothing about the name; a dot alone is still a dot. */
const ROOT = /(?<=[^.])\.$/
const WORLD_WIDE_WEB = 'www.'

const APOSTROPHES = /['’‘‛ʼʻ`´′＇]/g
/** What phones and word processors write for a hyphen. */
const DASHES = /[‐‑‒–—―−]/g
const FULL_STOPS = /。/g

/** S11: text as it was meant: without what cannot be seen, without apostrophes, in one spelling of each character, lower case. */
const cleanTypedText = (input: string): string =>
  removeInvisible(input)
    .replace(APOSTROPHES, '')
    .normalize('NFKC')
    .replace(APOSTROPHES, '')
    .replace(DASHES, '-')
    .replace(FULL_STOPS, '.')
    .trim()
    .toLowerCase()

/** Words that are written apart are one name. Behind the first dot only blanks around a dot go: `otter.com bean.net` is two names, and stays wrong. */
const joinWords = (host: string): string => {
  const joined = host.replace(/\s*\.\s*/g, '.')
  const [label = '', ...rest] = joined.split('.')
  return [label.replace(/\s+/g, ''), ...rest].join('.')
}

/** `www.` goes only when two more labels follow: `www.com` is a name that was typed, not an address (S1). */
const withoutContextWideWeb = (host: string): string => {
  if (!host.startsWith(WORLD_WIDE_WEB)) return host
  const rest = host.slice(WORLD_WIDE_WEB.length)
  const labels = rest.split('.')
  return labels.length >= 2 && labels.every((label) => label !== '') ? rest : host
}

/** A port is cut only behind a scheme, where it is part of an address; elsewhere the colon is a wrong character. */
const hostWithBlanks = (input: string): string => {
  const typed = cleanTypedText(input)
  const host = typed.replace(SCHEME, '').replace(PATH_QUERY_OR_FRAGMENT, '').trim()
  return (SCHEME.test(typed) ? host.replace(PORT, '') : host).replace(ROOT, '')
}

/** The host of a typed name or a pasted address: cleaned (S11), without scheme, path, query and the root's dot. */
export const hostOf = (input: string): string => joinWords(hostWithBlanks(input))

/** What is left of a typed name or a pasted address: its host without `www.` (S1). */
export const bareAddress = (input: string): string => joinWords(withoutContextWideWeb(hostOf(input)))

/** The same with the blanks inside it, which §5 refuses. */
const bareAddressWithBlanks = (input: string): string => withoutContextWideWeb(hostWithBlanks(input))

/** Cuts at the first dot: `a.b.c` is `a` and `.b.c` (§5). */
export const splitDomain = (domain: string): DomainName => {
  const dot = domain.indexOf('.')
  return dot < 0 ? { label: domain, extension: null } : { label: domain.slice(0, dot), extension: domain.slice(dot) }
}

/** §5, §9: a label has at most 63 characters. */
export const maximumLabelLength = 63

const EXTENSION = /^(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

interface ParseDomainNameOptions {
  /** S2: the shortest label of each extension; 1 where it says nothing. */
  readonly minimumLengths?: ReadonlyMap<string, number>
}

type Check = readonly [DomainNameError, (name: DomainName, minimumLength: number) => boolean]

/** The order of §5: the first that fails is shown (S1). `tooShort` stands before its sister (S2). */
const checks: readonly Check[] = [
  ['tooShort', ({ label }, minimumLength) => [...label].length < minimumLength],
  ['tooLong', ({ label }) => [...label].length > maximumLabelLength],
  ['invalidCharacters', ({ label }) => /[^a-z0-9-]/.test(label)],
  ['hyphenPosition', ({ label }) => label.startsWith('-') || label.endsWith('-')],
  ['consecutiveHyphens', ({ label }) => label.includes('--')],
  ['allNumbers', ({ label }) => /^\d+$/.test(label)],
  ['reservedWord', ({ label }) => reservedWords.has(label)],
  // §5 speaks of the label only; what follows it must at least be able to be an extension.
  ['invalidFormat', ({ extension }) => extension !== null && !EXTENSION.test(extension)],
]

/** A name as it is asked for and shown: `example.com`, or the label alone. */
export const writeDomainName = ({ label, extension }: DomainName): string => `${label}${extension ?? ''}`

const parseAddress = (input: string, address: string, options: ParseDomainNameOptions): Result<DomainName, DomainNameError> => {
  if (cleanTypedText(input) === '') return err('required')
  if (address.startsWith('.')) return err('invalidFormat')
  if (address === '') return err('noDomainName')
  const name = splitDomain(address)
  const minimumLength = (name.extension !== null && options.minimumLengths?.get(name.extension)) || 1
  const failed = checks.find(([, fails]) => fails(name, minimumLength))
  return failed ? err(failed[0]) : ok(name)
}

/** Reads a domain to register, as programs and references write it (§5, S1, S2): a blank inside it is a wrong character. */
export const parseDomainName = (input: string, options: ParseDomainNameOptions = {}): Result<DomainName, DomainNameError> =>
  parseAddress(input, bareAddressWithBlanks(input), options)

/** Reads a domain as people type it (S11): words written apart are one name. */
export const parseTypedDomain = (input: string, options: ParseDomainNameOptions = {}): Result<DomainName, DomainNameError> =>
  parseAddress(input, bareAddress(input), options)

/** Letters with no mark to take away, as they are written where the letter is missing. */
const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', þ: 'th', ð: 'd', đ: 'd', ł: 'l', ı: 'i' }
/** How German, Danish and Swedish spell their own letters out. */
const spelledOut: Readonly<Record<string, string>> = { ...letters, ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

const withLetters = (text: string, spelling: Readonly<Record<string, string>>): string =>
  [...text.normalize('NFC')].map((letter) => spelling[letter] ?? letter).join('')

const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** `bäckerei` is `baeckerei`. What no letter of a to z stands for stays as it is. */
const spellOut = (text: string): string => withoutMarks(withLetters(text, spelledOut))

/** S12: the names that a name with umlauts or accents can be registered as: spelled out, then with the bare letters. None for any other input. */
export const plainSpellings = (input: string): readonly string[] => {
  const address = bareAddress(input)
  const spellings = [spellOut(address), withoutMarks(withLetters(address, letters))].filter((spelling) => spelling !== address)
  const names = spellings.map((spelling) => parseDomainName(spelling))
  return [...new Set(names.flatMap((name) => (name.ok ? writeDomainName(name.value) : [])))]
}

/**
 * The term that history and suggestions work with: the label, lower case, spelled out and stripped to a-z, 0-9 and hyphen (§5, S1).
 * Addresses are cut first, so that `https://www.example.com` becomes `example` and not `httpswwwexamplecom`.
 */
export const cleanSearchTerm = (input: string): string => spellOut(splitDomain(bareAddress(input)).label).replace(/[^a-z0-9-]/g, '')

const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/
const LONGEST_NAME = 253

/** Last labels that are never on the public internet (RFC 2606, 6761, 6762, 7686, 8375, 9476), and those that companies use inside. */
const privateTlds: ReadonlySet<string> = new Set([
  'alt',
  'arpa',
  'corp',
  'domain',
  'example',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'onion',
  'private',
  'test',
])

/**
 * A name whose records anybody may ask for: at least two labels and a public ending. Underscores are allowed
 * (`_dmarc.example.com`); a number as the last label is an address, not a name.
 */
export const parsePublicName = (input: string): Result<string, 'required' | 'invalidFormat' | 'private'> => {
  if (cleanTypedText(input) === '') return err('required')
  const name = hostOf(input).replace(PORT, '')
  const labels = name.split('.')
  const ending = labels.at(-1) ?? ''
  if (name.length > LONGEST_NAME || !labels.every((label) => LABEL.test(label))) return err('invalidFormat')
  if (labels.length < 2 || privateTlds.has(ending)) return err('private')
  return /^[a-z]/.test(ending) ? ok(name) : err('invalidFormat')
}

/** Between the entries of a pasted list: lines, columns, commas. */
const SEPARATORS = /[\n\r\t,;|]+/
/** What lists put in front of a line: a bullet, or `12.` and `12)`. */
const BULLET = /^(?:[-–—*•·]+|\d+[.)])$/
const QUOTES = /^["'`<([]+|["'`>)\]]+$/g

interface NameList {
  /** In their order, each once, as they were typed. */
  readonly names: readonly string[]
  /** How many were there already. */
  readonly repeated: number
}

const isWholeName = (word: string): boolean => /^[^.]+\.[^.]/.test(word)

/** S11: words of one entry are one name, as in the search, unless two of them are whole names: then blanks separate them. */
const namesOf = (entry: string): readonly string[] => {
  const words = entry
    .split(/\s+/)
    .filter((word) => !BULLET.test(word))
    .map((word) => word.replace(QUOTES, ''))
    .filter((word) => word !== '')
  if (words.length === 0) return []
  return words.filter(isWholeName).length > 1 ? words : [words.join(' ')]
}

/** A pasted list as names: one a line, whatever it was separated by. What is no name stays in, so that its row can say why. */
export const cleanNameList = (text: string): NameList => {
  const typed = text.split(SEPARATORS).flatMap(namesOf)
  const known = new Set<string>()
  const names = typed.filter((name) => {
    const key = bareAddress(name)
    const isNew = !known.has(key)
    known.add(key)
    return isNew
  })
  return { names, repeated: typed.length - names.length }
}
