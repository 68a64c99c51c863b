import type { CategoryId } from '../catalog/categories'

/** Where the articles stand, without the language prefix. */
export const knowledgeBasePath = '/knowledge-base'

/** The last part of the list's own address, which no article may have. */
export const articleListSlug = 'all'

/** Every article, a page at a time. */
export const articleListPath = `${knowledgeBasePath}/${articleListSlug}`

/** The RSS feed of the articles. */
export const articleFeedPath = `${knowledgeBasePath}/rss.xml`

export const articlePath = (slug: string): string => `${knowledgeBasePath}/${slug}`

/** Which article a path asks for; `null` where it is no article's. */
export const articleSlugOf = (path: string): string | null => /^\/knowledge-base\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(path)?.[1] ?? null

/** The page the price list belongs to, without its language prefix. */
export const domainsPath = '/domains'

/** The price list of all endings. */
export const tldsPath = `${domainsPath}/endings`

/** A path and the language it stands under: `/es/vps-hosting` is `es` and `/vps-hosting`. */
interface LocalePath<Locale extends string> {
  readonly locale: Locale | null
  /** Always begins with a slash; query and fragment are kept. */
  readonly path: string
}

const withLeadingSlash = (rest: string): string => (rest.startsWith('/') ? rest : `/${rest}`)

/** Parts the language from the rest (R1). A first segment that is no language stays in the path. */
export const splitLocalePath = <Locale extends string>(address: string, locales: readonly Locale[]): LocalePath<Locale> => {
  const path = withLeadingSlash(address)
  const segment = /^\/([^/?#]*)/.exec(path)?.[1]
  const locale = locales.find((candidate) => candidate === segment)
  return locale === undefined ? { locale: null, path } : { locale, path: withLeadingSlash(path.slice(locale.length + 1)) }
}

/** Puts a path under a language; Home is `/es`, without a slash at its end. */
export const localePath = (locale: string, path: string): string => {
  const rest = withLeadingSlash(path)
  return `/${locale}${/^\/(?=[?#]|$)/.test(rest) ? rest.slice(1) : rest}`
}

/** R4: the same page in another language; path, query and fragment are kept. */
export const switchLocale = <Locale extends string>(address: string, locale: Locale, locales: readonly Locale[]): string =>
  localePath(locale, splitLocalePath(address, locales).path)

/** An editor's link in a language: `/domains` is `/de/domains`; an address of another site, or a fragment, stays as it is. */
export const localizedHref = (locale: string, href: string): string => (href.startsWith('/') ? localePath(locale, href) : href)

/** The page that sells a category, where it has one of its own. */
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

/** Where a service of this category is bought: its own page, else the services grid with its filter set (R3). */
export const servicePath = (category: CategoryId): string => pages[category] ?? `/services?type=${category}`
