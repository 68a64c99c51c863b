import { resources } from '../../../seed/content/resources/all'
import { locales } from '../../../src/lib/config/locales'

/** R2: every indexable canonical path, without language. */
export const publicPaths = [
  '',
  ...['/hosting', '/shared-hosting', '/vps-hosting', '/dedicated-servers', '/cloud-hosting', '/wordpress-hosting', '/ecommerce-hosting'],
  ...[
    '/domains',
    '/domains/search',
    '/domains/transfer',
    '/domains/bulk-search',
    '/domains/whois',
    '/domains/dns',
    '/domains/protection',
    '/domains/management',
  ],
  ...['/ssl-certificates', '/ssl/wildcard', '/ssl/extended-validation', '/email-hosting', '/email/professional', '/email/marketing'],
  ...['/website-builder', '/website/templates', '/website/ecommerce'],
  ...['/services', '/services/backup', '/services/cdn', '/services/monitoring', '/services/security'],
  ...['', '/server', '/hosting', '/hosting-advanced', '/domain', '/email', '/security', '/templates'].map(
    (path) => `/customization${path}`,
  ),
  ...['/pricing', '/features', '/support', '/knowledge-base', '/about', '/contact'],
  ...[
    '/legal/terms-of-service',
    '/legal/privacy-policy',
    '/legal/cookie-policy',
    '/legal/sla-agreement',
    '/gdpr',
    '/legal/withdrawal',
    '/legal/imprint',
  ],
]

export const articlePaths = resources.map(({ slug }) => `/knowledge-base/${slug}`)

/** Every URL in the sitemap, including the price list, which sections have no space for. */
export const listedPaths = [...publicPaths, '/domains/endings', ...articlePaths]

/** Personal pages that are visible without login. */
export const privatePaths = ['/login', '/register', '/forgot-password', '/cart']

export const inEveryLanguage = (paths: readonly string[]): string[] =>
  locales.flatMap((language) => paths.map((path) => `/${language}${path}`))
