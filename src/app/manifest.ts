import type { MetadataRoute } from 'next'

import { defaultLocale } from '@/lib/config/locales'
import { readShell } from '@/request-context'

/** Rendered on request: builds have no database. */
export const dynamic = 'force-dynamic'

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { settings, footer } = await readShell(defaultLocale)
  return {
    name: settings.brandName,
    short_name: settings.brandName,
    description: footer.tagline ?? '',
    start_url: '/',
    display: 'browser',
    background_color: '#eff3ec',
    theme_color: '#0e4030',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  }
}
