import type { Locale } from '@/lib/config/locales'
import type { Shop, ShopPrices } from '@/modules/content/shop-settings'
import type { findCaseStudies, findFaqs, findMetrics, findTechnologies, findTestimonials, Resources } from '@/modules/content/articles'

/** What is sold, and its prices as pages show them. */
export interface PricedShop {
  readonly shop: Shop
  readonly prices: ShopPrices
}

/** What a section may read beyond its own fields. Each read runs once in a request, however many sections of a page ask for it. */
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
  /** R9: where the network figures come from; `null` where no status page is set. */
  readonly statusPage: () => Promise<string | null>
  /** §7: how long the simulated steps of a transfer take, in ms. */
  readonly transferDelays: () => { readonly priceLookup: number; readonly submission: number }
}
