import { isWithinAnyCategory } from '../catalog/categories'
import type { CategoryId, ItemType } from '../catalog/types'

/**
 * Where a box that was ticked beforehand is no consent to pay for an extra: the EU (Directive 2011/83/EU, Article 22), the rest of
 * the EEA, and the United Kingdom, which kept the rule.
 */
const consentCountries: ReadonlySet<string> = new Set([
  ...[
    'AT',
    'BE',
    'BG',
    'CY',
    'CZ',
    'DE',
    'DK',
    'EE',
    'ES',
    'FI',
    'FR',
    'GR',
    'HR',
    'HU',
    'IE',
    'IT',
    'LT',
    'LU',
    'LV',
    'MT',
    'NL',
    'PL',
    'PT',
    'RO',
    'SE',
    'SI',
    'SK',
  ],
  ...['IS', 'LI', 'NO'],
  'GB',
])

/** Whether extras that were ticked for the buyer have to be confirmed by the buyer, for a billing country (ISO 3166-1 alpha-2). */
export const needsExtraConsent = (country: string): boolean => consentCountries.has(country)

interface Buyer {
  /** Of the billing address: ISO 3166-1 alpha-2. */
  readonly country: string
  readonly company: string
  readonly vatId: string
}

/**
 * U46: whether the buyer is a consumer with a right of withdrawal of 14 days (Directive 2011/83/EU, Article 9), who has to ask for the
 * service to begin before they are over (Articles 7 and 8). Whoever buys for a company is none.
 */
export const needsStartConsent = ({ country, company, vatId }: Buyer): boolean =>
  consentCountries.has(country) && company.trim() === '' && vatId.trim() === ''

/** Which words a buyer agreed to with that. Whoever changes them counts on. */
export const startConsentWords = 1

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
