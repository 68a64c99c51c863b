import type { Locale } from '@/lib/config/locales'
import type { Localized } from './types'

export interface LinkSeed {
  readonly label: Localized
  readonly href: string
  readonly badge?: Localized
}

interface DescribedSeed {
  readonly description?: Localized
}

export interface LinkGroupSeed extends DescribedSeed {
  readonly title: Localized
  readonly links: readonly LinkSeed[]
}

export interface HeaderSeed {
  readonly servicesLabel: Localized
  readonly services: readonly LinkGroupSeed[]
  /** An entry with links of its own is a dropdown. */
  readonly main: readonly (LinkSeed & DescribedSeed & { readonly links: readonly LinkSeed[] })[]
}

export interface FooterSeed {
  readonly tagline: Localized
  readonly columns: readonly LinkGroupSeed[]
  readonly legalLine: Localized
}

export interface DomainSearchSeed {
  readonly heading: Localized
  readonly intro: Localized
  readonly placeholder: Localized
  readonly noResults: Localized
  readonly addonsHeading: Localized
  readonly maxResults: number
  readonly popularExtensions: readonly { readonly extension: string }[]
}

export interface PricingSettingsSeed {
  readonly taxRate: number
  readonly wildcardMultiplier: number
  readonly wildcardExcluded: readonly { readonly key: string }[]
  readonly multiDomainPrice: number
  readonly defaultTransferPrice: number
  readonly defaultTransferOriginalPrice: number
  readonly sslStrikeMultiplier: number
  readonly sslStrikeEnabled: boolean
  readonly emailStrikeMultiplier: number
  readonly emailStrikeEnabled: boolean
  readonly maxCombinedDiscountPercent: number
  readonly nameHoldHours: number
  readonly transferDays: number
  readonly cardMinutes: number
  readonly unpaidDomains: number
}

export interface SiteSettingsSeed {
  readonly brandName: string
  readonly supportEmail: string
  readonly defaultCurrency: string
  readonly firstCurrencies: Readonly<Record<Exclude<Locale, 'en'>, string>>
  readonly priceLocale: 'en-US' | 'visitor'
  readonly preselectRecommended: boolean
  /** R10: demo content is seeded. */
  readonly showDemoNotice?: boolean
  /** For orders paid by bank transfer. */
  readonly bankDetails?: {
    readonly holder: string
    readonly iban: string
    readonly bic: string
    readonly bankName: string
    readonly note: Localized
    readonly demo: boolean
  }
  readonly placeholderNames: readonly { readonly name: string }[]
}
