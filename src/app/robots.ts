import type { MetadataRoute } from 'next'

import { buildEnvironment } from '@/lib/config/env'
import { defaultLocale, locales } from '@/lib/config/locales'
import { getContext } from '@/request-context'
import { isStaging } from '@/lib/config/staging'

/** Drawn when it is asked for: a build knows neither the address nor whether this is a copy. */
export const dynamic = 'force-dynamic'

const privatePages = ['cart', 'checkout', 'orders', 'preview', 'sandbox']

export default async function robots(): Promise<MetadataRoute.Robots> {
  await getContext(defaultLocale)
  if (isStaging()) return { rules: { userAgent: '*', disallow: '/' } }
  return {
    rules: {
      userAgent: '*',
      disallow: ['/admin', '/api/', ...locales.flatMap((locale) => privatePages.map((page) => `/${locale}/${page}`))],
    },
    sitemap: `${buildEnvironment().SITE_URL}/sitemap.xml`,
  }
}
