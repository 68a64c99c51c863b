/** Case-, accent- and whitespace-insensitive form: `Guía` equals `guia`; `ß` is `ss`. */
export const foldText = (text: string): string => foldLetters(text).trim()

const foldLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')

export const foldedWords = (text: string): readonly string[] =>
  foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '')

export interface SearchEntry {
  readonly title: string
  readonly description: string
  /** Matched but never shown. */
  readonly keywords?: string
  /** Tie-breaker: larger first. */
  readonly weight: number
}

/** Precomputed, since every keystroke compares all entries. */
export interface Searchable<Entry extends SearchEntry = SearchEntry> {
  readonly entry: Entry
  readonly title: string
  readonly titleWords: readonly string[]
  readonly keywords: string
  readonly description: string
}

/** Best first. Any title match outranks any description match. */
const titleScores = { same: 1_000, firstWords: 700, alike: 650, beginning: 600, words: 400, beginnings: 300, inside: 150 } as const
const keywordScore = 100
const descriptionScore = 20

/** Letters and digits: `.com` is `com`, `vps-hosting` is two words. */
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

/** `.cloud` means the extension; `cloud` prefers other titles that start with the word. */
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

/** 0 if any word is missing. */
const score = (searchable: Searchable, asked: readonly string[], question: string): number => {
  const inTitle = titleScore(searchable, asked, question)
  if (inTitle > 0) return inTitle
  const { title, keywords, description } = searchable
  const isInKeywords = every(asked, (word) => title.includes(word) || keywords.includes(word))
  if (isInKeywords) return keywordScore
  return every(asked, (word) => title.includes(word) || keywords.includes(word) || description.includes(word)) ? descriptionScore : 0
}

/** Entries that contain every word, title matches first; at most `most`. */
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

interface SearchLanguage {
  readonly ignored: readonly string[]
  readonly synonyms: readonly (readonly string[])[]
  readonly endings: readonly string[]
}

type Phrase = readonly string[]

const searchWordsOf = (text: string): readonly string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Shorter stems match too many words. */
const shortestStem = 4

const stemOf = (word: string, endings: readonly string[]): string => {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= shortestStem)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

const indexOfPhrase = (words: Phrase, phrase: Phrase): number =>
  words.findIndex((_word, at) => phrase.every((each, offset) => words[at + offset] === each))

/** Concepts of a query, each with its synonymous phrases. */
const meaningsOf = (question: string, { ignored, synonyms, endings }: SearchLanguage): readonly (readonly Phrase[])[] => {
  const stemsOf = (text: string): Phrase => searchWordsOf(text).map((word) => stemOf(word, endings))
  let asked = stemsOf(question)
  const meanings: Phrase[][] = []
  for (const group of synonyms) {
    const phrases = group.map(stemsOf)
    // Longest first, so that `auth code` wins over `code`.
    const matched = phrases.filter((phrase) => indexOfPhrase(asked, phrase) !== -1).toSorted((one, other) => other.length - one.length)[0]
    if (matched === undefined) continue
    const at = indexOfPhrase(asked, matched)
    asked = [...asked.slice(0, at), ...asked.slice(at + matched.length)]
    meanings.push(phrases)
  }
  const ignoredStems = new Set(ignored.flatMap(stemsOf))
  return [...meanings, ...asked.filter((word) => !ignoredStems.has(word)).map((word) => [[word]])]
}

const startsWithPhrase = (text: readonly string[], phrase: Phrase): boolean =>
  phrase.every((stem) => text.some((word) => (stem.length < shortestStem ? word === stem : word.startsWith(stem))))

const inTitle = 3
const inKeywords = 2
const inDescription = 1

const fitOf = (text: { readonly title: Phrase; readonly keywords: Phrase; readonly description: Phrase }, phrases: readonly Phrase[]) => {
  if (phrases.some((phrase) => startsWithPhrase(text.title, phrase))) return inTitle
  if (phrases.some((phrase) => startsWithPhrase([...text.title, ...text.keywords], phrase))) return inKeywords
  return phrases.some((phrase) => startsWithPhrase([...text.title, ...text.keywords, ...text.description], phrase)) ? inDescription : 0
}

/** Entries that match the query by synonym or stem, best first; matches below half of the query are dropped. */
export const relatedEntries = <Entry extends SearchEntry>(
  entries: readonly Searchable<Entry>[],
  question: string,
  language: SearchLanguage,
  most: number,
): readonly Entry[] => {
  const meanings = meaningsOf(question, language)
  if (meanings.length === 0) return []
  const found = entries.flatMap(({ entry, title, keywords, description }) => {
    const text = {
      title: searchWordsOf(title),
      keywords: searchWordsOf(keywords),
      description: searchWordsOf(description),
    }
    const fits = meanings.map((phrases) => fitOf(text, phrases))
    const answered = fits.filter((fit) => fit > 0).length
    return answered * 2 < meanings.length || answered === 0
      ? []
      : [{ entry, answered, fit: fits.reduce<number>((sum, each) => sum + each, 0) }]
  })
  return found
    .toSorted((one, other) => other.answered - one.answered || other.fit - one.fit || other.entry.weight - one.entry.weight)
    .slice(0, most)
    .map(({ entry }) => entry)
}

/** Half-open range in UTF-16 units. */
export type Mark = readonly [from: number, before: number]

interface Unit {
  readonly letter: string
  readonly from: number
  before: number
}

/** Folded letters with their positions: `ß` gives two at one position; a combining accent belongs to the letter before. */
const unitsOf = (text: string): readonly Unit[] => {
  const units: Unit[] = []
  let from = 0
  for (const character of text) {
    const before = from + character.length
    const folded = foldLetters(character)
    const last = units.at(-1)
    if (folded === '' && last) last.before = before
    for (const letter of folded.split('')) units.push({ letter, from, before })
    from = before
  }
  return units
}

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

const placesOf = (word: string, folded: string): readonly number[] => {
  const places: number[] = []
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) places.push(at)
  return places
}

const joined = (marks: readonly Mark[]): readonly Mark[] => {
  const whole: [number, number][] = []
  for (const [from, before] of marks.toSorted((one, other) => one[0] - other[0])) {
    const last = whole.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], before)
    else whole.push([from, before])
  }
  return whole
}

/** Matches to highlight: at word starts, or inside words if there are none. */
export const markWords = (text: string, question: string): readonly Mark[] => {
  const units = unitsOf(text)
  const folded = units.map(({ letter }) => letter).join('')
  return joined(
    foldedWords(question).flatMap((word) => {
      const places = placesOf(word, folded)
      const beginnings = places.filter((at) => !isLetter(word[0]) || !isLetter(units[at - 1]?.letter))
      return (beginnings.length > 0 ? beginnings : places).map((at): Mark => [
        units[at]?.from ?? 0,
        units[at + word.length - 1]?.before ?? text.length,
      ])
    }),
  )
}

/** Splits the text so that every second piece is highlighted: `['', 'Web', ' hosting']`. */
export const piecesOf = (text: string, marks: readonly Mark[]): readonly string[] => {
  const edges = [0, ...marks.flat(), text.length]
  return edges.slice(1).map((edge, index) => text.slice(edges[index], edge))
}
