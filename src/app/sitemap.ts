import type { MetadataRoute } from 'next'

import { buildEnvironment } from '@/lib/config/env'
import { defaultLocale, type Locale, locales } from '@/lib/config/locales'
import { localizedHref, tldsPath, articlePath } from '@/core/navigation/paths'
import { readArticleList, readPageList, readShop } from '@/request-context'

/** Drawn when it is asked for: a build knows no database. */
export const dynamic = 'force-dynamic'

const searchPath = '/domains/search'

interface Listed {
  readonly path: string
  readonly languages: readonly Locale[]
  /** An instant. */
  readonly updatedAt?: string
}

/** Every public page in every language it is written in (R20), each with its alternates. */
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
    // The whole price list is linked only where the sections have no room for it.
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
