import { billingPeriods, type BillingPeriod, type PriceEntry, type Service } from '@/core/catalog/types'
import { convertUnit } from '@/core/money/currency'
import { effectivePrice } from '@/core/pricing/prices'
import { plainAmount } from '@/core/money/format'
import type { Currency, Decimal, UsdCents } from '@/core/money/types'
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

/** Breadcrumb of a page (R7) with absolute URLs; the last step is the page itself. */
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

interface ShownPrices {
  /** The page's first currency (M10). */
  readonly currency: Currency
  /** T10: absent if pages show prices before tax. */
  readonly shownTax?: Decimal | undefined
}

/** Catalogue price as shown on pages (M3, T10): "12.99". */
export const shownAmount = (usd: UsdCents, { currency, shownTax }: ShownPrices): string =>
  plainAmount(withTax(convertUnit(usd, currency), shownTax), currency.digits)

interface ProductPlace extends ShownPrices {
  readonly siteUrl: string
  /** URL of the page that shows the plan. */
  readonly url: string
  readonly organizationId: string
}

/** Price of each term, and the setup fee, which later terms don't have (U3). */
const priceParts = (entry: PriceEntry, period: BillingPeriod, shown: ProductPlace): readonly Thing[] => {
  const part = (price: UsdCents, more: Thing): Thing => ({
    '@type': 'UnitPriceSpecification',
    price: shownAmount(price, shown),
    priceCurrency: shown.currency.code,
    valueAddedTaxIncluded: shown.shownTax !== undefined,
    ...more,
  })
  return [
    part(effectivePrice(entry), { priceComponentType: 'https://schema.org/Subscription', billingDuration: durations[period] }),
    ...(entry.setupFee > 0 ? [part(entry.setupFee, { priceComponentType: 'https://schema.org/ActivationFee' })] : []),
  ]
}

/** Product with one offer per billing period, in the page's first currency. Its id is the same on all pages. */
export const product = (service: Service, shown: ProductPlace): Thing => ({
  '@type': 'Product',
  '@id': `${shown.siteUrl}/#plan-${service.id}`,
  sku: service.id,
  name: service.name,
  description: service.description,
  category: service.category,
  brand: { '@id': shown.organizationId },
  offers: billingPeriods.flatMap((period) => {
    const entry = service.prices[period]
    if (!entry) return []
    return [
      {
        '@type': 'Offer',
        url: shown.url,
        sku: `${service.id}:${period}`,
        price: shownAmount(effectivePrice(entry), shown),
        priceCurrency: shown.currency.code,
        availability: 'https://schema.org/InStock',
        priceSpecification: priceParts(entry, period, shown),
      },
    ]
  }),
})

/** Structured data may describe only content that the page shows. */
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
