import { bareAddress, cleanSearchTerm, parseDomainName, plainSpellings, splitDomain, maximumLabelLength } from './parse-domain'
import type { DomainAvailability, DomainName } from './types'
import type { Extension } from '../catalog/types'
import { homeFirst } from '../catalog/tlds'

interface SuggestionLimits {
  /** S7: none below this many characters. */
  readonly fromLength: number
  readonly maximum: number
  /** §9: the combined label has at most this many characters. */
  readonly maximumLength: number
}

interface Word {
  readonly word: string
  readonly position: 'before' | 'after'
}

/** English like the names people buy; the order is the order in which they are offered. */
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

/** Every variant of a label that could be registered: with a hyphen first, then written together. */
const labelVariants = (label: string, maximumLength: number): readonly string[] => {
  const variants = ['-', ''].flatMap((glue) => words.filter(({ word }) => !label.includes(word)).map((word) => combine(label, word, glue)))
  return variants.filter((variant) => variant.length <= maximumLength && parseDomainName(variant).ok)
}

/** S7: names to try instead of, or before, the one that is being typed. */
export const suggestLabels = (input: string, limits: SuggestionLimits): readonly string[] => {
  const term = cleanSearchTerm(input).replace(/^-+|-+$/g, '')
  if (term.length < limits.fromLength) return []
  // What was typed with accents or signs is a name without them: the nearest ones come first.
  const isTyped = bareAddress(input).split('.', 1)[0] === term
  const nearest = isTyped ? [] : [term, ...plainSpellings(input).map((name) => splitDomain(name).label)]
  const own = nearest.filter((label) => label.length <= limits.maximumLength && parseDomainName(label).ok)
  return [...new Set([...own, ...labelVariants(term, limits.maximumLength)])].slice(0, limits.maximum)
}

/** Names close to a taken one, under the same extension; the other extensions are rows of the search already. */
export const alternativeCandidates = (label: string, extension: string, maximum: number): readonly string[] =>
  labelVariants(label, maximumLabelLength)
    .slice(0, maximum)
    .map((variant) => `${variant}${extension}`)

/** §3: the alternative shown beside a taken name: the first candidate that is surely free, in the order of the candidates; S3: `unknown` is not free. */
export const chooseAlternative = (candidates: readonly string[], answers: readonly DomainAvailability[]): string | null => {
  const free = new Set(answers.filter(({ status }) => status === 'available').map(({ domain }) => domain))
  return candidates.find((candidate) => free.has(candidate)) ?? null
}

/** Terms of searches that ran, newest first, without repeats (S7). */
export type SearchHistory = readonly string[]

export const emptyHistory: SearchHistory = []

/** A search ran: its term comes first, an older entry of the same term goes, at most `limit` are kept (§9). */
export const addToHistory = (history: SearchHistory, term: string, limit: number): SearchHistory =>
  term === '' ? history : [term, ...history.filter((known) => known !== term)].slice(0, limit)

/** The newest `count` terms: what the search bar shows (§9). */
export const newestTerms = (history: SearchHistory, count: number): SearchHistory => history.slice(0, count)

/** What was read back from the browser's store, which anyone may have written: only texts, no repeats, at most `limit`. */
export const readHistory = (stored: unknown, limit: number): SearchHistory => {
  if (!Array.isArray(stored)) return emptyHistory
  const terms = stored.filter((term): term is string => typeof term === 'string' && /^[a-z0-9-]+$/.test(term))
  return [...new Set(terms)].slice(0, limit)
}

/** What every search asks of the catalogue's endings, worked out once for as long as the catalogue stands. */
interface SearchOrder {
  /** S2: popular ones first, then by order. */
  readonly ranked: readonly Extension[]
  /** S2: the shortest name each takes. */
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

/** One line of the results: a name to ask for, and the catalogue's row it is sold under. */
export interface SearchRow {
  readonly domain: string
  readonly label: string
  readonly extension: Extension
}

interface SearchRows {
  readonly rows: readonly SearchRow[]
  /** Whether another page has more of them. */
  readonly hasMore: boolean
  /** S2: the extension that was typed but is not sold here, or `null`. */
  readonly unsoldExtension: string | null
}

/** Which rows of a search are asked for: pages of `maximum`, counted from 1. */
interface SearchPage {
  readonly maximum: number
  readonly page?: number
  /** S9: the ending of the visitor's language. */
  readonly home?: string
}

/**
 * The rows of a search (§9: at most `maximum`): the typed extension first (S2), then that of home (S9), then popular ones, then
 * by order; the next page goes on where the one before ended. An extension whose shortest label is longer than this one is left out: the name
 * cannot be registered there.
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
