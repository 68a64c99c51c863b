import { categoryLineage } from '@/core/catalog/category-tree'
import type { Catalog, Service } from '@/core/catalog/types'
import type { Context } from '@/server/platform/context'
import { findCatalogSnapshot } from '@/server/catalog/find-catalog-snapshot'
import { countCarts, findCodesFor, findPagesWith, touchedLimits } from './touched-repository'

const ofServices = {
  hosting: ['hosting-plans', 'hosting-summary', 'pricing-comparison'],
  ssl: ['ssl-plans', 'ssl-chooser'],
  email: ['email-plans'],
  component: ['configurator'],
  service: [],
} as const satisfies Record<Service['type'], readonly string[]>

/** The sections that show prices, by what they are prices of. */
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

export type TouchedArea = keyof typeof sections | 'services' | 'currencies'

/** What a change of prices reaches. */
export interface Touched {
  readonly pages: readonly string[]
  readonly hasMorePages: boolean
  /** Of the newest open carts, how many hold what changes, and how many were looked at. */
  readonly carts: number
  readonly among: number
  readonly codes: readonly string[]
  readonly hasMoreCodes: boolean
}

const categoryOf = (catalog: Catalog, area: TouchedArea, key: string) => {
  if (area === 'services') return catalog.services.get(key)?.category
  return area === 'addons' ? catalog.addons.get(key)?.category : 'domain'
}

const sectionsOf = (catalog: Catalog, area: TouchedArea, keys: readonly string[]): readonly string[] => {
  if (area === 'currencies') return everywhere
  if (area !== 'services') return sections[area]
  const types = new Set(keys.map((key) => catalog.services.get(key)?.type))
  return ['services-grid', ...[...types].flatMap((type) => (type ? ofServices[type] : []))]
}

/** Pages, open carts and codes that a change of these prices reaches: asked within bounds, however many there are. */
export const findTouched = async (context: Context, area: TouchedArea, keys: readonly string[]): Promise<Touched> => {
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
    isOfRates ? [] : findCodesFor(handle, [...new Set(categories)]),
  ])
  return {
    pages: pages.slice(0, touchedLimits.pages),
    hasMorePages: pages.length > touchedLimits.pages,
    carts,
    among,
    codes: codes.slice(0, touchedLimits.codes),
    hasMoreCodes: codes.length > touchedLimits.codes,
  }
}
