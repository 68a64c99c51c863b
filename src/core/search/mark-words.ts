import { foldedWords, foldLetters } from './fold-text'

/** From and before which letter, in UTF-16 units. */
export type Mark = readonly [from: number, before: number]

interface Unit {
  readonly letter: string
  readonly from: number
  before: number
}

/** Folded letters, each with its place in the text: `ß` is two of one place, and an accent of its own belongs to the letter before. */
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

/** In order, those that touch in one. */
const joined = (marks: readonly Mark[]): readonly Mark[] => {
  const whole: [number, number][] = []
  for (const [from, before] of marks.toSorted((one, other) => one[0] - other[0])) {
    const last = whole.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], before)
    else whole.push([from, before])
  }
  return whole
}

/** Where the words of a question stand in a text: where one begins a word there, and only if none does, inside of words. */
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

/** The text in pieces, every second of which is marked: `['', 'Web', ' hosting']`. */
export const piecesOf = (text: string, marks: readonly Mark[]): readonly string[] => {
  const edges = [0, ...marks.flat(), text.length]
  return edges.slice(1).map((edge, index) => text.slice(edges[index], edge))
}
