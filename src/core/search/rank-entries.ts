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

/** An entry as it is compared. Made once, because each keystroke of a visitor compares all of them. */
export interface Searchable<Entry extends SearchEntry = SearchEntry> {
  readonly entry: Entry
  readonly title: string
  readonly titleWords: readonly string[]
  readonly keywords: string
  readonly description: string
}

/** How well a title fits a question, the best first. Any title that fits is worth more than any description. */
const titleScores = { same: 1_000, firstWords: 700, alike: 650, beginning: 600, words: 400, beginnings: 300, inside: 150 } as const
const keywordScore = 100
const descriptionScore = 20

/** Letters and digits; `.com` is the word `com`, `vps-hosting` is two. */
const wordsOf = (folded: string): readonly string[] => folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')

const every = (asked: readonly string[], fits: (word: string) => boolean): boolean => asked.every(fits)

export const toSearchable = <Entry extends SearchEntry>(entry: Entry): Searchable<Entry> => {
  const title = foldText(entry.title)
  return {
    entry,
    title,
    titleWords: wordsOf(title),
    keywords: foldText(entry.keywords ?? ''),
    description: foldText(entry.description),
  }
}

/** Who types `.cloud` asks for the extension; who types `cloud`, first for what begins with that word. */
const isOnlyNamedAlike = ({ title }: Searchable, question: string): boolean => title.startsWith('.') && !question.trim().startsWith('.')

const titleScore = (searchable: Searchable, asked: readonly string[], question: string): number => {
  const { title, titleWords } = searchable
  const phrase = asked.join(' ')
  if (title === phrase || titleWords.join(' ') === phrase) {
    return isOnlyNamedAlike(searchable, question) ? titleScores.alike : titleScores.same
  }
  if (title.startsWith(phrase))
    return titleWords.slice(0, asked.length).join(' ') === phrase ? titleScores.firstWords : titleScores.beginning
  if (every(asked, (word) => titleWords.includes(word))) return titleScores.words
  if (every(asked, (word) => titleWords.some((each) => each.startsWith(word)))) return titleScores.beginnings
  return every(asked, (word) => title.includes(word)) ? titleScores.inside : 0
}

/** 0 where a word of the question occurs nowhere. */
const score = (searchable: Searchable, asked: readonly string[], question: string): number => {
  const inTitle = titleScore(searchable, asked, question)
  if (inTitle > 0) return inTitle
  const { title, keywords, description } = searchable
  const isInKeywords = every(asked, (word) => title.includes(word) || keywords.includes(word))
  if (isInKeywords) return keywordScore
  return every(asked, (word) => title.includes(word) || keywords.includes(word) || description.includes(word)) ? descriptionScore : 0
}

/** Every entry in which each word of the question occurs, ranked titles first; at most `most`. */
export const rankEntries = <Entry extends SearchEntry>(
  entries: readonly Searchable<Entry>[],
  question: string,
  most: number,
): readonly Entry[] => {
  const asked = foldedWords(question)
  if (asked.length === 0) return []
  return entries
    .map((searchable, index) => ({ entry: searchable.entry, index, score: score(searchable, asked, question) }))
    .filter((found) => found.score > 0)
    .sort((one, other) => other.score - one.score || other.entry.weight - one.entry.weight || one.index - other.index)
    .slice(0, most)
    .map(({ entry }) => entry)
}
