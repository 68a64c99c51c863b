import type { Words } from '@/cms/words'

/** What somebody does in the admin, told in a few steps: beside the screen it is done on, and in the handbook (docs/marketing.md). */
export interface Job {
  /** Its anchor, and the name of its picture. */
  readonly id: string
  /** Where it is told: the beginnings of addresses under the admin's own. */
  readonly screens: readonly string[]
  readonly title: Words
  readonly purpose: Words
  /** `{publish}` is the label of that name, as the admin writes it. */
  readonly steps: readonly Words[]
  readonly result: Words
  readonly trouble: Words
}

export const wordsOfJob = ({ title, purpose, steps, result, trouble }: Job): readonly Words[] => [title, purpose, ...steps, result, trouble]

export interface Piece {
  readonly text: string
  readonly isLabel: boolean
}

/** A sentence cut at its labels, each said as the admin says it in that language. */
export const piecesOf = (sentence: string, say: (label: string) => string): readonly Piece[] =>
  sentence
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 1 ? { text: say(part), isLabel: true } : { text: part, isLabel: false }))
    .filter(({ text }) => text !== '')

/** The labels a sentence names. */
export const labelsIn = (sentence: string): readonly string[] => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
