import type { BillingPeriod, Catalog, PricingSettings, Service } from '@/core/catalog/types'
import {
  priceHistoryOf,
  readListed,
  readService,
  type ReadMoment,
  type RecordedFigure,
  referencePrice,
  type Reference,
} from '@/core/pricing/reference-price'
import type { PriceRecord } from './catalog.repository'

/** Price histories, keyed by document id. */
type RecordsById = ReadonlyMap<string, PriceRecord>

export interface KeptRecords {
  readonly services: RecordsById
  readonly extensions: RecordsById
  readonly addons: RecordsById
  readonly transferPrices: RecordsById
  readonly settings: readonly RecordedFigure[]
}

/** Sorted by time. */
export const mergeFigures = (own: readonly RecordedFigure[], others: readonly RecordedFigure[]): readonly RecordedFigure[] =>
  [...others, ...own].sort((one, other) => one.at - other.at)

type JudgedArea = 'services' | 'extensions' | 'addons' | 'transfer-prices'

/** P11: one price with its strike price, and whether that strike price is true. */
export interface EvaluatedStrikePrice {
  readonly area: JudgedArea
  readonly key: string
  readonly period: string
  readonly reference: Reference
}

/** P8: key for transfer prices without their own row. */
export const otherTlds = '*'

const listed = readListed()
const defaultTransfer = readListed('defaultTransferPrice', 'defaultTransferOriginalPrice')

const byKey = (records: RecordsById): ReadonlyMap<string, PriceRecord> =>
  new Map([...records.values()].map((record) => [record.key, record]))

interface StrikeCandidate {
  readonly area: JudgedArea
  readonly key: string
  readonly period: string
  readonly figures: readonly RecordedFigure[] | undefined
  readonly read: ReadMoment
}

const ofService = (service: Service, record: PriceRecord | undefined, { settings }: KeptRecords): readonly StrikeCandidate[] =>
  (Object.keys(service.prices) as BillingPeriod[]).map((period) => {
    const own = record?.periods[period]
    const figures = own && (service.type === 'ssl' || service.type === 'email') ? mergeFigures(own, settings) : own
    return { area: 'services', key: service.id, period, figures, read: readService(service.type, period) }
  })

/** Whether each strike price in the catalogue is true (P11). */
export const evaluateStrikePrices = (catalog: Catalog, records: KeptRecords): readonly EvaluatedStrikePrice[] => {
  const of = { services: byKey(records.services), extensions: byKey(records.extensions), addons: byKey(records.addons) }
  const transfers = byKey(records.transferPrices)
  const one = (area: JudgedArea, key: string, record: PriceRecord | undefined): StrikeCandidate => ({
    area,
    key,
    period: '',
    figures: record?.periods[''],
    read: listed,
  })
  const all: readonly StrikeCandidate[] = [
    ...[...catalog.services.values()].flatMap((service) => ofService(service, of.services.get(service.id), records)),
    ...[...catalog.extensions.keys()].map((key) => one('extensions', key, of.extensions.get(key))),
    ...[...catalog.addons.keys()].map((key) => one('addons', key, of.addons.get(key))),
    ...[...catalog.transferPrices.keys()].map((key) => one('transfer-prices', key, transfers.get(key))),
    { area: 'transfer-prices', key: otherTlds, period: '', figures: records.settings, read: defaultTransfer },
  ]
  return all.flatMap(({ area, key, period, figures, read }) => {
    const reference = referencePrice(priceHistoryOf(figures ?? [], read))
    return reference ? [{ area, key, period, reference }] : []
  })
}

export interface StrikePriceSource {
  readonly catalog: Catalog
  readonly settings: PricingSettings
}
