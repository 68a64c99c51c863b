import { foldedWords, foldText } from './fold-text'

/** Something the site search can find. */
export interface SearchEntry {
  readonly title: string
  readonly description: string
  /** Further words it is found by, never shown. */
  readonly keywords?: string
  /** Decides between entries that fit equally well: the larger comes first. */
  readonly weight: number
}

/** How well a title fits a question, the best first. Any title that fits is worth more than any description. */
const titleScores = { same: 1_000, beginning: 600, words: 400, beginnings: 300, inside: 150 } as const
const keywordScore = 100
const descriptionScore = 20

/** Letters and digits; `.com` is the word `com`, `vps-hosting` is two. */
const wordsOf = (folded: string): readonly string[] => folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')

const every = (asked: readonly string[], fits: (word: string) => boolean): boolean => asked.every(fits)

const titleScore = (folded: string, asked: readonly string[], phrase: string): number => {
  const words = wordsOf(folded)
  if (folded === phrase || words.join(' ') === phrase) return titleScores.same
  if (folded.startsWith(phrase)) return titleScores.beginning
  if (every(asked, (word) => words.includes(word))) return titleScores.words
  if (every(asked, (word) => words.some((each) => each.startsWith(word)))) return titleScores.beginnings
  return every(asked, (word) => folded.includes(word)) ? titleScores.inside : 0
}

/** 0 where a word of the question occurs nowhere. */
const score = (entry: SearchEntry, asked: readonly string[], phrase: string): number => {
  const title = foldText(entry.title)
  const inTitle = titleScore(title, asked, phrase)
  if (inTitle > 0) return inTitle
  const keywords = foldText(entry.keywords ?? '')
  const description = foldText(entry.description)
  const isInKeywords = every(asked, (word) => title.includes(word) || keywords.includes(word))
  if (isInKeywords) return keywordScore
  return every(asked, (word) => title.includes(word) || keywords.includes(word) || description.includes(word)) ? descriptionScore : 0
}

/** Every entry in which each word of the question occurs, ranked titles first; at most `most`. */
export const rankEntries = <Entry extends SearchEntry>(entries: readonly Entry[], question: string, most: number): readonly Entry[] => {
  const asked = foldedWords(question)
  if (asked.length === 0) return []
  const phrase = asked.join(' ')
  return entries
    .map((entry, index) => ({ entry, index, score: score(entry, asked, phrase) }))
    .filter((found) => found.score > 0)
    .sort((one, other) => other.score - one.score || other.entry.weight - one.entry.weight || one.index - other.index)
    .slice(0, most)
    .map(({ entry }) => entry)
}
