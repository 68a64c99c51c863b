import { translate, type Reader } from '@/payload/translate'
import { words, type Words } from '@/payload/words'
import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import { cleanLine } from '@/core/typed-text'
import { delimiterOf } from '@/core/csv'

export type CellKind = 'number' | 'percent' | 'day'

export interface Column {
  /** Heading in the file. */
  readonly name: string
  /** Field of the document, or of its price row. */
  readonly field: string
  readonly kind: CellKind
  /** Shown beside the value in the admin; files contain only the number. */
  readonly unit?: '$' | '%'
  /** An empty cell clears the value. */
  readonly isOptional?: boolean
}

export interface PriceList {
  readonly collection: 'services' | 'extensions' | 'addons' | 'transfer-prices' | 'currencies'
  readonly label: Words
  /** Field that identifies a row, and its heading. */
  readonly key: 'key' | 'extension' | 'code'
  /** Whether the file has a name column; imports ignore it. */
  readonly named: boolean
  /** One row per price instead of one per document. */
  readonly byPeriod: boolean
  readonly columns: readonly Column[]
}

const usd = (name: string, field = name, isOptional = false): Column => ({
  name,
  field,
  kind: 'number',
  unit: '$',
  ...(isOptional ? { isOptional } : {}),
})

export const priceLists = {
  plans: {
    collection: 'services',
    label: words('priceLists.names.plans'),
    key: 'key',
    named: true,
    byPeriod: true,
    columns: [usd('price', 'basePrice'), usd('setupFee'), { name: 'discountPercent', field: 'discount', kind: 'percent', unit: '%' }],
  },
  extensions: {
    collection: 'extensions',
    label: words('priceLists.names.extensions'),
    key: 'extension',
    named: false,
    byPeriod: false,
    columns: [usd('price'), usd('originalPrice'), usd('renewal')],
  },
  addons: {
    collection: 'addons',
    label: words('priceLists.names.addons'),
    key: 'key',
    named: true,
    byPeriod: false,
    columns: [usd('price'), usd('originalPrice', 'originalPrice', true)],
  },
  transfers: {
    collection: 'transfer-prices',
    label: words('priceLists.names.transfers'),
    key: 'extension',
    named: false,
    byPeriod: false,
    columns: [usd('price'), usd('originalPrice')],
  },
  currencies: {
    collection: 'currencies',
    label: words('priceLists.names.currencies'),
    key: 'code',
    named: true,
    byPeriod: false,
    columns: [
      { name: 'exchangeRate', field: 'exchangeRate', kind: 'number' },
      { name: 'rateDate', field: 'rateDate', kind: 'day' },
    ],
  },
} as const satisfies Record<string, PriceList>

export type PriceListName = keyof typeof priceLists

export const priceListNames = Object.keys(priceLists) as PriceListName[]

export const isPriceListName = (name: unknown): name is PriceListName => typeof name === 'string' && Object.hasOwn(priceLists, name)

/** Far above any catalogue, and small enough not to block the event loop. */
export const fileLimits = { bytes: 512 * 1024, lines: 2_000 } as const

/** JSON escaping may add two bytes per character. */
export const mostBodyBytes = fileLimits.bytes * 3

export interface PriceListError {
  /** Line number as in a spreadsheet: the headings are line 1. */
  readonly line: number
  readonly column: string | null
  readonly reason: string
}

const texts = {
  empty: () => words('priceLists.empty'),
  tooLarge: () => words('priceLists.tooLarge'),
  unreadable: () => words('priceLists.unreadable'),
  unknownColumn: () => words('priceLists.unknownColumn'),
  missingColumn: () => words('priceLists.missingColumn'),
  nothing: () => words('priceLists.nothing'),
  unknownKey: (key: string) => words('priceLists.unknownKey', { key }),
  unknownPeriod: (period: string) => words('priceLists.unknownPeriod', { period }),
  repeated: (line: number) => words('priceLists.repeated', { line }),
  draft: () => words('priceLists.draft'),
  noValue: () => words('priceLists.noValue'),
  noNumber: (cell: string) => words('priceLists.noNumber', { cell }),
  noDay: (cell: string) => words('priceLists.noDay', { cell }),
  notLater: () => words('priceLists.notLater'),
  changed: () => words('priceLists.changed'),
} satisfies Record<string, (...given: never[]) => Words>

type Texts = typeof texts

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

export const faultAt =
  (reader: Reader) =>
  (line: number, column: string | null, text: keyof Texts, given: string | number = ''): PriceListError => ({
    line,
    column,
    reason: translate(reader, (texts[text] as (given: string | number) => Words)(typeof given === 'string' ? short(given) : given)),
  })

export interface Line {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

export interface File {
  readonly headings: readonly string[]
  readonly lines: readonly Line[]
  readonly takesComma: boolean
}

type Read = { readonly file: File } | { readonly faults: readonly PriceListError[] }

/** With `info`, the parser returns these objects; its types only cover records. */
const parsed = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }))

/** Parses a price list; every row keeps its line number. */
export const readFile = (text: string, reader: Reader): Read => {
  const fault = faultAt(reader)
  if (Buffer.byteLength(text) > fileLimits.bytes) return { faults: [fault(1, null, 'tooLarge')] }
  const delimiter = delimiterOf(text)
  let rows: z.output<typeof parsed>
  try {
    const options = { bom: true, delimiter, info: true, skip_empty_lines: true, trim: true, to: fileLimits.lines + 2 }
    rows = parsed.parse(parse(text, options))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { faults: [fault(Number((error as { lines?: unknown }).lines ?? 1), null, 'unreadable')] }
  }
  const [first, ...rest] = rows
  if (first === undefined || rest.length === 0) return { faults: [fault(1, null, 'empty')] }
  if (rest.length > fileLimits.lines) return { faults: [fault(1, null, 'tooLarge')] }
  const headings = first.record.map(cleanLine)
  const lines = rest.map(({ record, info }) => ({
    line: info.lines,
    cells: Object.fromEntries(headings.map((heading, at) => [heading, cleanLine(record[at] ?? '')])),
  }))
  return { file: { headings, lines, takesComma: delimiter === ';' } }
}

const cell = z.strictObject({
  key: z.string().min(1).max(120),
  period: z.string().max(20).nullable(),
  column: z.string().min(1).max(40),
  value: z.string().max(40),
})

export const typedCells = z
  .array(cell)
  .min(1)
  .max(fileLimits.lines * 3)

export type TypedCell = z.output<typeof cell>

/** Turns edited cells into the form of an import file: one line per price, without the columns that stay unchanged. */
export const fileOfCells = (list: PriceList, cells: readonly TypedCell[]): File => {
  const lines = new Map<string, Line & { readonly cells: Record<string, string> }>()
  for (const { key, period, column, value } of cells) {
    const name = JSON.stringify([key, period])
    const line = lines.get(name) ?? { line: lines.size + 2, cells: { [list.key]: key, ...(list.byPeriod ? { period: period ?? '' } : {}) } }
    line.cells[column] = cleanLine(value)
    lines.set(name, line)
  }
  const headings = new Set([...lines.values()].flatMap((line) => Object.keys(line.cells)))
  return { headings: [...headings], lines: [...lines.values()], takesComma: false }
}
