import { readFileSync } from 'node:fs'
import type { Figure } from './claims'

export interface Fact {
  readonly id: string
  /** Empty where the fact has none. */
  readonly figures: readonly Figure[]
  /** Where it is said: what a text's own place begins with. */
  readonly places: readonly string[]
}

const singular = (unit: string): string =>
  ({ currencies: 'currency', addresses: 'address', halves: 'half', workbenches: 'workbench' })[unit] ?? unit.replace(/s$/, '')

const toFigure = (words: string): Figure => {
  const [number = '', unit = ''] = words.trim().split(' ')
  return `${number} ${unit === 'USD' ? unit : singular(unit)}`
}

const toPlace = (words: string): string => {
  if (words.startsWith('/')) return `pages[${words}]`
  const [kind = '', key = ''] = words.split(' ')
  if (kind === 'globals') return key
  return kind === 'messages' ? `messages.${key}` : `${kind}[${key}]`
}

const toFact = (line: string): Fact => {
  const [id = '', , figures = '', places = ''] = line
    .split('|')
    .slice(1)
    .map((each) => each.trim())
  return {
    id: id.replaceAll('`', ''),
    figures: figures === '–' ? [] : figures.split(',').map(toFigure),
    places: [...places.matchAll(/`([^`]+)`/g)].map(([, words = '']) => toPlace(words)),
  }
}

/** The rows of docs/facts.md. */
export const readFacts = (): readonly Fact[] =>
  readFileSync('docs/facts.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map(toFact)
