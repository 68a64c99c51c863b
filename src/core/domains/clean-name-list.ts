import { bareAddress } from './bare-address'

/** Between the entries of a pasted list: lines, columns, commas. */
const SEPARATORS = /[\n\r\t,;|]+/
/** What lists put in front of a line: a bullet, or `12.` and `12)`. */
const BULLET = /^(?:[-–—*•·]+|\d+[.)])$/
const QUOTES = /^["'`<([]+|["'`>)\]]+$/g

export interface NameList {
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
