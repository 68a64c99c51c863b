import type { MetadataRoute } from 'next'

import { buildEnvironment } from '@/lib/config/env'
import { defaultLocale, locales } from '@/lib/config/locales'
import { getContext } from '@/request-context'
import { isStaging } from '@/lib/config/staging'

/** Rendered on request: builds know neither the URL nor whether this is staging. */
export const dynamic = 'force-dynamic'

const privatePages = ['cart', 'checkout', 'orders', 'preview', 'sandbox']

/** Public API endpoints without personal data, and those with which a program buys (llms.txt). */
const publicCalls = [
  '/api/address-formats',
  '/api/catalog/',
  '/api/checkout',
  '/api/discounts/validate',
  '/api/domains/',
  '/api/mcp',
  '/api/openapi.json',
  '/api/orders/ORD-',
  '/api/placed-orders/',
  '/api/pricing/quote',
  '/api/site-search',
]

export default async function robots(): Promise<MetadataRoute.Robots> {
  await getContext(defaultLocale)
  if (isStaging()) return { rules: { userAgent: '*', disallow: '/' } }
  return {
    rules: {
      userAgent: '*',
      allow: publicCalls,
      disallow: ['/admin', '/api/', ...locales.flatMap((locale) => privatePages.map((page) => `/${locale}/${page}`))],
    },
    sitemap: `${buildEnvironment().SITE_URL}/sitemap.xml`,
  }
}
