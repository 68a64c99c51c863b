import { defaultReservationHours, unpaidOrderLimits } from '@/lib/config/limits'
import { defaultLocale, type Locale } from '@/lib/config/locales'
import { perInstance } from '@/lib/config/process-state'
import type { Catalog, PricingSettings, BillingPeriod, PriceEntry, Service } from '@/core/catalog/types'
import type { AutomaticDiscount } from '@/core/discounts/types'
import type { Currency, UsdCents } from '@/core/money/types'
import type { UnpaidLimits } from '@/core/payments/schedule'
import type { ShownPrices, TaxTable } from '@/core/tax/types'
import type {
  Addon,
  AutomaticDiscount as DiscountDocument,
  Currency as CurrencyDocument,
  PricingSetting,
  Service as PayloadService,
} from '@/payload-types'
import { findPublished, type Reader } from '@/lib/find-published'
import { readWithEnglishFallback } from '@/lib/text-language'
import {
  inOrder,
  cacheDocuments,
  type Changes,
  type KeptDocuments,
  createTldsReader,
  cacheByRevision,
  type AtRevision,
  type KeptByRevision,
  loadTlds,
  type Tlds,
} from './documents'
import { toCurrency, toAutomaticDiscount, toAddon, toPricingSettings, toTaxTable, toService } from './mappers'
import { truthfulStrike, type StrikePolicy } from '@/core/pricing/reference-price'
import {
  evaluateStrikePrices,
  otherTlds,
  type EvaluatedStrikePrice,
  type KeptRecords,
  type StrikePriceSource,
  loadRecords,
} from './strike-prices'
import type { Payload } from 'payload'
import { findChanges, findRevision } from './catalog.repository'
import { byKey } from '@/core/records'

/** Everything a price depends on except codes, in one language, at `revision`. */
export interface CatalogSnapshot {
  readonly revision: number
  readonly catalog: Catalog
  /** Currencies visitors can choose, in the editor's order. */
  readonly currencies: ReadonlyMap<string, Currency>
  readonly automaticDiscounts: readonly AutomaticDiscount[]
  readonly settings: PricingSettings
  /** T1: without rows, the settings' rate applies to everyone. */
  readonly tax: TaxTable
  /** T10: how pages display prices; everything else is priced before tax. */
  readonly pricesShown: ShownPrices
  /** N1: hours an unpaid order reserves its domains. */
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

/** A list price that may not be shown becomes the price itself, so nothing is struck through. */
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

/** P11: applies the strike-price policy of the site settings. Prices themselves don't change. */
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
 * The catalogue, rates, automatic discounts and pricing settings of one language, cached in the process. A changed document is reloaded.
 * The revision is read before the data, so a change in between is picked up next time. Excludes codes: there may be any number, and a cart
 * names few.
 */
export const findCatalogSnapshot = async ({ payload, locale }: Reader): Promise<CatalogSnapshot> => {
  const memory = memoryOf(payload)
  return memory.snapshotOf(locale)(await currentRevision(payload, memory))
}
