import { billingPeriods } from '@/core/catalog/types'
import { offeredCoverages } from '@/core/pricing/ssl-coverage'
import type { CatalogSnapshot } from '@/modules/catalog/snapshot'

/** What a cart at the desk can be filled with. Names are typed: their ending has the price. */
export interface Shelf {
  readonly services: readonly {
    readonly type: string
    readonly id: string
    readonly name: string
    readonly offers: readonly { readonly billing: (typeof billingPeriods)[number]; readonly coverages: readonly string[] }[]
  }[]
  readonly addons: readonly { readonly id: string; readonly name: string }[]
  readonly currencies: readonly string[]
}

export const toShelf = ({ catalog, currencies }: CatalogSnapshot): Shelf => ({
  services: [...catalog.services.values()].map((service) => ({
    type: service.type,
    id: service.id,
    name: service.name,
    offers: billingPeriods
      .filter((billing) => service.prices[billing])
      .map((billing) => ({ billing, coverages: offeredCoverages(service, billing) })),
  })),
  addons: [...catalog.addons.values()].map(({ id, name }) => ({ id, name })),
  currencies: [...currencies.keys()],
})
