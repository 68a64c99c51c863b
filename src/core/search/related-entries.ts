import { foldText } from './fold-text'
import type { Searchable, SearchEntry } from './rank-entries'

interface SearchLanguage {
  readonly ignored: readonly string[]
  readonly synonyms: readonly (readonly string[])[]
  readonly endings: readonly string[]
}

/** A word or a phrase, as the stems of its words. */
type Phrase = readonly string[]

const wordsOf = (text: string): readonly string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Shorter stems would be the beginning of too many words. */
const shortestStem = 4

const stemOf = (word: string, endings: readonly string[]): string => {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= shortestStem)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

const indexOfPhrase = (words: Phrase, phrase: Phrase): number =>
  words.findIndex((_word, at) => phrase.every((each, offset) => words[at + offset] === each))

/** What a question asks for: for each of its things the phrases that mean it. */
const meaningsOf = (question: string, { ignored, synonyms, endings }: SearchLanguage): readonly (readonly Phrase[])[] => {
  const stemsOf = (text: string): Phrase => wordsOf(text).map((word) => stemOf(word, endings))
  let asked = stemsOf(question)
  const meanings: Phrase[][] = []
  for (const group of synonyms) {
    const phrases = group.map(stemsOf)
    // The longest first: `auth code` before `code`.
    const said = phrases.filter((phrase) => indexOfPhrase(asked, phrase) !== -1).toSorted((one, other) => other.length - one.length)[0]
    if (said === undefined) continue
    const at = indexOfPhrase(asked, said)
    asked = [...asked.slice(0, at), ...asked.slice(at + said.length)]
    meanings.push(phrases)
  }
  const ignoredStems = new Set(ignored.flatMap(stemsOf))
  return [...meanings, ...asked.filter((word) => !ignoredStems.has(word)).map((word) => [[word]])]
}

const begins = (text: readonly string[], phrase: Phrase): boolean =>
  phrase.every((stem) => text.some((word) => (stem.length < shortestStem ? word === stem : word.startsWith(stem))))

const inTitle = 3
const inKeywords = 2
const inDescription = 1

const fitOf = (text: { readonly title: Phrase; readonly keywords: Phrase; readonly description: Phrase }, phrases: readonly Phrase[]) => {
  if (phrases.some((phrase) => begins(text.title, phrase))) return inTitle
  if (phrases.some((phrase) => begins([...text.title, ...text.keywords], phrase))) return inKeywords
  return phrases.some((phrase) => begins([...text.title, ...text.keywords, ...text.description], phrase)) ? inDescription : 0
}

/**
 * Entries that mean what a question asks for, in other words or other forms of its words. Those that answer most of it come first; less
 * than half of it is no answer.
 */
export const relatedEntries = <Entry extends SearchEntry>(
  entries: readonly Searchable<Entry>[],
  question: string,
  language: SearchLanguage,
  most: number,
): readonly Entry[] => {
  const meanings = meaningsOf(question, language)
  if (meanings.length === 0) return []
  const found = entries.flatMap(({ entry, title, keywords, description }) => {
    const text = { title: wordsOf(title), keywords: wordsOf(keywords), description: wordsOf(description) }
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
