import { createHash } from 'node:crypto'
import type { Reader } from '@/cms/words'
import { readCell, writeCell, type Value } from './cells'
import type { Entry } from './entries'
import { faultAt, type Fault } from './faults'
import type { Column, PriceList } from './kinds'
import type { File, Line } from './read-file'
import { headingsOf } from './write-file'

export interface Change {
  readonly line: number
  readonly key: string
  readonly period: string | null
  readonly column: string
  /** As the file writes them. */
  readonly before: string
  readonly after: string
  readonly entry: Entry
  readonly field: string
  readonly value: Value
}

export interface Plan {
  readonly changes: readonly Change[]
  readonly faults: readonly Fault[]
}

const faultsOfHeadings = (list: PriceList, { headings }: File, reader: Reader): Fault[] => {
  const fault = faultAt(reader)
  const known = headingsOf(list)
  const keys = [list.key, ...(list.byPeriod ? ['period'] : [])]
  const unknown = headings.filter((heading, at) => !known.includes(heading) || headings.indexOf(heading) !== at)
  const missing = keys.filter((heading) => !headings.includes(heading))
  const hasPrices = list.columns.some(({ name }) => headings.includes(name))
  return [
    ...unknown.map((heading) => fault(1, heading, 'unknownColumn')),
    ...missing.map((heading) => fault(1, heading, 'missingColumn')),
    ...(hasPrices ? [] : [fault(1, null, 'nothing')]),
  ]
}

/** Where a line's values stand now: the document itself, or its price for a period. */
const valuesOf = (list: PriceList, entry: Entry, period: string): Readonly<Record<string, unknown>> | undefined =>
  list.byPeriod ? entry.prices.find((price) => price.period === period) : entry.fields

/** What each line changes, and every fault of the file, not the first alone. */
export const planChanges = (list: PriceList, file: File, entries: readonly Entry[], reader: Reader): Plan => {
  const faults = faultsOfHeadings(list, file, reader)
  if (faults.length > 0) return { changes: [], faults }
  const fault = faultAt(reader)
  const byKey = new Map(entries.map((entry) => [entry.key, entry]))
  const seen = new Map<string, number>()
  const changes: Change[] = []

  const readColumn = ({ line, cells }: Line, column: Column): Value | undefined => {
    const cell = cells[column.name] ?? ''
    if (cell === '' && column.isOptional) return null
    const value = cell === '' ? undefined : readCell(column.kind, cell, file.takesComma)
    if (value === undefined)
      faults.push(
        cell === '' ? fault(line, column.name, 'noValue') : fault(line, column.name, column.kind === 'day' ? 'noDay' : 'noNumber', cell),
      )
    return value
  }

  for (const each of file.lines) {
    const { line, cells } = each
    const key = (cells[list.key] ?? '').trim()
    const period = list.byPeriod ? (cells['period'] ?? '') : ''
    const entry = byKey.get(key)
    const values = entry && valuesOf(list, entry, period)
    const name = `${key} ${period}`
    const earlier = seen.get(name)
    if (!entry) faults.push(fault(line, list.key, 'unknownKey', key))
    else if (!values) faults.push(fault(line, 'period', 'unknownPeriod', period))
    else if (earlier !== undefined) faults.push(fault(line, list.key, 'repeated', earlier))
    else {
      seen.set(name, line)
      for (const column of list.columns.filter(({ name: heading }) => heading in cells)) {
        const value = readColumn(each, column)
        if (value === undefined) continue
        const [before, after] = [writeCell(column.kind, values[column.field]), writeCell(column.kind, value)]
        if (before === after) continue
        if (entry.hasDraft) faults.push(fault(line, list.key, 'draft'))
        changes.push({
          line,
          key,
          period: list.byPeriod ? period : null,
          column: column.name,
          before,
          after,
          entry,
          field: column.field,
          value,
        })
      }
    }
  }
  return { changes, faults }
}

/** Names one set of changes: what is applied is what was shown, from the same prices to the same prices. */
export const fingerprintOf = (changes: readonly Change[]): string =>
  createHash('sha256')
    .update(JSON.stringify(changes.map(({ key, period, column, before, after }) => [key, period, column, before, after])))
    .digest('hex')
