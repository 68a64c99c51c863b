import { readFileSync } from 'node:fs'
import type { Figure } from './claims'

export interface Fact {
  readonly id: string
  /** Empty if the fact has none. */
  readonly figures: readonly Figure[]
}

const singular = (unit: string): string =>
  ({ currencies: 'currency', addresses: 'address', halves: 'half' })[unit] ?? unit.replace(/s$/, '')

const toFigure = (words: string): Figure => {
  const [number = '', unit = ''] = words.trim().split(' ')
  return `${number} ${unit === 'USD' ? unit : singular(unit)}`
}

const toFact = (line: string): Fact => {
  const [id = '', , figures = ''] = line
    .split('|')
    .slice(1)
    .map((each) => each.trim())
  return {
    id: id.replaceAll('`', ''),
    figures: figures === '–' ? [] : figures.split(',').map(toFigure),
  }
}

export const readFacts = (): readonly Fact[] =>
  readFileSync('docs/facts.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map(toFact)
