import type { QuoteItemRequest } from '@/core/orders/types'
import { categoryIds, type CategoryId } from '@/core/catalog/categories'
import { billingPeriods } from '@/core/catalog/types'
import { offeredCoverages } from '@/core/pricing/ssl-coverage'
import type { CatalogSnapshot } from '@/modules/catalog/snapshot'

interface Shared {
  readonly origin: string
  readonly language: string
  readonly code: string
  readonly items: readonly QuoteItemRequest[]
}

/** Format of `?add=` (R26). */
const written = ({ type, id, billing, quantity, serviceData }: QuoteItemRequest): string => {
  if (type === 'domain') return serviceData?.years === undefined ? `${type}:${id}` : `${type}:${id}:${serviceData.years}y`
  return type === 'addon' ? `${type}:${id}:${serviceData?.domain ?? ''}` : `${type}:${id}:${billing}:${quantity}`
}

/** Links cannot carry add-ons without a domain, transfers (they need an auth code) or certificates of more than one name. */
export const isSharable = ({ type, serviceData }: QuoteItemRequest): boolean =>
  (type !== 'addon' || Boolean(serviceData?.domain)) &&
  serviceData?.operation !== 'transfer' &&
  (serviceData?.coverage ?? 'single') === 'single'

/** URL of a page that fills the cart and applies the code. */
export const shareLink = ({ origin, language, code, items }: Shared): string => {
  const link = new URL(`/${language}`, origin)
  for (const item of items.filter(isSharable).slice(0, 10)) link.searchParams.append('add', written(item))
  link.searchParams.append('code', code)
  return link.toString()
}

/** Products for a cart in the simulator. Domains are typed; their TLD sets the price. */
export interface ProductChoices {
  readonly services: readonly {
    readonly type: string
    readonly id: string
    readonly name: string
    readonly category: string
    readonly offers: readonly { readonly billing: (typeof billingPeriods)[number]; readonly coverages: readonly string[] }[]
  }[]
  readonly addons: readonly { readonly id: string; readonly name: string }[]
  readonly currencies: readonly string[]
}

interface Named {
  readonly name: string
}

const byName = (one: Named, other: Named): number => one.name.localeCompare(other.name, undefined, { numeric: true })

const rankOf = (category: CategoryId): number => categoryIds.indexOf(category)

/** Services by category and name, add-ons by name. */
export const toProductChoices = (
  { catalog, currencies }: CatalogSnapshot,
  nameCategory: (category: CategoryId) => string,
): ProductChoices => ({
  services: [...catalog.services.values()]
    .sort((one, other) => rankOf(one.category) - rankOf(other.category) || byName(one, other))
    .map((service) => ({
      type: service.type,
      id: service.id,
      name: service.name,
      category: nameCategory(service.category),
      offers: billingPeriods
        .filter((billing) => service.prices[billing])
        .map((billing) => ({ billing, coverages: offeredCoverages(service, billing) })),
    })),
  addons: [...catalog.addons.values()].sort(byName).map(({ id, name }) => ({ id, name })),
  currencies: [...currencies.keys()],
})
