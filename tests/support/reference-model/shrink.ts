import type { QuoteItemRequest } from '@/core/orders/types'
import { differencesOn, type Engine } from './compare'
import type { Case } from './prove'

const withoutEach = <Item>(items: readonly Item[]): (readonly Item[])[] =>
  items.map((_, place) => items.filter((_each, other) => other !== place))

const plainer = (item: QuoteItemRequest): QuoteItemRequest[] => [
  ...(item.quantity > 1
    ? [
        { ...item, quantity: 1 },
        { ...item, quantity: item.quantity - 1 },
      ]
    : []),
  ...(item.selectedPaymentType === undefined ? [] : [{ ...item, selectedPaymentType: 'full' as const }]),
]

/** Candidates with one item, code or rule less, or a smaller quantity. */
const smaller = ({ request, world }: Case): Case[] => [
  ...withoutEach(request.items).map((items) => ({ world, request: { ...request, items } })),
  ...withoutEach(request.codes).map((typed) => ({ world, request: { ...request, codes: typed } })),
  ...withoutEach(world.automaticDiscounts).map((automaticDiscounts) => ({ request, world: { ...world, automaticDiscounts } })),
  ...(request.currency === 'USD' ? [] : [{ world, request: { ...request, currency: 'USD' } }]),
  ...request.items.flatMap((item, place) =>
    plainer(item).map((each) => ({ world, request: { ...request, items: request.items.with(place, each) } })),
  ),
]

/** Smallest cart that still differs. */
export const shrinkCase = (found: Case, engine?: Engine): Case => {
  const next = smaller(found).find(({ request, world }) => differencesOn(request, world, engine).length > 0)
  return next === undefined ? found : shrinkCase(next, engine)
}

/** Relevant part of the shop, for reports. */
export const describeCase = ({ request, world }: Case): object => ({
  request,
  currency: world.currencies.get(request.currency),
  products: request.items.map(({ id }) => world.catalog.services.get(id) ?? world.catalog.addons.get(id) ?? id),
  coupons: request.codes.map((code) => world.coupons.get(code.trim().toUpperCase()) ?? code),
  automaticDiscounts: world.automaticDiscounts,
  settings: world.settings,
  isFirstOrder: world.isFirstOrder,
  customerUses: world.customerUses && [...world.customerUses],
})
