import type { MetadataRoute } from 'next'

import { buildEnvironment } from '@/config/env'
import { defaultLocale, locales } from '@/config/locales'
import { localizedHref } from '@/core/navigation/localized-href'
import { readPageList } from '@/request-context'

/** Drawn when it is asked for: a build knows no database. */
export const dynamic = 'force-dynamic'

const codedPages = ['/domains/search']

/** Every public page in every language, each with its alternates. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { SITE_URL } = buildEnvironment()
  const paths = [...(await readPageList(defaultLocale)).map(({ path }) => path), ...codedPages]
  return paths.flatMap((path) => {
    const languages = Object.fromEntries(locales.map((locale) => [locale, `${SITE_URL}${localizedHref(locale, path)}`]))
    return locales.map((locale) => ({ url: `${SITE_URL}${localizedHref(locale, path)}`, alternates: { languages } }))
  })
}
