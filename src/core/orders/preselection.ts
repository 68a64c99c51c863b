import { isWithinAnyCategory } from '../catalog/categories'
import type { CategoryId, ItemType } from '../catalog/types'

/**
 * Countries where a pre-ticked box is not valid consent to a paid extra: the EU (Directive 2011/83/EU, Article 22), the rest of the EEA,
 * and the United Kingdom, which kept the rule.
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

/** Whether pre-ticked extras require the buyer's confirmation. `country` is the billing country (ISO 3166-1 alpha-2). */
export const needsExtraConsent = (country: string): boolean => consentCountries.has(country)

interface Buyer {
  /** ISO 3166-1 alpha-2, from the billing address. */
  readonly country: string
  readonly company: string
  readonly vatId: string
}

/**
 * U46: consumers have a 14-day right of withdrawal (Directive 2011/83/EU, Article 9) and must request an earlier start (Articles 7 and 8).
 * Companies have no such right.
 */
export const needsStartConsent = ({ country, company, vatId }: Buyer): boolean =>
  consentCountries.has(country) && company.trim() === '' && vatId.trim() === ''

/** Version of the consent text; increment it with every change. */
export const startConsentVersion = 1

/** Currencies of the EU and the United Kingdom, where a pre-ticked box is not valid consent. */
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
  /** Site setting. */
  readonly isEnabled: boolean
  /** S9: the language's country-code TLD, which indicates where its readers live. */
  readonly homeEnding: string | undefined
  readonly currency: string
  readonly cart: readonly CartPlan[]
}

/** Whether a plan in the cart already includes the add-on (S16). */
export const isInPlan = ({ includedIn }: Pick<OfferedAddon, 'includedIn'>, cart: readonly CartPlan[]): boolean =>
  cart.some(({ type, category }) => type !== 'addon' && isWithinAnyCategory(category, includedIn))

/** S15: ids of the add-ons that are pre-ticked for a domain. */
export const preselectedAddons = (
  addons: readonly OfferedAddon[],
  { isEnabled, homeEnding, currency, cart }: PreselectionContext,
): readonly string[] =>
  isEnabled && !needsExtraConsent(homeEnding?.slice(1).toUpperCase() ?? '') && !consentCurrencies.has(currency)
    ? addons.filter((addon) => addon.recommended && !isInPlan(addon, cart)).map(({ id }) => id)
    : []
