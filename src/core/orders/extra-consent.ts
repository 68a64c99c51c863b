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
