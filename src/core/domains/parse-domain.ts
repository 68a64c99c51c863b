import { type DomainName, reservedWords, type DomainNameError } from './types'
import { ok, err, type Result } from '../result'
import { removeInvisible } from '../typed-text'

const SCHEME = /^(?:[a-z][a-z0-9+.-]*:)?\/\//
const PATH_QUERY_OR_FRAGMENT = /[/?#].*$/s
const PORT = /:\d*$/
/** Removes the root dot (`example.com.`); a lone dot is kept. */
const ROOT = /(?<=[^.])\.$/
const WORLD_WIDE_WEB = 'www.'

const APOSTROPHES = /['’‘‛ʼʻ`´′＇]/g
/** Hyphen look-alikes inserted by phones and word processors. */
const DASHES = /[‐‑‒–—―−]/g
const FULL_STOPS = /。/g

/** S11: removes invisible characters and apostrophes, applies NFKC, lower-cases. */
const cleanTypedText = (input: string): string =>
  removeInvisible(input)
    .replace(APOSTROPHES, '')
    .normalize('NFKC')
    .replace(APOSTROPHES, '')
    .replace(DASHES, '-')
    .replace(FULL_STOPS, '.')
    .trim()
    .toLowerCase()

/**
 * Joins words into one label. After the first dot, only spaces around dots are removed: `otter.com bean.net` is two names and must remain
 * invalid.
 */
const joinWords = (host: string): string => {
  const joined = host.replace(/\s*\.\s*/g, '.')
  const [label = '', ...rest] = joined.split('.')
  return [label.replace(/\s+/g, ''), ...rest].join('.')
}

/** Strips `www.` only if two labels follow, since `www.com` is itself a domain (S1). */
const withoutWww = (host: string): string => {
  if (!host.startsWith(WORLD_WIDE_WEB)) return host
  const rest = host.slice(WORLD_WIDE_WEB.length)
  const labels = rest.split('.')
  return labels.length >= 2 && labels.every((label) => label !== '') ? rest : host
}

/** Strips the port only after a scheme; elsewhere the colon is an invalid character. */
const hostWithBlanks = (input: string): string => {
  const typed = cleanTypedText(input)
  const host = typed.replace(SCHEME, '').replace(PATH_QUERY_OR_FRAGMENT, '').trim()
  return (SCHEME.test(typed) ? host.replace(PORT, '') : host).replace(ROOT, '')
}

/** Host of a typed domain or pasted URL, cleaned (S11), without scheme, path, query and root dot. */
export const hostOf = (input: string): string => joinWords(hostWithBlanks(input))

/** `hostOf` without `www.` (S1). */
export const bareAddress = (input: string): string => joinWords(withoutWww(hostOf(input)))

/** Keeps inner spaces, which §5 rejects. */
const bareAddressWithBlanks = (input: string): string => withoutWww(hostWithBlanks(input))

/** Splits at the first dot: `a.b.c` is `a` and `.b.c` (§5). */
export const splitDomain = (domain: string): DomainName => {
  const dot = domain.indexOf('.')
  return dot < 0 ? { label: domain, extension: null } : { label: domain.slice(0, dot), extension: domain.slice(dot) }
}

/** Label length in characters (§5, §9). */
export const maximumLabelLength = 63

const EXTENSION = /^(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

interface ParseDomainNameOptions {
  /** S2: minimum label length per extension; 1 if absent. */
  readonly minimumLengths?: ReadonlyMap<string, number>
}

type Check = readonly [DomainNameError, (name: DomainName, minimumLength: number) => boolean]

/** §5: rules in order; the first failure is reported (S1). `tooShort` precedes `tooLong` (S2). */
const checks: readonly Check[] = [
  ['tooShort', ({ label }, minimumLength) => [...label].length < minimumLength],
  ['tooLong', ({ label }) => [...label].length > maximumLabelLength],
  ['invalidCharacters', ({ label }) => /[^a-z0-9-]/.test(label)],
  ['hyphenPosition', ({ label }) => label.startsWith('-') || label.endsWith('-')],
  ['consecutiveHyphens', ({ label }) => label.includes('--')],
  ['allNumbers', ({ label }) => /^\d+$/.test(label)],
  ['reservedWord', ({ label }) => reservedWords.has(label)],
  // §5 covers only the label; the rest must at least look like an extension.
  ['invalidFormat', ({ extension }) => extension !== null && !EXTENSION.test(extension)],
]

/** `example.com`, or the label alone. */
export const formatDomainName = ({ label, extension }: DomainName): string => `${label}${extension ?? ''}`

const parseAddress = (input: string, address: string, options: ParseDomainNameOptions): Result<DomainName, DomainNameError> => {
  if (cleanTypedText(input) === '') return err('required')
  if (address.startsWith('.')) return err('invalidFormat')
  if (address === '') return err('noDomainName')
  const name = splitDomain(address)
  const minimumLength = (name.extension !== null && options.minimumLengths?.get(name.extension)) || 1
  const failed = checks.find(([, fails]) => fails(name, minimumLength))
  return failed ? err(failed[0]) : ok(name)
}

/** Parses a domain from an API or a stored reference (§5, S1, S2): inner spaces are invalid. */
export const parseDomainName = (input: string, options: ParseDomainNameOptions = {}): Result<DomainName, DomainNameError> =>
  parseAddress(input, bareAddressWithBlanks(input), options)

/** Parses user input (S11): words separated by spaces form one name. */
export const parseTypedDomain = (input: string, options: ParseDomainNameOptions = {}): Result<DomainName, DomainNameError> =>
  parseAddress(input, bareAddress(input), options)

/** Letters that Unicode decomposition leaves unchanged. */
const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', þ: 'th', ð: 'd', đ: 'd', ł: 'l', ı: 'i' }
/** German, Danish and Swedish transliterations. */
const spelledOut: Readonly<Record<string, string>> = { ...letters, ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

const withLetters = (text: string, spelling: Readonly<Record<string, string>>): string =>
  [...text.normalize('NFC')].map((letter) => spelling[letter] ?? letter).join('')

const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** `bäckerei` → `baeckerei`. Letters without a Latin equivalent are kept. */
const spellOut = (text: string): string => withoutMarks(withLetters(text, spelledOut))

/** S12: registrable spellings of a domain with umlauts or accents: transliterated, then without marks. Empty for any other input. */
export const plainSpellings = (input: string): readonly string[] => {
  const address = bareAddress(input)
  const spellings = [spellOut(address), withoutMarks(withLetters(address, letters))].filter((spelling) => spelling !== address)
  const names = spellings.map((spelling) => parseDomainName(spelling))
  return [...new Set(names.flatMap((name) => (name.ok ? formatDomainName(name.value) : [])))]
}

/**
 * Term for history and suggestions: the label in lower case, transliterated, with only a-z, 0-9 and hyphens (§5, S1). Parses URLs first, so
 * that `https://www.example.com` gives `example`, not `httpswwwexamplecom`.
 */
export const cleanSearchTerm = (input: string): string => spellOut(splitDomain(bareAddress(input)).label).replace(/[^a-z0-9-]/g, '')

const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/
const LONGEST_NAME = 253

/** Special-use TLDs (RFC 2606, 6761, 6762, 7686, 8375, 9476) and common internal TLDs. */
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
 * A name that anyone may look up: at least two labels and a public TLD. Allows underscores (`_dmarc.example.com`); a numeric last label
 * indicates an IP address.
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

const SEPARATORS = /[\n\r\t,;|]+/
/** List markers: a bullet, `12.` or `12)`. */
const BULLET = /^(?:[-–—*•·]+|\d+[.)])$/
const QUOTES = /^["'`<([]+|["'`>)\]]+$/g

interface NameList {
  /** Unique names in order, as typed. */
  readonly names: readonly string[]
  readonly repeated: number
}

const isWholeName = (word: string): boolean => /^[^.]+\.[^.]/.test(word)

/** S11: words in one entry form one name, as in the search, unless two of them are full domains: then spaces separate them. */
const namesOf = (entry: string): readonly string[] => {
  const words = entry
    .split(/\s+/)
    .filter((word) => !BULLET.test(word))
    .map((word) => word.replace(QUOTES, ''))
    .filter((word) => word !== '')
  if (words.length === 0) return []
  return words.filter(isWholeName).length > 1 ? words : [words.join(' ')]
}

/** Splits a pasted list at any separator. Keeps invalid entries, so that their rows can show the error. */
export const cleanDomainList = (text: string): NameList => {
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
