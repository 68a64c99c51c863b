import type { QuoteItemRequest } from '@/core/orders/types'
import type { AddonAnswer } from '@/server/contract/catalog'
import type { DomainResult } from './search-state'

/** The order in which the picker shows the families of §9. */
export const addonCategories = ['privacy', 'email-addon', 'security', 'performance'] as const
export type AddonCategory = (typeof addonCategories)[number]

export const groupAddons = (
  addons: readonly AddonAnswer[],
): readonly { readonly category: AddonCategory; readonly addons: readonly AddonAnswer[] }[] =>
  addonCategories
    .map((category) => ({ category, addons: addons.filter((addon) => addon.category === category) }))
    .filter((group) => group.addons.length > 0)

/** S5: recommended ones are ticked, unless the site's setting says none. */
export const initialSelection = (addons: readonly AddonAnswer[], preselectRecommended: boolean): readonly string[] =>
  preselectRecommended ? addons.filter(({ recommended }) => recommended).map(({ id }) => id) : []

export const toggled = (selection: readonly string[], id: string): readonly string[] =>
  selection.includes(id) ? selection.filter((chosen) => chosen !== id) : [...selection, id]

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100

export interface Slip {
  readonly firstYear: number
  readonly laterYears: number
  readonly threeYears: number
}

/** What the name and its ticked add-ons cost: now, every year after, and over three years. Add-ons renew at their price. */
export const slipOf = (domain: Pick<DomainResult, 'price' | 'renewal'>, chosen: readonly AddonAnswer[]): Slip => {
  const prices = chosen.map(({ price }) => price)
  const firstYear = sum([domain.price, ...prices])
  const laterYears = sum([domain.renewal, ...prices])
  return { firstYear, laterYears, threeYears: sum([firstYear, laterYears, laterYears]) }
}

/** §9: domains and their add-ons are billed yearly; an add-on names its domain (O9). */
export const itemsFor = (domain: string, addonIds: readonly string[]): readonly QuoteItemRequest[] => [
  { type: 'domain', id: domain, billing: 'yearly', quantity: 1, serviceData: { operation: 'register' } },
  ...addonIds.map((id) => ({ type: 'addon', id, billing: 'yearly', quantity: 1, serviceData: { domain } }) as const),
]
