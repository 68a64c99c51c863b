import { heroGroups, type HeroGroup } from '@/core/catalog/hero-groups'
import type { QuoteItemRequest } from '@/core/orders/types'
import type { AddonAnswer } from '@/contract/catalog'
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
  | { readonly kind: 'family'; readonly id: AddonCategory; readonly addons: readonly AddonAnswer[] }
  | { readonly kind: 'hero'; readonly id: HeroGroup; readonly addons: readonly AddonAnswer[] }

export const groupAddons = (addons: readonly AddonAnswer[], grouping: AddonGrouping): readonly AddonGroup[] => {
  const groups: readonly AddonGroup[] =
    grouping === 'hero'
      ? heroGroups.map((id) => ({ kind: 'hero', id, addons: addons.filter(({ heroGroup }) => heroGroup === id) }))
      : addonCategories.map((id) => ({ kind: 'family', id, addons: addons.filter(({ category }) => category === id) }))
  return groups.filter((group) => group.addons.length > 0)
}

/** S5: recommended ones are ticked, unless the site's setting says none. */
export const initialSelection = (addons: readonly AddonAnswer[], preselectRecommended: boolean): readonly string[] =>
  preselectRecommended ? addons.filter(({ recommended }) => recommended).map(({ id }) => id) : []

export const toggled = (selection: readonly string[], id: string): readonly string[] =>
  selection.includes(id) ? selection.filter((chosen) => chosen !== id) : [...selection, id]

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100

export interface Slip {
  readonly firstYear: number
  readonly laterYears: number
  readonly threeYears: number
}

/** What the name and its ticked add-ons cost: now, every year after, and over three years. Add-ons renew at their price; a name that is in the cart is counted there. */
export const slipOf = (domain: Pick<DomainResult, 'price' | 'renewal'> | null, chosen: readonly AddonAnswer[]): Slip => {
  const prices = chosen.map(({ price }) => price)
  const firstYear = sum([domain?.price ?? 0, ...prices])
  const laterYears = sum([domain?.renewal ?? 0, ...prices])
  return { firstYear, laterYears, threeYears: sum([firstYear, laterYears, laterYears]) }
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
