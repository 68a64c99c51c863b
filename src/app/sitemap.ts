import type { MetadataRoute } from 'next'

import { buildEnvironment } from '@/lib/config/env'
import { defaultLocale, type Locale, locales } from '@/lib/config/locales'
import { localizedHref, tldsPath, articlePath } from '@/core/navigation/paths'
import { readArticleList, readPageList, readShop } from '@/request-context'

/** Rendered on request: builds have no database. */
export const dynamic = 'force-dynamic'

const searchPath = '/domains/search'

interface Listed {
  readonly path: string
  readonly languages: readonly Locale[]
  /** ISO 8601. */
  readonly updatedAt?: string
}

/** Every public page in every language it is written in (R20), with alternates. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { SITE_URL } = buildEnvironment()
  const [pages, articles, { extensions, counts }] = await Promise.all([
    readPageList(defaultLocale),
    readArticleList(defaultLocale),
    readShop(defaultLocale),
  ])
  const coded = (path: string): Listed => ({ path, languages: locales })
  const listed: readonly Listed[] = [
    ...pages,
    ...articles.map((article) => ({ ...article, path: articlePath(article.slug) })),
    coded(searchPath),
    // The full price list is only linked if blocks have no room for it.
    ...(counts.extensions > extensions.length ? [coded(tldsPath)] : []),
  ]
  const byPath = new Map(listed.toReversed().map((each) => [each.path, each]))
  return [...byPath.values()].toReversed().flatMap(({ path, languages, updatedAt }) => {
    const addressIn = (locale: Locale) => `${SITE_URL}${localizedHref(locale, path)}`
    const alternates = {
      ...Object.fromEntries(languages.map((locale) => [locale, addressIn(locale)])),
      'x-default': addressIn(defaultLocale),
    }
    return languages.map((locale) => ({
      url: addressIn(locale),
      ...(updatedAt === undefined ? {} : { lastModified: updatedAt }),
      alternates: { languages: alternates },
    }))
  })
}
