import type { BillingPeriod, Catalog, Service } from '../catalog/types'
import { maximumQuantity } from '../orders/item-reference'
import type { QuoteItemRequest } from '../orders/types'
import { ok, refuse, type Result } from '../result'
import type { Subscribed } from './types'

/** What somebody wants to have instead of what runs. */
export interface ChangeWish {
  /** A product for each part, in the order of what runs; of a plan there is one. */
  readonly products: readonly string[]
  readonly billing: BillingPeriod
  readonly quantity: number
}

export type NoChange = 'same' | 'not-offered' | 'quantity-out-of-range'

export type Running = Pick<Subscribed, 'items' | 'billing' | 'quantity'>

const isService = (type: QuoteItemRequest['type']): type is Service['type'] => type !== 'domain' && type !== 'addon'

/** U9: what is sold instead of something: of its own kind and category, where a certificate covers as much. What runs itself is in it while it is sold. */
export const familyOf = ({ id, type, serviceData }: QuoteItemRequest, { services }: Pick<Catalog, 'services'>): readonly Service[] => {
  const runs = services.get(id)
  const coverage = serviceData?.coverage
  if (!runs || !isService(type)) return []
  return [...services.values()]
    .filter((each) => each.type === type && each.category === runs.category)
    .filter((each) => type !== 'ssl' || coverage === undefined || each.coverages.includes(coverage))
    .sort((left, right) => left.order - right.order || (left.id < right.id ? -1 : 1))
}

/** What runs, as a wish. */
export const wishOf = ({ items, billing, quantity }: Running): ChangeWish => ({
  products: items.map(({ id }) => id),
  billing,
  quantity,
})

export const isSameWish = (one: ChangeWish, other: ChangeWish): boolean =>
  one.billing === other.billing &&
  one.quantity === other.quantity &&
  one.products.length === other.products.length &&
  one.products.every((product, index) => product === other.products[index])

/** U9: the parts it would be made of then, each of the family it is of now. */
export const changedItems = (
  running: Running,
  wish: ChangeWish,
  catalog: Pick<Catalog, 'services'>,
): Result<readonly QuoteItemRequest[], NoChange> => {
  const { items } = running
  if (isSameWish(wishOf(running), wish)) return refuse('same')
  if (!Number.isInteger(wish.quantity) || wish.quantity < 1 || wish.quantity > maximumQuantity) return refuse('quantity-out-of-range')
  const isOffered = (item: QuoteItemRequest, index: number) => familyOf(item, catalog).some(({ id }) => id === wish.products[index])
  if (wish.products.length !== items.length || !items.every(isOffered)) return refuse('not-offered')
  return ok(items.map((item, index) => ({ ...item, id: wish.products[index] ?? item.id, billing: wish.billing, quantity: wish.quantity })))
}
