import type { Payload } from 'payload'
import { defaultReservationHours, unpaidOrderLimits } from '@/lib/config/limits'
import { defaultLocale, type Locale } from '@/lib/config/locales'
import { perInstance } from '@/lib/config/process-state'
import { ofFlags, ofTexts, textNames, type TextFactName } from '@/core/catalog/tlds'
import type { Catalog, PricingSettings, BillingPeriod, Extension, PriceEntry, Service, TransferPrice } from '@/core/catalog/types'
import type { AutomaticDiscount } from '@/core/discounts/coupons'
import type { Currency, UsdCents } from '@/core/money/types'
import type { UnpaidLimits } from '@/core/payments/schedule'
import { truthfulStrike, type StrikePolicy } from '@/core/pricing/reference-price'
import { byKey } from '@/core/records'
import type { ShownPrices, TaxTable } from '@/core/tax/types'
import { withBorrowed } from '@/core/translations/borrowed'
import type {
  Addon,
  AutomaticDiscount as DiscountDocument,
  Currency as CurrencyDocument,
  PricingSetting,
  Service as PayloadService,
} from '@/payload-types'
import type { FieldsOf } from '@/lib/db/sql'
import { findPublished, type Reader } from '@/lib/find-published'
import { readWithEnglishFallback } from '@/lib/text-language'
import {
  type ChangedDocument,
  findChanges,
  findPriceRecords,
  findRevision,
  findTldRows,
  type RecordedArea,
  type Text,
  type TldDocument,
} from './catalog.repository'
import {
  type ExtensionDocument,
  toAddon,
  toAutomaticDiscount,
  toCurrency,
  toExtension,
  toPricingSettings,
  toService,
  toTaxTable,
  toTransferPrice,
  type TransferPriceDocument,
} from './mappers'
import { evaluateStrikePrices, otherTlds, type EvaluatedStrikePrice, type KeptRecords, type StrikePriceSource } from './strike-prices'

/** Read at this revision; may include later changes, but never lacks earlier ones. */
interface AtRevision<Value> {
  readonly revision: number
  readonly value: Value
}

type KeptByRevision<Value> = (revision: number) => Promise<Value>

/** `before` is the previous load, so that only changes need to be read. */
type Load<Value> = (revision: number, before: AtRevision<Value> | null) => Promise<Value>

/**
 * Caches the newest load. Loads run one at a time; callers that need a newer one share the next, so that no caller waits for more than two.
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
type KeptDocuments<Document> = ReadonlyMap<string, Document>

/** `null`: anything may have changed. */
type Changes = readonly ChangedDocument[] | null

/** Above this number, reading the whole collection is cheaper. */
const mostAskedFor = 500

const idsOf = (changes: Changes, slug: string): readonly string[] | null => {
  if (changes === null) return null
  const ids = new Set(changes.flatMap((changed) => (changed.slug === slug && changed.id !== null ? [changed.id] : [])))
  return ids.size > mostAskedFor ? null : [...ids]
}

/** Reads only changed documents, or all of them the first time. `read` receives ids, or `null` for all. */
const cacheDocuments = async <Document extends { readonly id: string }>(
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

/** In the editor's order, followed by unordered rows; then by key. */
const inOrder = <Document>(kept: KeptDocuments<Document>, { orderOf, keyOf }: Place<Document>): readonly Document[] =>
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

const loadTlds = async ({ db: { drizzle } }: Payload, changes: Changes, before: Tlds | undefined): Promise<Tlds> => {
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

/** Text in the locale, or else in English (R6). */
const inLocale = (text: Text, locale: Locale): string | null => text?.[locale] || text?.[defaultLocale] || null

const isBorrowed = (text: Text | undefined, locale: Locale): boolean => !text?.[locale] && Boolean(text?.[defaultLocale])

/** A row as the mappers expect it, in one language, with a list of its borrowed texts (R20). */
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

/** Everything except codes that a price depends on, in one language, at `revision`. */
export interface CatalogSnapshot {
  readonly revision: number
  readonly catalog: Catalog
  /** Currencies that visitors can choose, in the editor's order. */
  readonly currencies: ReadonlyMap<string, Currency>
  readonly automaticDiscounts: readonly AutomaticDiscount[]
  readonly settings: PricingSettings
  /** T1: if there are no rows, the settings' rate applies to everyone. */
  readonly tax: TaxTable
  /** T10: how pages display prices; everywhere else, prices exclude tax. */
  readonly pricesShown: ShownPrices
  /** N1: number of hours for which an unpaid order reserves its domains. */
  readonly nameHoldHours: number
  /** Deadlines and per-buyer limits of unpaid orders (O16, O18). */
  readonly unpaid: UnpaidLimits
}

interface FewDocuments {
  readonly services: KeptDocuments<PayloadService>
  readonly addons: KeptDocuments<Addon>
  readonly currencies: KeptDocuments<CurrencyDocument>
  readonly automaticDiscounts: KeptDocuments<DiscountDocument>
  readonly settings: PricingSetting
}

const loadSettings = ({ payload, locale }: Reader): Promise<PricingSetting> =>
  payload.findGlobal({ slug: 'pricing-settings', depth: 0, locale, fallbackLocale: defaultLocale })

const haveChanged = (changes: Changes): boolean => changes?.some(({ slug }) => slug === 'pricing-settings') ?? true

const loadFew = async (reader: Reader, changes: Changes, before: FewDocuments | undefined): Promise<FewDocuments> => {
  const among = (ids: readonly string[] | null) => (ids === null ? {} : { where: { id: { in: ids } } })
  const [services, addons, currencies, automaticDiscounts, settings] = await Promise.all([
    cacheDocuments('services', changes, before?.services, (ids) =>
      readWithEnglishFallback(reader.locale, (fallbackLocale) => findPublished(reader, 'services', { ...among(ids), fallbackLocale })),
    ),
    cacheDocuments('addons', changes, before?.addons, (ids) =>
      readWithEnglishFallback(reader.locale, (fallbackLocale) => findPublished(reader, 'addons', { ...among(ids), fallbackLocale })),
    ),
    cacheDocuments('currencies', changes, before?.currencies, (ids) => findPublished(reader, 'currencies', among(ids))),
    cacheDocuments('automatic-discounts', changes, before?.automaticDiscounts, (ids) =>
      findPublished(reader, 'automatic-discounts', among(ids)),
    ),
    before === undefined || haveChanged(changes) ? loadSettings(reader) : before.settings,
  ])
  return { services, addons, currencies, automaticDiscounts, settings }
}

const orderOf = ({ order }: { readonly order?: number | null }) => order
const keyOf = ({ key }: { readonly key: string }) => key

const toSnapshot = (
  revision: number,
  { services, addons, currencies, automaticDiscounts, settings }: FewDocuments,
  endings: ReturnType<ReturnType<typeof createTldsReader>>,
): CatalogSnapshot => {
  const wildcardExcluded = new Set((settings.wildcardExcluded ?? []).map(({ key }) => key))
  const active = inOrder(currencies, { orderOf, keyOf: ({ code }) => code }).filter(({ isActive }) => isActive)
  return {
    revision,
    catalog: {
      services: byKey(
        inOrder(services, { orderOf, keyOf }).map((document) => toService(document, wildcardExcluded)),
        ({ id }) => id,
      ),
      ...endings,
      addons: byKey(inOrder(addons, { orderOf, keyOf }).map(toAddon), ({ id }) => id),
    },
    currencies: byKey(active.map(toCurrency), ({ code }) => code),
    automaticDiscounts: inOrder(automaticDiscounts, { orderOf: ({ priority }) => priority, keyOf }).map(toAutomaticDiscount),
    settings: toPricingSettings(settings),
    tax: toTaxTable(settings),
    pricesShown: settings.pricesShown ?? 'withoutTax',
    nameHoldHours: settings.nameHoldHours ?? defaultReservationHours,
    unpaid: {
      transferDays: settings.transferDays ?? unpaidOrderLimits.defaults.transferDays,
      cardMinutes: settings.cardMinutes ?? unpaidOrderLimits.defaults.cardMinutes,
      domains: settings.unpaidDomains ?? unpaidOrderLimits.defaults.domains,
    },
  }
}

type StrikePrices = ReadonlyMap<string, UsdCents | null>

const nameOf = ({ area, key, period }: Pick<EvaluatedStrikePrice, 'area' | 'key' | 'period'>): string => `${area} ${key} ${period}`

const mapValues = <Value>(items: ReadonlyMap<string, Value>, change: (value: Value, key: string) => Value): ReadonlyMap<string, Value> =>
  new Map([...items].map(([key, value]) => [key, change(value, key)]))

/** A list price that may not be shown is replaced by the price itself, so that nothing is struck through. */
const withListPrice = <Row extends { readonly price: UsdCents; readonly originalPrice: UsdCents }>(
  row: Row,
  strike: UsdCents | null | undefined,
): Row => (strike === undefined ? row : { ...row, originalPrice: strike ?? row.price })

const withStrikes = (service: Service, strikes: StrikePrices): Service => {
  const entries = Object.entries(service.prices) as [BillingPeriod, PriceEntry][]
  const prices = entries.map(([period, entry]): [BillingPeriod, PriceEntry] => {
    const strike = strikes.get(nameOf({ area: 'services', key: service.id, period }))
    return [period, strike === undefined ? entry : { ...entry, strike }]
  })
  return { ...service, prices: Object.fromEntries(prices) as Service['prices'] }
}

/** P11: applies the strike-price policy from the site settings. The prices themselves don't change. */
const applyReferences = <Given extends StrikePriceSource>(given: Given, policy: StrikePolicy, records: KeptRecords | null): Given => {
  if (policy === 'asShown' || records === null) return given
  const { catalog, settings } = given
  const changed = evaluateStrikePrices(catalog, records).flatMap((judged): [string, UsdCents | null][] => {
    const strike = truthfulStrike(policy, judged.reference)
    return strike === judged.reference.struck ? [] : [[nameOf(judged), strike]]
  })
  const strikes: StrikePrices = new Map(changed)
  const of = (area: EvaluatedStrikePrice['area'], key: string) => strikes.get(nameOf({ area, key, period: '' }))
  const others = of('transfer-prices', otherTlds)
  return {
    ...given,
    catalog: {
      services: mapValues(catalog.services, (service) => withStrikes(service, strikes)),
      extensions: mapValues(catalog.extensions, (row, key) => withListPrice(row, of('extensions', key))),
      transferPrices: mapValues(catalog.transferPrices, (row, key) => withListPrice(row, of('transfer-prices', key))),
      addons: mapValues(catalog.addons, (addon, key) => {
        const strike = of('addons', key)
        return strike === undefined ? addon : { ...addon, originalPrice: strike }
      }),
    },
    settings: others === undefined ? settings : { ...settings, defaultTransferOriginalPrice: others ?? settings.defaultTransferPrice },
  }
}

/** Reloads the history of changed documents, or of all documents the first time. */
export const loadRecords = async ({ db }: Pick<Payload, 'db'>, changes: Changes, before?: KeptRecords): Promise<KeptRecords> => {
  const read = (area: RecordedArea) => (ids: readonly string[] | null) => findPriceRecords(db.drizzle, area, ids)
  const [services, extensions, addons, transferPrices, settings] = await Promise.all([
    cacheDocuments('services', changes, before?.services, read('services')),
    cacheDocuments('extensions', changes, before?.extensions, read('extensions')),
    cacheDocuments('addons', changes, before?.addons, read('addons')),
    cacheDocuments('transfer-prices', changes, before?.transferPrices, read('transfer-prices')),
    findPriceRecords(db.drizzle, 'pricing-settings', null),
  ])
  return { services, extensions, addons, transferPrices, settings: settings[0]?.periods[''] ?? [] }
}

interface Memory {
  readonly snapshotOf: (locale: Locale) => KeptByRevision<CatalogSnapshot>
  revisionInFlight: Promise<number> | null
}

const changesSince = async ({ db }: Payload, before: AtRevision<unknown> | null, revision: number): Promise<Changes> =>
  before === null ? null : findChanges(db.drizzle, before.revision, revision)

interface InOneLanguage {
  readonly few: FewDocuments
  readonly snapshot: CatalogSnapshot
}

interface Shared {
  readonly endings: KeptByRevision<Tlds>
  /** P11: loaded only if the policy needs it. */
  readonly records: KeptByRevision<KeptRecords>
}

const keepInOneLanguage = ({ payload, locale }: Reader, { endings, records }: Shared): KeptByRevision<InOneLanguage> => {
  const read = createTldsReader(locale)
  return cacheByRevision(async (revision, before) => {
    const [few, rows] = await Promise.all([
      changesSince(payload, before, revision).then((changes) => loadFew({ payload, locale }, changes, before?.value.few)),
      endings(revision),
    ])
    const policy = few.settings.strikePolicy ?? 'asShown'
    const snapshot = toSnapshot(revision, few, read(rows))
    return { few, snapshot: applyReferences(snapshot, policy, policy === 'asShown' ? null : await records(revision)) }
  })
}

/** TLDs are loaded once for all languages, small collections per requested language. */
const memoryOf = perInstance((payload: Payload): Memory => {
  const endings = cacheByRevision<Tlds>(async (revision, before) =>
    loadTlds(payload, await changesSince(payload, before, revision), before?.value),
  )
  const records = cacheByRevision<KeptRecords>(async (revision, before) =>
    loadRecords(payload, await changesSince(payload, before, revision), before?.value),
  )
  const languages = new Map<Locale, KeptByRevision<InOneLanguage>>()
  const begin = (locale: Locale): KeptByRevision<InOneLanguage> => {
    const language = keepInOneLanguage({ payload, locale }, { endings, records })
    languages.set(locale, language)
    return language
  }
  const snapshotOf = (locale: Locale) => async (revision: number) => (await (languages.get(locale) ?? begin(locale))(revision)).snapshot
  return { snapshotOf, revisionInFlight: null }
})

/** Concurrent requests share one query. */
const currentRevision = (payload: Payload, memory: Memory): Promise<number> => {
  if (memory.revisionInFlight) return memory.revisionInFlight
  const question = findRevision(payload.db.drizzle).finally(() => {
    memory.revisionInFlight = null
  })
  memory.revisionInFlight = question
  return question
}

/**
 * The catalogue, rates, automatic discounts and pricing settings in one language, cached in the process. A changed document is reloaded.
 * The revision is read before the data, so that a change in between is picked up next time. Excludes codes: there may be any number of
 * them, and a cart contains only a few.
 */
export const findCatalogSnapshot = async ({ payload, locale }: Reader): Promise<CatalogSnapshot> => {
  const memory = memoryOf(payload)
  return memory.snapshotOf(locale)(await currentRevision(payload, memory))
}
