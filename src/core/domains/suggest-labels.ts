import { bareAddress } from './bare-address'
import { cleanSearchTerm } from './clean-search-term'
import { parseDomainName } from './parse-domain-name'
import { plainSpellings } from './plain-spellings'
import { splitDomain } from './split-domain'

export interface SuggestionLimits {
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
export const labelVariants = (label: string, maximumLength: number): readonly string[] => {
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
