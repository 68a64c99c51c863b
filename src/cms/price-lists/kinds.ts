import { words, type Words } from '@/cms/words'

/** What a cell of the file holds, and so how it is read and written. */
export type CellKind = 'number' | 'percent' | 'day'

export interface Column {
  /** The heading in the file. */
  readonly name: string
  /** The field of the document, or of its row of prices. */
  readonly field: string
  readonly kind: CellKind
  /** What a number counts, as the desk writes it beside the figure; files hold the figure alone. */
  readonly unit?: '$' | '%'
  /** An empty cell takes the value away. */
  readonly isOptional?: boolean
}

export interface PriceList {
  readonly collection: 'services' | 'extensions' | 'addons' | 'transfer-prices' | 'currencies'
  readonly label: Words
  /** The field a line is matched by, and its heading. */
  readonly key: 'key' | 'extension' | 'code'
  /** For whoever reads the file; never read back. */
  readonly named: boolean
  /** A line for each price of a document rather than one for the document. */
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

/** The price lists that leave as a file and come back as one. */
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

/** The largest file that is read: far above any catalogue, far below what would hold the shop up. */
export const fileLimits = { bytes: 512 * 1024, lines: 2_000 } as const

/** A file in JSON, where every character may take two bytes more. */
export const mostBodyBytes = fileLimits.bytes * 3
