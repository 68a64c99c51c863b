import { isWithinCategory } from '@/core/catalog/category-tree'
import type { CategoryId, Service } from '@/core/catalog/types'
import { ok, type Result } from '@/core/result'
import type { Context } from '@/server/platform/context'
import type { Refusal } from '@/server/platform/refusals'
import { findPricedCatalog, type PricedCatalog } from './find-priced-catalog'

export interface ServiceList extends PricedCatalog {
  readonly services: readonly Service[]
}

/** §7: all services, or those under a node of the category tree (P10). */
export const listServices = async (
  context: Context,
  { currency, category }: { readonly currency: string; readonly category?: CategoryId | undefined },
): Promise<Result<ServiceList, Refusal>> => {
  const priced = await findPricedCatalog(context, currency)
  if (!priced.ok) return priced
  const all = [...priced.value.snapshot.catalog.services.values()]
  const services = category === undefined ? all : all.filter((service) => isWithinCategory(service.category, category))
  return ok({ ...priced.value, services })
}
