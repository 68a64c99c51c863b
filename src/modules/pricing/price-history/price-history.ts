import type { BillingPeriod, Service, Catalog } from '@/core/catalog/types'
import { priceHistoryOf, readListed, readService, type RecordedFigure, referencePrice } from '@/core/pricing/reference-price'
import type { Context } from '@/lib/context'
import { mergeFigures, type EvaluatedStrikePrice } from '@/modules/catalog/strike-prices'
import { findPriceRecords } from '@/modules/catalog/catalog.repository'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import { categoryLineage } from '@/core/catalog/categories'
import { countCarts, findCouponsInCategories, findPagesWith, affectedLimits } from './price-history.repository'

interface PlannedFigure {
  readonly id: string
  readonly key: string
  readonly period: string
  readonly field: string
  readonly after: string | null
}

type Area = EvaluatedStrikePrice['area']

const groupByPrice = (planned: readonly PlannedFigure[]): ReadonlyMap<string, readonly PlannedFigure[]> => {
  const groups = new Map<string, PlannedFigure[]>()
  for (const each of planned) {
    const name = JSON.stringify([each.id, each.period])
    const group = groups.get(name)
    if (group) group.push(each)
    else groups.set(name, [each])
  }
  return groups
}

const readerOf = (area: Area, service: Service | undefined, period: string) =>
  area === 'services' && service ? readService(service.type, period as BillingPeriod) : readListed()

/** P11: the strike prices that would become untrue if these prices changed now. */
export const evaluatePlanned = async (
  context: Context,
  area: Area,
  planned: readonly PlannedFigure[],
): Promise<readonly EvaluatedStrikePrice[]> => {
  const handle = context.payload.db.drizzle
  const [{ catalog }, records, settings] = await Promise.all([
    findCatalogSnapshot(context),
    findPriceRecords(handle, area, [...new Set(planned.map(({ id }) => id))]),
    findPriceRecords(handle, 'pricing-settings', null),
  ])
  const byId = new Map(records.map((record) => [record.id, record]))
  const shared = area === 'services' ? (settings[0]?.periods[''] ?? []) : []
  const at = context.now()
  return [...groupByPrice(planned).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { id, key, period } = first
    const now = group.map(({ field, after }): RecordedFigure => ({ at, field, after, isOpening: false }))
    const figures = [...mergeFigures(byId.get(id)?.periods[period] ?? [], shared), ...now]
    const reference = referencePrice(priceHistoryOf(figures, readerOf(area, catalog.services.get(key), period)))
    return reference && reference.verdict !== 'true' ? [{ area, key, period, reference }] : []
  })
}

const ofServices = {
  hosting: ['hosting-plans', 'hosting-summary', 'pricing-comparison'],
  ssl: ['ssl-plans', 'ssl-chooser'],
  email: ['email-plans'],
  component: ['configurator'],
  service: [],
} as const satisfies Record<Service['type'], readonly string[]>

const sections = {
  extensions: [
    'domain-hero',
    'domain-search-widget',
    'domain-categories',
    'domain-pricing',
    'domain-pricing-grid',
    'bulk-search',
    'services-grid',
  ],
  addons: ['services-grid'],
  'transfer-prices': ['transfer-pricing', 'transfer-wizard'],
} as const

const everywhere: readonly string[] = [...Object.values(sections).flat(), ...Object.values(ofServices).flat()]

export type AffectedArea = keyof typeof sections | 'services' | 'currencies'

export interface PriceChangeImpact {
  readonly pages: readonly string[]
  readonly hasMorePages: boolean
  /** Affected open carts, among the newest ones scanned. */
  readonly carts: number
  readonly among: number
  readonly codes: readonly string[]
  readonly hasMoreCodes: boolean
}

const categoryOf = (catalog: Catalog, area: AffectedArea, key: string) => {
  if (area === 'services') return catalog.services.get(key)?.category
  return area === 'addons' ? catalog.addons.get(key)?.category : 'domain'
}

const sectionsOf = (catalog: Catalog, area: AffectedArea, keys: readonly string[]): readonly string[] => {
  if (area === 'currencies') return everywhere
  if (area !== 'services') return sections[area]
  const types = new Set(keys.map((key) => catalog.services.get(key)?.type))
  return ['services-grid', ...[...types].flatMap((type) => (type ? ofServices[type] : []))]
}

/** The pages, open carts and codes affected by a price change, with bounded queries. */
export const findAffected = async (context: Context, area: AffectedArea, keys: readonly string[]): Promise<PriceChangeImpact> => {
  const handle = context.payload.db.drizzle
  const { catalog } = await findCatalogSnapshot(context)
  const categories = keys.flatMap((key) => {
    const category = categoryOf(catalog, area, key)
    return category ? categoryLineage(category) : []
  })
  const isOfRates = area === 'currencies'
  const [pages, { carts, among }, codes] = await Promise.all([
    findPagesWith(handle, sectionsOf(catalog, area, keys)),
    isOfRates
      ? countCarts(handle, 'currency', keys)
      : countCarts(handle, area === 'extensions' || area === 'transfer-prices' ? 'ending' : 'key', keys),
    isOfRates ? [] : findCouponsInCategories(handle, [...new Set(categories)]),
  ])
  return {
    pages: pages.slice(0, affectedLimits.pages),
    hasMorePages: pages.length > affectedLimits.pages,
    carts,
    among,
    codes: codes.slice(0, affectedLimits.codes),
    hasMoreCodes: codes.length > affectedLimits.codes,
  }
}
