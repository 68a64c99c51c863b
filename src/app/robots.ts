import type { MetadataRoute } from 'next'

import { buildEnvironment } from '@/config/env'
import { locales } from '@/config/locales'

const privatePages = ['cart', 'checkout', 'orders', 'preview']

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      disallow: ['/admin', '/api/', ...locales.flatMap((locale) => privatePages.map((page) => `/${locale}/${page}`))],
    },
    sitemap: `${buildEnvironment().SITE_URL}/sitemap.xml`,
  }
}
