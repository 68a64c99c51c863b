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

/** `` - `refund` (30 days): refund after the first payment `` */
const factLine = /^- `([^`]+)`(?: \(([^)]+)\))?: /gm

export const readFacts = (): readonly Fact[] =>
  [...readFileSync('docs/facts.md', 'utf8').matchAll(factLine)].map(([, id = '', figures]) => ({
    id,
    figures: figures?.split(',').map(toFigure) ?? [],
  }))
