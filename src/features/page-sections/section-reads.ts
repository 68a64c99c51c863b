import type { Locale } from '@/lib/config/locales'
import type { SectionReads } from '@/parts/sections/section-reads'
import {
  readCaseStudies,
  readFaqs,
  readMetrics,
  readResources,
  readShell,
  readShop,
  readTechnologies,
  readTestimonials,
  transferDelays,
} from '@/request-context'
import { createShopPrices } from '@/modules/content/shop-settings'

/** The reads of sections in one language: those of the site, which are cached by tag and run once in a request. */
export const sectionReads = (locale: Locale): SectionReads => ({
  locale,
  priceLocale: async () => ((await readShell(locale)).settings.priceLocale === 'visitor' ? locale : undefined),
  pricedShop: async () => {
    const [shop, { settings }] = await Promise.all([readShop(locale), readShell(locale)])
    // M7: in the number format the site is set to.
    return { shop, prices: createShopPrices(shop, settings.priceLocale === 'visitor' ? locale : undefined) }
  },
  testimonials: () => readTestimonials(locale),
  caseStudies: () => readCaseStudies(locale),
  technologies: () => readTechnologies(locale),
  faqs: () => readFaqs(locale),
  resources: () => readResources(locale),
  metrics: () => readMetrics(locale),
  statusPage: async () => (await readShell(locale)).settings.statusPage || null,
  transferDelays,
})
