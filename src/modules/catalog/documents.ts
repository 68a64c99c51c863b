import { withBorrowed } from '@/core/translations/borrowed'
import { type ChangedDocument, findTldRows, type TldDocument, type Text } from './catalog.repository'
import type { Payload } from 'payload'
import { defaultLocale, type Locale } from '@/lib/config/locales'
import { perInstance } from '@/lib/config/process-state'
import { ofFlags, ofTexts, textNames, type TextFactName } from '@/core/catalog/tlds'
import type { Catalog, Extension, TransferPrice } from '@/core/catalog/types'
import type { FieldsOf } from '@/lib/db/sql'
import { type ExtensionDocument, type TransferPriceDocument, toExtension, toTransferPrice } from './mappers'
import { byKey } from '@/core/records'

/** Read at this revision; may include later changes, never fewer. */
export interface AtRevision<Value> {
  readonly revision: number
  readonly value: Value
}

export type KeptByRevision<Value> = (revision: number) => Promise<Value>

/** `before` is the previous load, so only changes need to be read. */
type Load<Value> = (revision: number, before: AtRevision<Value> | null) => Promise<Value>

/**
 * Caches the newest load. At most one load runs at a time; callers that need a newer one share the next, so nobody waits for more than two
 * loads.
 */
export const cacheByRevision = <Value>(load: Load<Value>): KeptByRevision<Value> => {
  let loaded: AtRevision<Value> | null = null
  let held: AtRevision<Promise<Value>> | null = null
  let running: Promise<unknown> | null = null
  let newestRequested = 0

  const start = (): Promise<Value> => {
    const mine = { revision: newestRequested, value: load(newestRequested, loaded) }
    held = mine
    // Failures are not cached; the next caller retries.
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
    newestRequested = Math.max(newestRequested, revision)
    for (;;) {
      if (held && held.revision >= revision) return held.value
      if (running === null) return start()
      await running
    }
  }
}

/** Published documents by id. */
export type KeptDocuments<Document> = ReadonlyMap<string, Document>

/** `null`: anything may have changed. */
export type Changes = readonly ChangedDocument[] | null

/** Above this, reading the whole collection is cheaper. */
const mostAskedFor = 500

const idsOf = (changes: Changes, slug: string): readonly string[] | null => {
  if (changes === null) return null
  const ids = new Set(changes.flatMap((changed) => (changed.slug === slug && changed.id !== null ? [changed.id] : [])))
  return ids.size > mostAskedFor ? null : [...ids]
}

/** Reads only changed documents, all of them the first time. `read` gets ids, or `null` for all. */
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

/** By the editor's order, unordered ones last, then by key. */
export const inOrder = <Document>(kept: KeptDocuments<Document>, { orderOf, keyOf }: Place<Document>): readonly Document[] =>
  [...kept.values()].sort((left, right) => (orderOf(left) ?? last) - (orderOf(right) ?? last) || (keyOf(left) < keyOf(right) ? -1 : 1))

type Numbers<Document> = Omit<Document, TextFactName | 'features'>

interface HasOrder {
  readonly order: number | null
}

type ExtensionRow = TldDocument<Numbers<ExtensionDocument> & HasOrder>
type TransferPriceRow = TldDocument<Numbers<TransferPriceDocument> & HasOrder>
type TldRow = ExtensionRow | TransferPriceRow

/** The part of the catalogue that grows: one row per TLD, in all languages. */
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

/** Text in the locale, otherwise in English (R6). */
const inLocale = (text: Text, locale: Locale): string | null => text?.[locale] || text?.[defaultLocale] || null

const isBorrowed = (text: Text | undefined, locale: Locale): boolean => !text?.[locale] && Boolean(text?.[defaultLocale])

/** A row as the mappers expect it, in one language, listing its borrowed texts (R20). */
const inLanguage = <Document>({ numbers, texts, features }: TldDocument<Document>, locale: Locale) =>
  withBorrowed(
    {
      ...numbers,
      ...ofTexts((name) => inLocale(texts[name] ?? null, locale)),
      features: features.map((text) => ({ text: inLocale(text, locale) })),
    },
    textNames.filter((name) => isBorrowed(texts[name], locale)),
  )

const place = {
  orderOf: ({ numbers }: TldRow) => numbers.order,
  keyOf: ({ numbers }: TldRow) => numbers.extension,
}

type TldsCatalog = Pick<Catalog, 'extensions' | 'transferPrices'>

export const createTldsReader = (locale: Locale): ((endings: Tlds) => TldsCatalog) => {
  const extensionOf = perInstance<ExtensionRow, Extension>((row) => toExtension(inLanguage(row, locale)))
  const transferPriceOf = perInstance<TransferPriceRow, TransferPrice>((row) => toTransferPrice(inLanguage(row, locale)))
  return ({ extensions, transferPrices }) => ({
    extensions: byKey(inOrder(extensions, place).map(extensionOf), ({ extension }) => extension),
    transferPrices: byKey(inOrder(transferPrices, place).map(transferPriceOf), ({ extension }) => extension),
  })
}
