/** Between the names of a pasted list: lines, columns, commas, blanks. */
const SEPARATORS = /[\s,;|]+/
/** What lists put in front of a line: a bullet, or `12.` and `12)`. */
const BULLET = /^(?:[-–—*•·]+|\d+[.)])$/
const QUOTES = /^["'`<([]+|["'`>)\]]+$/g

export interface NameList {
  /** In their order, each once, as they were typed. */
  readonly names: readonly string[]
  /** How many were there already. */
  readonly repeated: number
}

/** A pasted list as names: one a line, whatever it was separated by. What is no name stays in, so that its row can say why. */
export const cleanNameList = (text: string): NameList => {
  const typed = text
    .split(SEPARATORS)
    .filter((each) => !BULLET.test(each))
    .map((each) => each.replace(QUOTES, ''))
    .filter((each) => each !== '')
  const known = new Set<string>()
  const names = typed.filter((name) => {
    const isNew = !known.has(name.toLowerCase())
    known.add(name.toLowerCase())
    return isNew
  })
  return { names, repeated: typed.length - names.length }
}
