import { escapeHtml } from './html'

interface FeedItem {
  readonly title: string
  readonly description: string
  /** Absolute; also the item's id. */
  readonly url: string
  /** ISO 8601. */
  readonly updatedAt: string
}

interface Feed {
  readonly title: string
  readonly description: string
  readonly language: string
  /** URL of the page behind the feed, then of the feed itself. */
  readonly url: string
  readonly feedUrl: string
  readonly items: readonly FeedItem[]
}

/** XML forbids control characters, even escaped. */
const text = (value: string): string => escapeHtml(value.replaceAll(/[^\P{Cc}\t\n\r]/gu, ''))

const articleItem = ({ title, description, url, updatedAt }: FeedItem): string =>
  [
    '<item>',
    `<title>${text(title)}</title>`,
    `<link>${text(url)}</link>`,
    `<guid isPermaLink="true">${text(url)}</guid>`,
    `<description>${text(description)}</description>`,
    `<pubDate>${new Date(updatedAt).toUTCString()}</pubDate>`,
    '</item>',
  ].join('')

export const articleFeed = ({ title, description, language, url, feedUrl, items }: Feed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${text(title)}</title>`,
    `<link>${text(url)}</link>`,
    `<atom:link href="${text(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    `<description>${text(description)}</description>`,
    `<language>${text(language)}</language>`,
    ...items.map(articleItem),
    '</channel></rss>',
    '',
  ].join('\n')

interface FeedProduct {
  /** Plan and billing period: `vps-starter:monthly`. */
  readonly id: string
  /** Groups the periods of one plan. */
  readonly group: string
  readonly title: string
  readonly description: string
  readonly link: string
  readonly image: string
  /** First payment, with the setup fee: "44.99 EUR". */
  readonly price: string
  /** Amount of each later payment. */
  readonly renewal: string
  /** Months of a billing period. */
  readonly months: number
  readonly category: string
}

interface ProductFeed {
  readonly title: string
  readonly description: string
  readonly url: string
  readonly brand: string
  readonly products: readonly FeedProduct[]
}

const longest = { title: 150, description: 5000 } as const

const periodOf = (months: number): readonly [unit: string, length: number] =>
  months % 12 === 0 ? ['year', months / 12] : ['month', months]

const productItem = (
  { id, group, title, description, link, image, price, renewal, months, category }: FeedProduct,
  brand: string,
): string => {
  const [unit, length] = periodOf(months)
  return [
    '<item>',
    `<g:id>${text(id)}</g:id>`,
    `<g:item_group_id>${text(group)}</g:item_group_id>`,
    `<g:title>${text(title.slice(0, longest.title))}</g:title>`,
    `<g:description>${text(description.slice(0, longest.description))}</g:description>`,
    `<g:link>${text(link)}</g:link>`,
    `<g:image_link>${text(image)}</g:image_link>`,
    '<g:availability>in_stock</g:availability>',
    '<g:condition>new</g:condition>',
    `<g:price>${text(price)}</g:price>`,
    `<g:subscription_cost><g:period>${unit}</g:period><g:period_length>${length}</g:period_length><g:amount>${text(renewal)}</g:amount></g:subscription_cost>`,
    `<g:brand>${text(brand)}</g:brand>`,
    '<g:identifier_exists>no</g:identifier_exists>',
    `<g:product_type>${text(category)}</g:product_type>`,
    '</item>',
  ].join('')
}

/** RSS 2.0 with Google Merchant Center attributes. */
export const productFeed = ({ title, description, url, brand, products }: ProductFeed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    `<title>${text(title)}</title>`,
    `<link>${text(url)}</link>`,
    `<description>${text(description)}</description>`,
    ...products.map((product) => productItem(product, brand)),
    '</channel></rss>',
    '',
  ].join('\n')
