import { describe, expect, it } from 'vitest'
import { billingPeriods, categoryIds, categoryParents, paymentTypeIds, partialPaymentTypes } from '@/core/catalog/types'
import { caseStudies } from '@seed/content/case-studies'
import { collectionSeeds } from '@seed/collections'
import { faqs } from '@seed/content/faqs/all'
import { resources } from '@seed/content/resources/all'
import { services } from '@seed/content/services/all'
import { technologies } from '@seed/content/technologies'
import { testimonials } from '@seed/content/testimonials'
import { metrics } from '@seed/content/metrics'
import { pages } from '@seed/content/pages/all'

const inCategory = (category: string) => services.filter((service) => service.category === category)

describe('there is enough of everything to fill the screens', () => {
  it.each(['shared', 'vps', 'dedicated', 'cloud', 'wordpress', 'ecommerce', 'ssl', 'email', 'cpu', 'memory', 'storage'])(
    'three or more in %s, one of them popular at most',
    (category) => {
      expect(inCategory(category).length).toBeGreaterThanOrEqual(3)
      expect(inCategory(category).filter(({ popular }) => popular).length).toBeLessThanOrEqual(1)
    },
  )

  it('§1.4, §1.5, P10: a service in every category that services can have', () => {
    const others = ['domain', 'privacy', 'email-addon', 'security', 'performance']
    const leaves = categoryIds.filter((id) => !Object.values<string | null>(categoryParents).includes(id) && !others.includes(id))
    expect(leaves.filter((id) => inCategory(id).length === 0)).toEqual([])
  })

  it('§4.11: every billing period is sold somewhere', () => {
    const sold = new Set(services.flatMap(({ prices }) => prices.map(({ period }) => period)))
    expect(billingPeriods.filter((period) => !sold.has(period))).toEqual([])
  })

  it('O3: every way to pay is offered somewhere, and a default is one of those offered', () => {
    const offered = new Set(services.flatMap(({ paymentTypes }) => paymentTypes.available))
    expect(paymentTypeIds.filter((type) => !offered.has(type))).toEqual([])
    const partial = new Set(services.flatMap(({ paymentTypes }) => paymentTypes.partial?.allowedTypes ?? []))
    expect(partialPaymentTypes.filter((type) => !partial.has(type))).toEqual([])
    for (const { key, paymentTypes } of services) {
      expect(paymentTypes.available, key).toContain(paymentTypes.default)
      expect(paymentTypes.available.includes('partial'), key).toBe(paymentTypes.partial !== undefined)
      expect(paymentTypes.available.includes('on-demand'), key).toBe(paymentTypes.onDemand !== undefined)
    }
  })

  it('§9.28, P2: one plan shows a discount of its own', () => {
    expect(services.some(({ prices }) => prices.some(({ discount }) => discount > 0))).toBe(true)
  })

  it('§3.16: testimonials, stories, resources, questions, technologies and figures', () => {
    expect(testimonials.length).toBeGreaterThanOrEqual(8)
    // Two rows of the masonry's four columns.
    expect(caseStudies.length).toBeGreaterThanOrEqual(8)
    expect(technologies.length).toBeGreaterThanOrEqual(10)
    expect(metrics.length).toBeGreaterThanOrEqual(4)
    expect(resources.length).toBeGreaterThanOrEqual(14)
    // Both videos are for beginners.
    for (const type of ['documentation', 'tutorial', 'guide']) {
      const ofType = resources.filter((resource) => resource.type === type)
      expect(new Set(ofType.map(({ difficulty }) => difficulty)).size, type).toBe(3)
    }
    for (const topic of ['general', 'domains', 'hosting', 'ssl', 'email', 'transfer']) {
      expect(faqs.filter((faq) => faq.topic === topic).length, topic).toBeGreaterThanOrEqual(4)
    }
  })

  it('§3.25, R10: invented content is marked as demo content, and none of its people as verified', () => {
    for (const rows of [testimonials, caseStudies, metrics]) expect(rows.every(({ demo }) => demo)).toBe(true)
    expect(testimonials.filter(({ verified }) => verified)).toEqual([])
  })

  it('R10: domains of invented customers end in .example', () => {
    expect(testimonials.map(({ domain }) => domain).filter((domain) => !domain.endsWith('.example'))).toEqual([])
    const namedByPages = pages.flatMap(({ layout }) =>
      layout.flatMap((block) => (block.blockType === 'testimonials' ? (block.domains ?? []).map(({ key }) => key) : [])),
    )
    expect(namedByPages.filter((domain) => !testimonials.some((testimonial) => testimonial.domain === domain))).toEqual([])
  })

  it('§4.23, R9: no figure is one that improves as it falls', () => {
    expect(metrics.filter(({ unit }) => ['ms', 's', 'min', 'h'].includes(unit))).toEqual([])
    expect(metrics.filter(({ trend }) => trend < 0)).toEqual([])
  })
})

describe('what is written to the database', () => {
  it('no two documents of a collection share their key', () => {
    for (const { slug, key, documents } of collectionSeeds) {
      const keys = documents.map((document) => (document as Readonly<Record<string, unknown>>)[key])
      expect(new Set(keys).size, slug).toBe(documents.length)
    }
  })

  it('prices have at most two decimals', () => {
    const prices = services.flatMap(({ prices: rows }) => rows.flatMap(({ basePrice, setupFee }) => [basePrice, setupFee]))
    expect(prices.filter((price) => !/^\d+(?:\.\d{1,2})?$/.test(String(price)))).toEqual([])
  })
})
