import type { Locale } from '@/lib/config/locales'
import type { Shop, ShopPrices } from '@/modules/content/shop-settings'
import type { findCaseStudies, findFaqs, findMetrics, findTechnologies, findTestimonials, Resources } from '@/modules/content/articles'

export interface PricedShop {
  readonly shop: Shop
  readonly prices: ShopPrices
}

/** Data that blocks may read. Each read runs once per request, however many blocks use it. */
export interface SectionReads {
  readonly locale: Locale
  readonly pricedShop: () => Promise<PricedShop>
  readonly testimonials: () => ReturnType<typeof findTestimonials>
  readonly caseStudies: () => ReturnType<typeof findCaseStudies>
  readonly technologies: () => ReturnType<typeof findTechnologies>
  readonly faqs: () => ReturnType<typeof findFaqs>
  readonly resources: () => Promise<Resources>
  readonly metrics: () => ReturnType<typeof findMetrics>
  /** M7: `undefined` is en-US. */
  readonly priceLocale: () => Promise<Locale | undefined>
  /** R9: source of the network figures; `null` without a status page. */
  readonly statusPage: () => Promise<string | null>
  /** §7: delays of the simulated transfer steps, in ms. */
  readonly transferDelays: () => { readonly priceLookup: number; readonly submission: number }
}
