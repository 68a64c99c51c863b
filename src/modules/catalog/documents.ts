import { withBorrowed } from '@/core/translations/borrowed'
import { type ChangedDocument, findTldRows, type TldDocument, type Text } from './catalog.repository'
import type { Payload } from 'payload'
import { defaultLocale, type Locale } from '@/lib/config/locales'
import { ofFlags, ofTexts, textNames, type TextName } from '@/core/catalog/tlds'
import type { Catalog, Extension, TransferPrice } from '@/core/catalog/types'
import type { FieldsOf } from '@/lib/db/sql'
import { type ExtensionDocument, type TransferPriceDocument, toExtension, toTransferPrice } from './mappers'

/** What was read when the catalogue stood at this revision; it may be newer, never older. */
export interface AtRevision<Value> {
  readonly revision: number
  readonly value: Value
}

/** Hands out what was loaded at this revision or a later one. */
export type KeptByRevision<Value> = (revision: number) => Promise<Value>

/** `before` is what was loaded last, so that only what has changed since need be read. */
type Load<Value> = (revision: number, before: AtRevision<Value> | null) => Promise<Value>

/**
 * Keeps the newest load. However many ask, and however often the revision moves meanwhile, one load runs at a time: who
 * needs a newer one waits for it to end, and then shares the next. So nobody waits for more than two.
 */
export const cacheByRevision = <Value>(load: Load<Value>): KeptByRevision<Value> => {
  let loaded: AtRevision<Value> | null = null
  let held: AtRevision<Promise<Value>> | null = null
  let running: Promise<unknown> | null = null
  let asked = 0

  const start = (): Promise<Value> => {
    const mine = { revision: asked, value: load(asked, loaded) }
    held = mine
    // What failed is not kept: the next to ask tries again.
    running = mine.value
      .then(
        (value) => {
          loaded = { revision: mine.revision, value }
        },
        () => {
          held = null
        },
      )
      .then(() => {
        running = null
      })
    return mine.value
  }

  return async (revision) => {
    asked = Math.max(asked, revision)
    for (;;) {
      if (held && held.revision >= revision) return held.value
      if (running === null) return start()
      await running
    }
  }
}

/** Published documents of one collection, by id. */
export type KeptDocuments<Document> = ReadonlyMap<string, Document>

/** What changed since they were read; `null`: anything may have. */
export type Changes = readonly ChangedDocument[] | null

/** More than so many, and asking for each costs more than reading all. */
const mostAskedFor = 500

const idsOf = (changes: Changes, slug: string): readonly string[] | null => {
  if (changes === null) return null
  const ids = new Set(changes.flatMap((changed) => (changed.slug === slug && changed.id !== null ? [changed.id] : [])))
  return ids.size > mostAskedFor ? null : [...ids]
}

/** Reads those that changed, and all of them the first time. `read` is given ids, or `null` for all. */
export const cacheDocuments = async <Document extends { readonly id: string }>(
  slug: string,
  changes: Changes,
  before: KeptDocuments<Document> | undefined,
  read: (ids: readonly string[] | null) => Promise<readonly Document[]>,
): Promise<KeptDocuments<Document>> => {
  const ids = before === undefined ? null : idsOf(changes, slug)
  if (before !== undefined && ids?.length === 0) return before
  const kept = new Map(ids === null ? [] : before)
  for (const id of ids ?? []) kept.delete(id)
  for (const document of await read(ids)) kept.set(document.id, document)
  return kept
}

interface Place<Document> {
  readonly orderOf: (document: Document) => number | null | undefined
  readonly keyOf: (document: Document) => string
}

const last = Number.MAX_SAFE_INTEGER

/** In the editor's order, those without one last, then by key. */
export const inOrder = <Document>(kept: KeptDocuments<Document>, { orderOf, keyOf }: Place<Document>): readonly Document[] =>
  [...kept.values()].sort((left, right) => (orderOf(left) ?? last) - (orderOf(right) ?? last) || (keyOf(left) < keyOf(right) ? -1 : 1))

export const byKey = <Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [keyOf(item), item]))

/** What is the same in every language. */
type Numbers<Document> = Omit<Document, TextName | 'features'>

interface Ordered {
  readonly order: number | null
}

type ExtensionRow = TldDocument<Numbers<ExtensionDocument> & Ordered>
type TransferPriceRow = TldDocument<Numbers<TransferPriceDocument> & Ordered>
type Listed = ExtensionRow | TransferPriceRow

/** What there is a row of for every ending, in all languages: the part of a catalogue that grows. */
export interface Tlds {
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
export const loadTlds = async ({ db: { drizzle } }: Payload, changes: Changes, before: Tlds | undefined): Promise<Tlds> => {
  const [extensions, transferPrices] = await Promise.all([
    cacheDocuments('extensions', changes, before?.extensions, (ids) =>
      findTldRows<ExtensionRow['numbers']>(drizzle, 'extensions', ofExtension, textNames, ids),
    ),
    cacheDocuments('transfer-prices', changes, before?.transferPrices, (ids) =>
      findTldRows<TransferPriceRow['numbers']>(drizzle, 'transfer_prices', ofTransferPrice, ['description'], ids),
    ),
  ])
  return { extensions, transferPrices }
}

/** R6: what is not translated is English. */
const inLocale = (text: Text, locale: Locale): string | null => text?.[locale] || text?.[defaultLocale] || null

const isBorrowed = (text: Text | undefined, locale: Locale): boolean => !text?.[locale] && Boolean(text?.[defaultLocale])

/** A row as the mappers read it, in one language, with its borrowed texts named (R20). */
const inLanguage = <Document>({ numbers, texts, features }: TldDocument<Document>, locale: Locale) =>
  withBorrowed(
    {
      ...numbers,
      ...ofTexts((name) => inLocale(texts[name] ?? null, locale)),
      features: features.map((text) => ({ text: inLocale(text, locale) })),
    },
    textNames.filter((name) => isBorrowed(texts[name], locale)),
  )

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

type TldsCatalog = Pick<Catalog, 'extensions' | 'transferPrices'>

/** Reads endings in one language. */
export const createTldsReader = (locale: Locale): ((endings: Tlds) => TldsCatalog) => {
  const extensionOf = once<ExtensionRow, Extension>((row) => toExtension(inLanguage(row, locale)))
  const transferPriceOf = once<TransferPriceRow, TransferPrice>((row) => toTransferPrice(inLanguage(row, locale)))
  return ({ extensions, transferPrices }) => ({
    extensions: byKey(inOrder(extensions, place).map(extensionOf), ({ extension }) => extension),
    transferPrices: byKey(inOrder(transferPrices, place).map(transferPriceOf), ({ extension }) => extension),
  })
}
