import type { MetadataRoute } from 'next'

import { buildEnvironment } from '@/config/env'
import { defaultLocale, locales } from '@/config/locales'
import { localizedHref } from '@/core/navigation/localized-href'
import { endingsPath } from '@/core/navigation/endings-path'
import { articlePath } from '@/core/navigation/article-path'
import { readArticleList, readPageList, readShop } from '@/request-context'

/** Drawn when it is asked for: a build knows no database. */
export const dynamic = 'force-dynamic'

const searchPath = '/domains/search'

/** Every public page in every language, each with its alternates. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { SITE_URL } = buildEnvironment()
  const [pages, articles, { extensions, counts }] = await Promise.all([
    readPageList(defaultLocale),
    readArticleList(defaultLocale),
    readShop(defaultLocale),
  ])
  // The whole price list is linked only where the sections have no room for it.
  const priceList = counts.extensions > extensions.length ? [endingsPath] : []
  const paths = [...new Set([...pages.map(({ path }) => path), ...articles.map(articlePath)]), searchPath, ...priceList]
  return paths.flatMap((path) => {
    const languages = Object.fromEntries(locales.map((locale) => [locale, `${SITE_URL}${localizedHref(locale, path)}`]))
    return locales.map((locale) => ({ url: `${SITE_URL}${localizedHref(locale, path)}`, alternates: { languages } }))
  })
}
