import type { Payload } from 'payload'
import { defaultLocale, type Locale } from '@/config/locales'
import { ofFlags, ofTexts, textNames, type TextName } from '@/core/catalog/extension-facts'
import type { Catalog, Extension, TransferPrice } from '@/core/catalog/types'
import type { FieldsOf } from '@/server/platform/database/from-columns'
import { findEndingRows, type EndingDocument, type Text } from './ending-repository'
import { byKey, inOrder, keepDocuments, type Changes, type KeptDocuments } from './kept-documents'
import type { ExtensionDocument, TransferPriceDocument } from './mappers/documents'
import { toExtension, toTransferPrice } from './mappers/to-domain-products'

/** What is the same in every language. */
type Numbers<Document> = Omit<Document, TextName | 'features'>

interface Ordered {
  readonly order: number | null
}

type ExtensionRow = EndingDocument<Numbers<ExtensionDocument> & Ordered>
type TransferPriceRow = EndingDocument<Numbers<TransferPriceDocument> & Ordered>
type Listed = ExtensionRow | TransferPriceRow

/** What there is a row of for every ending, in all languages: the part of a catalogue that grows. */
export interface Endings {
  readonly extensions: KeptDocuments<ExtensionRow>
  readonly transferPrices: KeptDocuments<TransferPriceRow>
}

const ofTransferPrice: FieldsOf<TransferPriceRow['numbers']> = {
  extension: true,
  price: true,
  originalPrice: true,
  popular: true,
  order: true,
}

const ofExtension: FieldsOf<ExtensionRow['numbers']> = {
  ...ofTransferPrice,
  ...ofFlags(() => true),
  renewal: true,
  category: true,
  minLength: true,
  maxYears: true,
  rdapServer: true,
}

/** One statement for each of the two that changed. */
export const loadEndings = async ({ db: { drizzle } }: Payload, changes: Changes, before: Endings | undefined): Promise<Endings> => {
  const [extensions, transferPrices] = await Promise.all([
    keepDocuments('extensions', changes, before?.extensions, (ids) =>
      findEndingRows<ExtensionRow['numbers']>(drizzle, 'extensions', ofExtension, textNames, ids),
    ),
    keepDocuments('transfer-prices', changes, before?.transferPrices, (ids) =>
      findEndingRows<TransferPriceRow['numbers']>(drizzle, 'transfer_prices', ofTransferPrice, ['description'], ids),
    ),
  ])
  return { extensions, transferPrices }
}

/** R6: what is not translated is English. */
const inLocale = (text: Text, locale: Locale): string | null => text?.[locale] || text?.[defaultLocale] || null

/** A row as the mappers read it, in one language. */
const inLanguage = <Document>({ numbers, texts, features }: EndingDocument<Document>, locale: Locale) => ({
  ...numbers,
  ...ofTexts((name) => inLocale(texts[name] ?? null, locale)),
  features: features.map((text) => ({ text: inLocale(text, locale) })),
})

/** A row that has not changed is mapped once. */
const once = <Row extends object, Product>(map: (row: Row) => Product): ((row: Row) => Product) => {
  const known = new WeakMap<Row, Product>()
  return (row) => {
    const product = known.get(row) ?? map(row)
    known.set(row, product)
    return product
  }
}

const place = {
  orderOf: ({ numbers }: Listed) => numbers.order,
  keyOf: ({ numbers }: Listed) => numbers.extension,
}

type EndingsCatalog = Pick<Catalog, 'extensions' | 'transferPrices'>

/** Reads endings in one language. */
export const createEndingsReader = (locale: Locale): ((endings: Endings) => EndingsCatalog) => {
  const extensionOf = once<ExtensionRow, Extension>((row) => toExtension(inLanguage(row, locale)))
  const transferPriceOf = once<TransferPriceRow, TransferPrice>((row) => toTransferPrice(inLanguage(row, locale)))
  return ({ extensions, transferPrices }) => ({
    extensions: byKey(inOrder(extensions, place).map(extensionOf), ({ extension }) => extension),
    transferPrices: byKey(inOrder(transferPrices, place).map(transferPriceOf), ({ extension }) => extension),
  })
}
