import type { Currency } from '@/core/money/types'
import { ok, err, type Result } from '@/core/result'
import type { Context } from '@/lib/context'
import { findCatalogSnapshot, type CatalogSnapshot } from './snapshot'
import { refusal, type DomainError } from '@/lib/http/http-error'
import { findTlds, homeFirst, pageOf, type TldPage } from '@/core/catalog/tlds'
import type { Catalog, Extension, ExtensionCategory, CategoryId, Service } from '@/core/catalog/types'
import { isWithinCategory } from '@/core/catalog/categories'

interface PricedCatalog {
  readonly snapshot: CatalogSnapshot
  readonly currency: Currency
}

/** Fails with `unknown-currency`. */
export const findPricedCatalog = async (context: Context, code: string): Promise<Result<PricedCatalog, DomainError>> => {
  const snapshot = await findCatalogSnapshot(context)
  const currency = snapshot.currencies.get(code)
  if (!currency) return err(refusal('unknown-currency', { values: { currency: code }, field: 'currency' }))
  return ok({ snapshot, currency })
}

export const tldFigures = ['price', 'renewal'] as const
type TldFigure = (typeof tldFigures)[number]

interface ExtensionQuestion {
  readonly q?: string
  readonly category?: ExtensionCategory
  readonly onlyPopular?: boolean
  /** Sorts by this price, ascending. */
  readonly cheapest?: TldFigure
  /** S9: this TLD comes first if there is no query. */
  readonly home?: string
  readonly page: number
  readonly limit: number
}

/** One page of TLDs: popular ones first, best matches first, or cheapest first. */
export const listExtensions = (
  catalog: Catalog,
  { q = '', category, onlyPopular = false, cheapest, home, page, limit }: ExtensionQuestion,
): TldPage<Extension> => {
  const asked = [...catalog.extensions.values()].filter(
    (row) => (category === undefined || row.category === category) && (!onlyPopular || row.popular),
  )
  const found = findTlds(asked, q)
  if (cheapest !== undefined)
    return pageOf(
      [...found].sort((left, right) => left[cheapest] - right[cheapest]),
      page,
      limit,
    )
  return pageOf(q === '' ? homeFirst(found, home) : found, page, limit)
}

interface ServiceList extends PricedCatalog {
  readonly services: readonly Service[]
}

/** §7: all services, or those within a category (P10). */
export const listServices = async (
  context: Context,
  { currency, category }: { readonly currency: string; readonly category?: CategoryId | undefined },
): Promise<Result<ServiceList, DomainError>> => {
  const priced = await findPricedCatalog(context, currency)
  if (!priced.ok) return priced
  const all = [...priced.value.snapshot.catalog.services.values()]
  const services = category === undefined ? all : all.filter((service) => isWithinCategory(service.category, category))
  return ok({ ...priced.value, services })
}
