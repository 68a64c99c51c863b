import { bareAddress, cleanSearchTerm, parseDomainName, plainSpellings, splitDomain, maximumLabelLength } from './parse-domain'
import type { DomainAvailability, DomainName } from './types'
import type { Extension } from '../catalog/types'
import { homeFirst } from '../catalog/tlds'

interface SuggestionLimits {
  /** S7: minimum input length. */
  readonly fromLength: number
  readonly maximum: number
  /** §9: maximum length of a suggested label. */
  readonly maximumLength: number
}

interface Word {
  readonly word: string
  readonly position: 'before' | 'after'
}

/** In English, like most domains sold; in order of preference. */
const words: readonly Word[] = [
  { word: 'get', position: 'before' },
  { word: 'shop', position: 'after' },
  { word: 'online', position: 'after' },
  { word: 'my', position: 'before' },
  { word: 'hq', position: 'after' },
  { word: 'the', position: 'before' },
  { word: 'studio', position: 'after' },
  { word: 'app', position: 'after' },
  { word: 'go', position: 'before' },
  { word: 'hub', position: 'after' },
]

const combine = (term: string, { word, position }: Word, glue: string): string =>
  position === 'before' ? `${word}${glue}${term}` : `${term}${glue}${word}`

/** Valid variants of a label, hyphenated ones first. */
const labelVariants = (label: string, maximumLength: number): readonly string[] => {
  const variants = ['-', ''].flatMap((glue) => words.filter(({ word }) => !label.includes(word)).map((word) => combine(label, word, glue)))
  return variants.filter((variant) => variant.length <= maximumLength && parseDomainName(variant).ok)
}

/** Suggested labels for the first letters of a query (S7). */
export const suggestLabels = (input: string, limits: SuggestionLimits): readonly string[] => {
  const term = cleanSearchTerm(input).replace(/^-+|-+$/g, '')
  if (term.length < limits.fromLength) return []
  // If the input had accents or symbols, its plain spellings come first.
  const isTyped = bareAddress(input).split('.', 1)[0] === term
  const nearest = isTyped ? [] : [term, ...plainSpellings(input).map((name) => splitDomain(name).label)]
  const own = nearest.filter((label) => label.length <= limits.maximumLength && parseDomainName(label).ok)
  return [...new Set([...own, ...labelVariants(term, limits.maximumLength)])].slice(0, limits.maximum)
}

/** Keeps the extension, since the search already lists the others. */
export const alternativeCandidates = (label: string, extension: string, maximum: number): readonly string[] =>
  labelVariants(label, maximumLabelLength)
    .slice(0, maximum)
    .map((variant) => `${variant}${extension}`)

/** §3: first available candidate; S3: `unknown` does not count. */
export const chooseAlternative = (candidates: readonly string[], answers: readonly DomainAvailability[]): string | null => {
  const free = new Set(answers.filter(({ status }) => status === 'available').map(({ domain }) => domain))
  return candidates.find((candidate) => free.has(candidate)) ?? null
}

/** Newest first, unique (S7). */
export type SearchHistory = readonly string[]

export const emptyHistory: SearchHistory = []

/** §9: moves the term to the front and keeps at most `limit`. */
export const addToHistory = (history: SearchHistory, term: string, limit: number): SearchHistory =>
  term === '' ? history : [term, ...history.filter((known) => known !== term)].slice(0, limit)

/** §9: shown in the search bar. */
export const newestTerms = (history: SearchHistory, count: number): SearchHistory => history.slice(0, count)

/** Validates history from browser storage, which anyone may have edited. */
export const readHistory = (stored: unknown, limit: number): SearchHistory => {
  if (!Array.isArray(stored)) return emptyHistory
  const terms = stored.filter((term): term is string => typeof term === 'string' && /^[a-z0-9-]+$/.test(term))
  return [...new Set(terms)].slice(0, limit)
}

/** Derived from the extensions, cached per catalogue. */
interface SearchOrder {
  /** Popular TLDs first, then by order (S2). */
  readonly ranked: readonly Extension[]
  /** By extension, without those of length 1 (S2). */
  readonly minimumLengths: ReadonlyMap<string, number>
}

const byPopularityThenOrder = (left: Extension, right: Extension): number =>
  Number(right.popular) - Number(left.popular) || left.order - right.order || (left.extension < right.extension ? -1 : 1)

const known = new WeakMap<ReadonlyMap<string, Extension>, SearchOrder>()

export const searchOrderOf = (extensions: ReadonlyMap<string, Extension>): SearchOrder => {
  const kept = known.get(extensions)
  if (kept) return kept
  const rows = [...extensions.values()]
  const order: SearchOrder = {
    ranked: [...rows].sort(byPopularityThenOrder),
    minimumLengths: new Map(rows.map(({ extension, minLength }) => [extension, minLength])),
  }
  known.set(extensions, order)
  return order
}

export interface SearchRow {
  readonly domain: string
  readonly label: string
  readonly extension: Extension
}

interface SearchRows {
  readonly rows: readonly SearchRow[]
  readonly hasMore: boolean
  /** S2: typed extension that is not sold here, or `null`. */
  readonly unsoldExtension: string | null
}

/** `page` is 1-based. */
interface SearchPage {
  readonly maximum: number
  readonly page?: number
  /** S9: TLD of the visitor's language. */
  readonly home?: string
}

/**
 * §9: at most `maximum` rows per page: the typed extension (S2), the home TLD (S9), popular ones, then by order. Omits extensions whose
 * minimum length exceeds the label.
 */
export const buildSearchRows = (
  name: DomainName,
  extensions: ReadonlyMap<string, Extension>,
  { maximum, page = 1, home }: SearchPage,
): SearchRows => {
  const typed = name.extension === null ? undefined : extensions.get(name.extension)
  const others = homeFirst(searchOrderOf(extensions).ranked, home).filter((extension) => extension !== typed)
  const fitting = [...(typed ? [typed] : []), ...others].filter((extension) => name.label.length >= extension.minLength)
  const rows = fitting
    .slice((page - 1) * maximum, page * maximum)
    .map((extension) => ({ domain: `${name.label}${extension.extension}`, label: name.label, extension }))
  return { rows, hasMore: fitting.length > page * maximum, unsoldExtension: typed ? null : name.extension }
}
