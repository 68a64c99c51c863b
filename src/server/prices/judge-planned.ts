import type { BillingPeriod, Service } from '@/core/catalog/types'
import { pastOf, readListed, readService, type RecordedFigure } from '@/core/pricing/price-past'
import { referencePrice } from '@/core/pricing/reference-price'
import type { Context } from '@/server/platform/context'
import { mergeFigures, type JudgedStrike } from '@/server/catalog/judge-strikes'
import { findPriceRecords } from '@/server/catalog/price-record-repository'
import { findCatalogSnapshot } from '@/server/catalog/find-catalog-snapshot'

/** A figure that is to be changed. */
export interface PlannedFigure {
  readonly id: string
  readonly key: string
  readonly period: string
  readonly field: string
  readonly after: string | null
}

type Area = JudgedStrike['area']

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

/** P11: what would be struck through if these prices were changed now, as far as it would not be true. */
export const judgePlanned = async (context: Context, area: Area, planned: readonly PlannedFigure[]): Promise<readonly JudgedStrike[]> => {
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
    const reference = referencePrice(pastOf(figures, readerOf(area, catalog.services.get(key), period)))
    return reference && reference.verdict !== 'true' ? [{ area, key, period, reference }] : []
  })
}
