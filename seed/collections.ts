import type { CollectionSlug } from 'payload'
import { addons } from './content/addons'
import { automaticDiscounts } from './content/automatic-discounts'
import { caseStudies } from './content/case-studies'
import { coupons } from './content/coupons'
import { currencies } from './content/currencies'
import { extensions, specifiedExtensions } from './content/extensions'
import { faqs } from './content/faqs/all'
import { domainSearch, pricingSettings, siteSettings } from './content/globals/settings'
import { footer } from './content/globals/footer'
import { header } from './content/globals/header'
import { metrics } from './content/metrics'
import { pages } from './content/pages/all'
import { resources } from './content/resources/all'
import { services } from './content/services/all'
import { technologies } from './content/technologies'
import { testimonials } from './content/testimonials'
import { transferPrices } from './content/transfer-prices'

export interface CollectionSeed {
  readonly slug: CollectionSlug
  /** Identifies a document; existing ones with the same value are left unchanged. */
  readonly key: string
  readonly documents: readonly object[]
  /** Prices depend on it, so open carts must be repriced. */
  readonly isPriced?: boolean
  /** Keys only written to a new shop; afterwards its operator decides which TLDs to sell. */
  readonly onlyAtFirst?: ReadonlySet<string>
}

const specified: ReadonlySet<string> = new Set(specifiedExtensions.map(({ extension }) => extension))
const demoExtensions: ReadonlySet<string> = new Set(extensions.map(({ extension }) => extension).filter((each) => !specified.has(each)))

/** In the order in which collections are filled. */
export const collectionSeeds: readonly CollectionSeed[] = [
  { slug: 'currencies', key: 'code', documents: currencies, isPriced: true },
  { slug: 'services', key: 'key', documents: services, isPriced: true },
  { slug: 'extensions', key: 'extension', documents: extensions, isPriced: true, onlyAtFirst: demoExtensions },
  { slug: 'transfer-prices', key: 'extension', documents: transferPrices, isPriced: true, onlyAtFirst: demoExtensions },
  { slug: 'addons', key: 'key', documents: addons, isPriced: true },
  { slug: 'coupons', key: 'code', documents: coupons },
  { slug: 'automatic-discounts', key: 'key', documents: automaticDiscounts, isPriced: true },
  { slug: 'testimonials', key: 'domain', documents: testimonials },
  { slug: 'case-studies', key: 'slug', documents: caseStudies },
  { slug: 'resources', key: 'key', documents: resources },
  { slug: 'faqs', key: 'key', documents: faqs },
  { slug: 'technologies', key: 'key', documents: technologies },
  { slug: 'metrics', key: 'key', documents: metrics },
  { slug: 'pages', key: 'path', documents: pages },
]

export const globalSeeds = [
  { slug: 'site-settings', document: siteSettings },
  { slug: 'pricing-settings', document: pricingSettings },
  { slug: 'domain-search', document: domainSearch },
  { slug: 'header', document: header },
  { slug: 'footer', document: footer },
] as const satisfies readonly { readonly slug: string; readonly document: object }[]
