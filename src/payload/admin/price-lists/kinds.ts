import { words, type Words, translate, type Reader } from '@/payload/words'
import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import { cleanLine } from '@/core/typed-text'

export type CellKind = 'number' | 'percent' | 'day'

export interface Column {
  /** Heading in the file. */
  readonly name: string
  /** Field of the document, or of its price row. */
  readonly field: string
  readonly kind: CellKind
  /** Shown beside the figure in the admin; files hold the figure alone. */
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
    label: words({ en: 'Services and plans', es: 'Servicios y planes', fr: 'Services et offres', de: 'Leistungen und Tarife' }),
    key: 'key',
    named: true,
    byPeriod: true,
    columns: [usd('price', 'basePrice'), usd('setupFee'), { name: 'discountPercent', field: 'discount', kind: 'percent', unit: '%' }],
  },
  extensions: {
    collection: 'extensions',
    label: words({ en: 'Domain extensions', es: 'Extensiones de dominio', fr: 'Extensions de domaine', de: 'Domainendungen' }),
    key: 'extension',
    named: false,
    byPeriod: false,
    columns: [usd('price'), usd('originalPrice'), usd('renewal')],
  },
  addons: {
    collection: 'addons',
    label: words({ en: 'Add-ons', es: 'Complementos', fr: 'Options', de: 'Zusatzleistungen' }),
    key: 'key',
    named: true,
    byPeriod: false,
    columns: [usd('price'), usd('originalPrice', 'originalPrice', true)],
  },
  transfers: {
    collection: 'transfer-prices',
    label: words({ en: 'Transfer prices', es: 'Precios de transferencia', fr: 'Prix de transfert', de: 'Transferpreise' }),
    key: 'extension',
    named: false,
    byPeriod: false,
    columns: [usd('price'), usd('originalPrice')],
  },
  currencies: {
    collection: 'currencies',
    label: words({ en: 'Currencies', es: 'Monedas', fr: 'Devises', de: 'Währungen' }),
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

/** Far above any catalogue, far below what would block the process. */
export const fileLimits = { bytes: 512 * 1024, lines: 2_000 } as const

/** JSON escaping may add two bytes to a character. */
export const mostBodyBytes = fileLimits.bytes * 3

export interface PriceListError {
  /** As a spreadsheet counts: the headings are line 1. */
  readonly line: number
  readonly column: string | null
  readonly reason: string
}

const texts = {
  empty: () => words({ en: 'The file is empty.', es: 'El archivo está vacío.', fr: 'Le fichier est vide.', de: 'Die Datei ist leer.' }),
  tooLarge: () =>
    words({
      en: 'The file is larger than a price list can be (512 KB, 2,000 lines).',
      es: 'El archivo es mayor de lo que puede ser una lista de precios (512 KB, 2000 líneas).',
      fr: 'Le fichier dépasse la taille d’une liste de prix (512 Ko, 2 000 lignes).',
      de: 'Die Datei ist größer, als eine Preisliste sein kann (512 KB, 2.000 Zeilen).',
    }),
  unreadable: () =>
    words({
      en: 'This line cannot be read: check its quotation marks and the number of its cells.',
      es: 'Esta línea no se puede leer: revise las comillas y el número de celdas.',
      fr: 'Cette ligne est illisible : vérifiez les guillemets et le nombre de cellules.',
      de: 'Diese Zeile ist nicht lesbar: Prüfen Sie Anführungszeichen und Anzahl der Zellen.',
    }),
  unknownColumn: () =>
    words({
      en: 'No such column is known.',
      es: 'Esta columna no se conoce.',
      fr: 'Cette colonne est inconnue.',
      de: 'Diese Spalte ist unbekannt.',
    }),
  missingColumn: () =>
    words({ en: 'This column is missing.', es: 'Falta esta columna.', fr: 'Cette colonne manque.', de: 'Diese Spalte fehlt.' }),
  nothing: () =>
    words({
      en: 'There is no column with prices.',
      es: 'No hay ninguna columna con precios.',
      fr: 'Aucune colonne ne contient de prix.',
      de: 'Es gibt keine Spalte mit Preisen.',
    }),
  unknownKey: (key: string) =>
    words({
      en: `“${key}” is not in the catalogue.`,
      es: `«${key}» no está en el catálogo.`,
      fr: `« ${key} » n’est pas au catalogue.`,
      de: `„${key}“ steht nicht im Katalog.`,
    }),
  unknownPeriod: (period: string) =>
    words({
      en: `There is no price for “${period}” yet: add it in the form first.`,
      es: `Todavía no hay precio para «${period}»: añádalo antes en el formulario.`,
      fr: `Il n’y a pas encore de prix pour « ${period} » : ajoutez-le d’abord dans le formulaire.`,
      de: `Für „${period}“ gibt es noch keinen Preis: Legen Sie ihn zuerst im Formular an.`,
    }),
  repeated: (line: number) =>
    words({
      en: `The same as line ${line}.`,
      es: `Igual que la línea ${line}.`,
      fr: `Identique à la ligne ${line}.`,
      de: `Dasselbe wie Zeile ${line}.`,
    }),
  draft: () =>
    words({
      en: 'This has a draft that is not published: publish or discard it first.',
      es: 'Tiene un borrador sin publicar: publíquelo o descártelo antes.',
      fr: 'Un brouillon n’est pas publié : publiez-le ou abandonnez-le d’abord.',
      de: 'Hierzu gibt es einen unveröffentlichten Entwurf: Veröffentlichen oder verwerfen Sie ihn zuerst.',
    }),
  noValue: () =>
    words({ en: 'This cell is empty.', es: 'Esta celda está vacía.', fr: 'Cette cellule est vide.', de: 'Diese Zelle ist leer.' }),
  noNumber: (cell: string) =>
    words({
      en: `“${cell}” is not a number such as 12.99.`,
      es: `«${cell}» no es un número como 12.99.`,
      fr: `« ${cell} » n’est pas un nombre tel que 12.99.`,
      de: `„${cell}“ ist keine Zahl wie 12.99.`,
    }),
  noDay: (cell: string) =>
    words({
      en: `“${cell}” is not a day such as 2026-11-23.`,
      es: `«${cell}» no es un día como 2026-11-23.`,
      fr: `« ${cell} » n’est pas un jour tel que 2026-11-23.`,
      de: `„${cell}“ ist kein Tag wie 2026-11-23.`,
    }),
  notLater: () =>
    words({
      en: 'Exchange rates have no drafts, so they cannot be published later.',
      es: 'Los tipos de cambio no tienen borradores, así que no se pueden publicar más tarde.',
      fr: 'Les taux de change n’ont pas de brouillon et ne peuvent donc pas être publiés plus tard.',
      de: 'Wechselkurse haben keine Entwürfe und lassen sich deshalb nicht später veröffentlichen.',
    }),
  changed: () =>
    words({
      en: 'The catalogue has changed since this file was checked: please check it again.',
      es: 'El catálogo ha cambiado desde que se comprobó el archivo: compruébelo de nuevo.',
      fr: 'Le catalogue a changé depuis la vérification du fichier : vérifiez-le de nouveau.',
      de: 'Der Katalog hat sich seit der Prüfung der Datei geändert: Bitte prüfen Sie sie noch einmal.',
    }),
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

/** Detects the delimiter from the headings, whose names contain none. */
const delimiterOf = (text: string): string => {
  const [headings = ''] = text.split(/\r?\n/, 1)
  return [';', '\t'].find((each) => headings.includes(each)) ?? ','
}

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
