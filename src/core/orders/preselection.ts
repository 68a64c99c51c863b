import { isWithinAnyCategory } from '../catalog/categories'
import type { CategoryId, ItemType } from '../catalog/types'
import { needsExtraConsent } from './consent'

/** Of the EU and the United Kingdom, where a box ticked in advance is no consent to pay for an extra. */
const consentCurrencies: ReadonlySet<string> = new Set(['EUR', 'GBP'])

interface OfferedAddon {
  readonly id: string
  readonly recommended: boolean
  readonly includedIn: readonly CategoryId[]
}

interface CartPlan {
  readonly type: ItemType
  readonly category: CategoryId
}

export interface PreselectionContext {
  /** The site's setting. */
  readonly isEnabled: boolean
  /** The extension of the language's own country (S9), which tells where its readers live. */
  readonly homeEnding: string | undefined
  readonly currency: string
  readonly cart: readonly CartPlan[]
}

/** S16: whether a plan of the cart includes the add-on. */
export const isInPlan = ({ includedIn }: Pick<OfferedAddon, 'includedIn'>, cart: readonly CartPlan[]): boolean =>
  cart.some(({ type, category }) => type !== 'addon' && isWithinAnyCategory(category, includedIn))

/** S15: the ids of the add-ons that are ticked in advance beside a domain. */
export const preselectedAddons = (
  addons: readonly OfferedAddon[],
  { isEnabled, homeEnding, currency, cart }: PreselectionContext,
): readonly string[] =>
  isEnabled && !needsExtraConsent(homeEnding?.slice(1).toUpperCase() ?? '') && !consentCurrencies.has(currency)
    ? addons.filter((addon) => addon.recommended && !isInPlan(addon, cart)).map(({ id }) => id)
    : []
