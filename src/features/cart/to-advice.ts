import type { Addon, CategoryId, Service } from '@/core/catalog/types'
import { effectivePrice } from '@/core/pricing/prices'
import type { PricedShop } from '@/components/plans/section-reads'
import type { AdviceOffer } from './advice'

const ofCategory = (addons: readonly Addon[], category: CategoryId): Addon | undefined => {
  const own = addons.filter((addon) => addon.category === category)
  return own.find(({ recommended }) => recommended) ?? own[0]
}

const yearOf = ({ prices }: Service): number => (prices.yearly ? effectivePrice(prices.yearly) : Infinity)

/** The cheapest popular plan of any family; buyers who need more will look for it. */
const modestOf = (plans: readonly Service[]): Service | undefined => {
  const usual = plans.filter(({ popular }) => popular)
  return (usual.length > 0 ? usual : plans).toSorted((first, second) => yearOf(first) - yearOf(second))[0]
}

/** One product per kind: a popular plan, a recommended add-on. Kinds the shop does not sell are left out. */
export const toAdvice = ({ shop, prices }: PricedShop): readonly AdviceOffer[] => {
  const plan = modestOf(shop.services.filter(({ type }) => type === 'hosting'))
  const year = plan?.prices.yearly
  const extras = [
    ['mail', ofCategory(shop.addons, 'email-addon')],
    ['privacy', ofCategory(shop.addons, 'privacy')],
  ] as const
  return [
    ...(plan && year
      ? [
          {
            kind: 'hosting',
            type: 'hosting',
            id: plan.id,
            name: plan.name,
            price: prices.unit(effectivePrice(year)),
            includedIn: [],
          } as const,
        ]
      : []),
    ...extras.flatMap(([kind, addon]) =>
      addon
        ? [{ kind, type: 'addon', id: addon.id, name: addon.name, price: prices.unit(addon.price), includedIn: addon.includedIn } as const]
        : [],
    ),
  ]
}
