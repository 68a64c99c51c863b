import { threeYearCost } from '@/core/pricing/comparisons'
import { heroGroups, type HeroGroup } from '@/core/catalog/tlds'
import type { QuoteItemRequest } from '@/core/orders/types'
import { sumOf } from '@/core/money/arithmetic'
import type { Minor } from '@/core/money/types'
import type { AddonInMinorUnits } from '@/parts/api/in-minor-units'
import type { DomainResult } from './search-state'

type HeldItem = Pick<QuoteItemRequest, 'type' | 'id'> & {
  readonly serviceData: { readonly domain?: string | undefined; readonly operation?: string | undefined }
}

/** The order in which the picker shows the families of §9. */
export const addonCategories = ['privacy', 'email-addon', 'security', 'performance'] as const
export type AddonCategory = (typeof addonCategories)[number]

/** §3: by family on the search page, by the hero's own groups in the hero. */
export type AddonGrouping = 'families' | 'hero'

export type AddonGroup =
  | { readonly kind: 'family'; readonly id: AddonCategory; readonly addons: readonly AddonInMinorUnits[] }
  | { readonly kind: 'hero'; readonly id: HeroGroup; readonly addons: readonly AddonInMinorUnits[] }

export const groupAddons = (addons: readonly AddonInMinorUnits[], grouping: AddonGrouping): readonly AddonGroup[] => {
  const groups: readonly AddonGroup[] =
    grouping === 'hero'
      ? heroGroups.map((id) => ({ kind: 'hero', id, addons: addons.filter(({ heroGroup }) => heroGroup === id) }))
      : addonCategories.map((id) => ({ kind: 'family', id, addons: addons.filter(({ category }) => category === id) }))
  return groups.filter((group) => group.addons.length > 0)
}

export const toggled = (selection: readonly string[], id: string): readonly string[] =>
  selection.includes(id) ? selection.filter((chosen) => chosen !== id) : [...selection, id]

export interface Slip {
  readonly firstYear: Minor
  readonly laterYears: Minor
  readonly threeYears: Minor
}

/** What the name and its ticked add-ons cost: now, every year after, and over three years. Add-ons renew at their price; a name that is in the cart is counted there. */
export const slipOf = (domain: Pick<DomainResult, 'price' | 'renewal'> | null, chosen: readonly AddonInMinorUnits[]): Slip => {
  const prices = chosen.map(({ price }) => price)
  const firstYear = sumOf([domain?.price ?? 0, ...prices])
  const laterYears = sumOf([domain?.renewal ?? 0, ...prices])
  return { firstYear, laterYears, threeYears: threeYearCost('yearly', { price: firstYear, renewal: laterYears }).total as Minor }
}

/** The add-ons that hang from a name in the cart; `null` where the name is not in it. */
export const heldAddons = (items: readonly HeldItem[], domain: string): readonly string[] | null =>
  items.some(({ type, id }) => type === 'domain' && id === domain)
    ? items.filter(({ type, serviceData }) => type === 'addon' && serviceData.domain === domain).map(({ id }) => id)
    : null

/** §9: domains and their add-ons are billed yearly; an add-on names its domain (O9). */
export const itemsFor = (domain: string, addonIds: readonly string[], isHeld = false): readonly QuoteItemRequest[] => [
  ...(isHeld ? [] : [{ type: 'domain', id: domain, billing: 'yearly', quantity: 1, serviceData: { operation: 'register' } } as const]),
  ...addonIds.map((id) => ({ type: 'addon', id, billing: 'yearly', quantity: 1, serviceData: { domain } }) as const),
]
