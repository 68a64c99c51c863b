import type { Locale } from '@/lib/config/locales'
import { type TranslationUnitView, isTarget } from './find-units'
import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { z } from 'zod'
import { delimiterOf } from '@/core/csv'

export const exchangeLimits = { bytes: 8_000_000, units: 5_000 } as const

export const exchangeFormats = ['xliff', 'csv'] as const
export type ExchangeFormat = (typeof exchangeFormats)[number]

export interface ExchangedUnit {
  readonly line: number
  readonly area: string
  readonly document: string
  readonly path: string
  readonly locale: Locale
  readonly english: readonly string[]
  /** As many segments as English; empty strings if untranslated. */
  readonly target: readonly string[]
  /** Version of both texts at export. */
  readonly version: string
}

export type FileErrorKind = 'empty' | 'too-large' | 'unreadable' | 'doctype' | 'language' | 'inline' | 'column' | 'incomplete'

export interface FileError {
  readonly line: number
  readonly kind: FileErrorKind
}

export type ParsedFile = { readonly units: readonly ExchangedUnit[] } | { readonly faults: readonly FileError[] }

/** A translation with another number of segments than English cannot be aligned, so its target is left empty. */
export const pairedTarget = ({ english, target }: Pick<TranslationUnitView, 'english' | 'target'>): readonly string[] =>
  target.length === english.length ? target : english.map(() => '')

const columns = ['area', 'document', 'path', 'segment', 'label', 'language', 'english', 'translation', 'version'] as const
type Column = (typeof columns)[number]
type Row = Readonly<Record<Column, string>>

/**
 * Cells that a spreadsheet would run as formulas are escaped with an apostrophe, and so are texts that already begin with one before
 * such a character.
 */
const formula = /^'*[=+\-@\t\r＝＋－＠]/u
const asText = (text: string): string => (formula.test(text) ? `'${text}` : text)
const fromText = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell)

export const writeCsv = (units: readonly TranslationUnitView[], locale: Locale): string => {
  const lines = units.flatMap((unit) => {
    const targets = pairedTarget(unit)
    return unit.english.map((english, at) => [
      unit.area,
      unit.document,
      unit.path,
      String(at + 1),
      asText(unit.label),
      locale,
      asText(english),
      asText(targets[at] ?? ''),
      asText(unit.version),
    ])
  })
  return stringify([[...columns], ...lines], { bom: true, record_delimiter: 'windows' })
}

/** With `info`, the parser returns these objects; its types only cover records. */
const parsed = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }))

interface Line {
  readonly line: number
  readonly row: Row
}

const toUnit = (lines: readonly [Line, ...Line[]]): ExchangedUnit | FileError => {
  const [{ line, row }] = lines
  const sorted = [...lines].sort((one, other) => Number(one.row.segment) - Number(other.row.segment))
  if (sorted.some((each, at) => Number(each.row.segment) !== at + 1)) return { line, kind: 'incomplete' }
  if (!isTarget(row.language)) return { line, kind: 'language' }
  return {
    line,
    area: row.area,
    document: row.document,
    path: row.path,
    locale: row.language,
    english: sorted.map((each) => fromText(each.row.english)),
    target: sorted.map((each) => fromText(each.row.translation)),
    version: fromText(row.version),
  }
}

const group = (lines: readonly Line[]): readonly (readonly [Line, ...Line[]])[] => {
  const groups = new Map<string, [Line, ...Line[]]>()
  for (const line of lines) {
    const key = JSON.stringify([line.row.area, line.row.document, line.row.path, line.row.language])
    const known = groups.get(key)
    if (known) known.push(line)
    else groups.set(key, [line])
  }
  return [...groups.values()]
}

export const readCsv = (text: string): ParsedFile => {
  let rows: z.output<typeof parsed>
  try {
    rows = parsed.parse(parse(text, { bom: true, delimiter: delimiterOf(text), info: true, skip_empty_lines: true }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { faults: [{ line: Number((error as { lines?: unknown }).lines ?? 1), kind: 'unreadable' }] }
  }
  const [headings, ...rest] = rows
  if (headings === undefined || rest.length === 0) return { faults: [{ line: 1, kind: 'empty' }] }
  if (columns.some((column) => column !== 'label' && !headings.record.includes(column))) return { faults: [{ line: 1, kind: 'column' }] }
  const lines = rest.map(({ record, info }): Line => {
    const cell = (column: Column): readonly [Column, string] => [column, record[headings.record.indexOf(column)] ?? '']
    return { line: info.lines, row: Object.fromEntries(columns.map(cell)) as Row }
  })
  const units = group(lines).map(toUnit)
  const faults = units.filter((unit): unit is FileError => 'kind' in unit)
  return faults.length > 0 ? { faults } : { units: units.filter((unit): unit is ExchangedUnit => !('kind' in unit)) }
}
