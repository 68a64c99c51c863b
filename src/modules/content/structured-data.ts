import type { BillingPeriod, Service } from '@/core/catalog/types'
import { effectivePrice } from '@/core/pricing/prices'
import { plainAmount } from '@/core/money/format'
import type { Decimal } from '@/core/money/types'
import { withTax } from '@/core/tax/resolve-tax'
import type { Page } from '@/payload-types'
import type { Shop } from './shop-settings'

type Thing = Readonly<Record<string, unknown>>

type PageBlock = NonNullable<Page['layout']>[number]

export const organization = (brandName: string, siteUrl: string, email: string | null): Thing => ({
  '@type': 'Organization',
  '@id': `${siteUrl}/#organization`,
  name: brandName,
  url: siteUrl,
  logo: `${siteUrl}/icon.svg`,
  ...(email ? { email } : {}),
})

/** The breadcrumb of a page (R7), with absolute URLs; the last step is the page itself. */
export const breadcrumbList = (steps: readonly { readonly label: string; readonly url: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, url }, index) => ({ '@type': 'ListItem', position: index + 1, name: label, item: url })),
})

export const faqPage = (items: readonly { readonly question: string; readonly answer: string }[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

interface ArticleFacts {
  readonly title: string
  readonly summary: string
  readonly difficulty: string
  /** Minutes. */
  readonly reading: number
  /** ISO 8601. */
  readonly updatedAt: string
  readonly url: string
  readonly language: string
  readonly organizationId: string
}

export const techArticle = (article: ArticleFacts): Thing => ({
  '@type': 'TechArticle',
  '@id': `${article.url}#article`,
  headline: article.title,
  description: article.summary,
  proficiencyLevel: article.difficulty,
  timeRequired: `PT${article.reading}M`,
  dateModified: article.updatedAt,
  inLanguage: article.language,
  mainEntityOfPage: article.url,
  author: { '@id': article.organizationId },
  publisher: { '@id': article.organizationId },
})

const durations = {
  monthly: 'P1M',
  quarterly: 'P3M',
  semiannual: 'P6M',
  yearly: 'P1Y',
  biennial: 'P2Y',
} as const satisfies Record<BillingPeriod, string>

const usdDigits = 2

/** A plan with one offer per billing period, in USD: the stored price, not a converted one (M3), including tax as pages show it (T10). */
export const product = (service: Service, url: string, organizationId: string, shownTax?: Decimal): Thing => ({
  '@type': 'Product',
  '@id': `${url}#${service.id}`,
  name: service.name,
  description: service.description,
  brand: { '@id': organizationId },
  offers: (Object.keys(durations) as BillingPeriod[]).flatMap((period) => {
    const entry = service.prices[period]
    if (!entry) return []
    const price = plainAmount(withTax(effectivePrice(entry), shownTax), usdDigits)
    return [
      {
        '@type': 'Offer',
        url,
        price,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price,
          priceCurrency: 'USD',
          billingDuration: durations[period],
          ...(shownTax === undefined ? {} : { valueAddedTaxIncluded: true }),
        },
      },
    ]
  }),
})

/** Structured data may only describe what the page itself shows. */
const sells = (block: PageBlock, service: Service): boolean => {
  switch (block.blockType) {
    case 'hosting-plans': {
      const keys = (block.services ?? []).map(({ key }) => key)
      return keys.length > 0 ? keys.includes(service.id) : service.category === block.category
    }
    case 'ssl-plans':
      return block.presentation !== 'strip' && service.type === 'ssl'
    case 'email-plans':
      return service.type === 'email'
    default:
      return false
  }
}

export const servicesOn = (page: Pick<Page, 'layout'>, shop: Pick<Shop, 'services'>): readonly Service[] =>
  shop.services.filter((service) => (page.layout ?? []).some((block) => sells(block, service)))
