import type { CategoryId } from '../catalog/categories'

/** Without language prefix. */
export const knowledgeBasePath = '/knowledge-base'

/** Reserved for the list itself; no article may use it. */
export const articleListSlug = 'all'

export const articleListPath = `${knowledgeBasePath}/${articleListSlug}`

export const articleFeedPath = `${knowledgeBasePath}/rss.xml`

export const articlePath = (slug: string): string => `${knowledgeBasePath}/${slug}`

/** `null` if the path is not an article. */
export const articleSlugOf = (path: string): string | null => /^\/knowledge-base\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(path)?.[1] ?? null

/** Fragment for a question on the pages that show it. */
export const faqAnchor = (key: string): string => `faq-${key}`

/** Fragment for a plan on its category's page. */
export const planAnchor = (key: string): string => `plan-${key}`

/** Without language prefix. */
export const domainsPath = '/domains'

/** API documentation for developers (K19), without language prefix. */
export const developersPath = '/developers'
export const tldsPath = `${domainsPath}/endings`

export const domainSearchPath = `${domainsPath}/search`

/** The 404 page: one path per language, cached once. No CMS page can use it. */
export const missingPage = '/_missing'

/** `/es/vps-hosting` is `es` and `/vps-hosting`. */
interface LocalePath<Locale extends string> {
  readonly locale: Locale | null
  /** With leading slash, query and fragment. */
  readonly path: string
}

const withLeadingSlash = (rest: string): string => (rest.startsWith('/') ? rest : `/${rest}`)

/** R1: if the first segment is not a language, it stays in the path. */
export const splitLocalePath = <Locale extends string>(address: string, locales: readonly Locale[]): LocalePath<Locale> => {
  const path = withLeadingSlash(address)
  const segment = /^\/([^/?#]*)/.exec(path)?.[1]
  const locale = locales.find((candidate) => candidate === segment)
  return locale === undefined ? { locale: null, path } : { locale, path: withLeadingSlash(path.slice(locale.length + 1)) }
}

/** The home page is `/es`, without a trailing slash. */
export const localePath = (locale: string, path: string): string => {
  const rest = withLeadingSlash(path)
  return `/${locale}${/^\/(?=[?#]|$)/.test(rest) ? rest.slice(1) : rest}`
}

/** R4: keeps path, query and fragment. */
export const switchLocale = <Locale extends string>(address: string, locale: Locale, locales: readonly Locale[]): string =>
  localePath(locale, splitLocalePath(address, locales).path)

/** `/domains` → `/de/domains`; external URLs and fragments are unchanged. */
export const localizedHref = (locale: string, href: string): string => (href.startsWith('/') ? localePath(locale, href) : href)

const pages: Readonly<Partial<Record<CategoryId, string>>> = {
  shared: '/shared-hosting',
  vps: '/vps-hosting',
  dedicated: '/dedicated-servers',
  cloud: '/cloud-hosting',
  wordpress: '/wordpress-hosting',
  ecommerce: '/ecommerce-hosting',
  ssl: '/ssl-certificates',
  email: '/email-hosting',
  website: '/website-builder',
  backup: '/services/backup',
}

/** R3: the category's own page, or else the filtered services grid. */
export const servicePath = (category: CategoryId): string => pages[category] ?? `/services?type=${category}`
