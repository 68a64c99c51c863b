import type { PayloadRequest, SelectType } from 'payload'
import { defaultLocale } from '@/lib/config/locales'
import { fileLimits, type PriceList, type CellKind, faultAt, type PriceListError, type Column, type File, type Line } from './kinds'
import { fractionOf, percentOf } from '@/core/money/format'
import { stringify } from 'csv-stringify/sync'
import { createHash } from 'node:crypto'
import type { Reader } from '@/payload/translate'

interface PriceRow {
  readonly id?: string | null
  readonly period: string
  readonly [field: string]: unknown
}

interface Entry {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly prices: readonly PriceRow[]
  /** The newest version is a draft, which saving would publish. */
  readonly hasDraft: boolean
}

type Found = { readonly id: string; readonly prices?: readonly PriceRow[] | null } & Readonly<Record<string, unknown>>

const hasDraftsOf = ({ payload }: PayloadRequest, { collection }: PriceList): boolean =>
  Boolean(payload.collections[collection].config.versions?.drafts)

const pageSize = 1_000

const findAll = async (req: PayloadRequest, list: PriceList): Promise<readonly Found[]> => {
  const { collection, named, key, columns, byPeriod } = list
  const fields = byPeriod ? ['prices'] : columns.map(({ field }) => field)
  const select: SelectType = Object.fromEntries([key, ...(named ? ['name'] : []), ...fields].map((field) => [field, true]))
  const found: Found[] = []
  for (let page: number | null | undefined = 1; page && found.length < fileLimits.lines;) {
    const read: { docs: object[]; nextPage?: number | null | undefined } = await req.payload.find({
      collection,
      ...(hasDraftsOf(req, list) ? { where: { _status: { equals: 'published' } } } : {}),
      depth: 0,
      limit: pageSize,
      locale: defaultLocale,
      overrideAccess: false,
      page,
      req,
      select,
      sort: ['order', key],
    })
    found.push(...read.docs.map((doc) => ({ ...doc }) as Found))
    page = read.nextPage
  }
  return found
}

const findInDraft = async (req: PayloadRequest, list: PriceList): Promise<ReadonlySet<string>> => {
  if (!hasDraftsOf(req, list)) return new Set()
  const { docs } = await req.payload.findVersions({
    collection: list.collection,
    where: { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] },
    depth: 0,
    limit: pageSize,
    locale: defaultLocale,
    overrideAccess: false,
    req,
  })
  return new Set(docs.map(({ parent }) => String(parent)))
}

/** Every document of the list that is on sale, in catalogue order. */
export const findEntries = async (req: PayloadRequest, list: PriceList): Promise<readonly Entry[]> => {
  const docs = await findAll(req, list)
  const inDraft = await findInDraft(req, list)
  return docs.map((doc) => ({
    id: doc.id,
    key: String(doc[list.key]),
    name: list.named ? String(doc['name'] ?? '') : '',
    fields: doc,
    prices: doc.prices ?? [],
    hasDraft: inDraft.has(doc.id),
  }))
}

type Value = number | string | null

/** A missing value is an empty cell. */
export const writeCell = (kind: CellKind, value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (kind === 'percent') return String(percentOf(Number(value)))
  return kind === 'day' ? String(value).slice(0, 10) : String(value)
}

/** Spreadsheets with a decimal comma (12,99) export semicolon-separated files; only those may use it. */
const readNumber = (cell: string, takesComma: boolean): number | null => {
  const plain = takesComma ? cell.replace(',', '.') : cell
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null
}

const readDay = (cell: string): string | null => {
  const day = new Date(`${cell}T00:00:00.000Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(cell) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(cell) ? day.toISOString() : null
}

/** Parses a cell; `undefined` if it is invalid. */
const readCell = (kind: CellKind, cell: string, takesComma: boolean): Value | undefined => {
  if (kind === 'day') return readDay(cell) ?? undefined
  const number = readNumber(cell, takesComma)
  if (number === null) return undefined
  return kind === 'percent' ? fractionOf(number) : number
}

const headingsOf = ({ key, named, byPeriod, columns }: PriceList): string[] => [
  key,
  ...(named ? ['name'] : []),
  ...(byPeriod ? ['period'] : []),
  ...columns.map(({ name }) => name),
]

/** Exports a price list as CSV. Formulas are escaped. */
export const writeFile = async (req: PayloadRequest, list: PriceList): Promise<string> => {
  const entries = await findEntries(req, list)
  const rows = entries.flatMap((entry) => {
    const start = [entry.key, ...(list.named ? [entry.name] : [])]
    const cells = (values: Readonly<Record<string, unknown>>) => list.columns.map(({ kind, field }) => writeCell(kind, values[field]))
    return list.byPeriod ? entry.prices.map((price) => [...start, price.period, ...cells(price)]) : [[...start, ...cells(entry.fields)]]
  })
  return stringify([headingsOf(list), ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' })
}

export interface Change {
  readonly line: number
  readonly key: string
  readonly period: string | null
  readonly column: string
  /** Formatted as in the file. */
  readonly before: string
  readonly after: string
  readonly entry: Entry
  readonly field: string
  readonly value: Value
}

interface Plan {
  readonly changes: readonly Change[]
  readonly faults: readonly PriceListError[]
}

const faultsOfHeadings = (list: PriceList, { headings }: File, reader: Reader): PriceListError[] => {
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

const valuesOf = (list: PriceList, entry: Entry, period: string): Readonly<Record<string, unknown>> | undefined =>
  list.byPeriod ? entry.prices.find((price) => price.period === period) : entry.fields

/** Every change in the file and all of its errors, not only the first. */
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

/** Hash of a set of changes, old and new prices included, so that exactly the reviewed changes are applied. */
export const fingerprintOf = (changes: readonly Change[]): string =>
  createHash('sha256')
    .update(JSON.stringify(changes.map(({ key, period, column, before, after }) => [key, period, column, before, after])))
    .digest('hex')
