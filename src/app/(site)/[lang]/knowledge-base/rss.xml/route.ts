import { getTranslations } from 'next-intl/server'
import { articleFeed } from '@/core/feeds'
import { buildEnvironment } from '@/lib/config/env'
import { localeOrDefault } from '@/lib/config/locales'
import { articleFeedPath, articlePath, knowledgeBasePath, localizedHref } from '@/core/navigation/paths'
import { readArticleLines, readArticleList, readShell } from '@/request-context'

/** Feeds are polled often, so they only contain the newest articles. */
const mostItems = 50

/** Articles written in this language (R20), newest first. */
export async function GET(_request: Request, { params }: { readonly params: Promise<{ readonly lang: string }> }) {
  const { lang } = await params
  const locale = localeOrDefault(lang)
  const [{ settings }, words, addresses, lines] = await Promise.all([
    readShell(locale),
    getTranslations({ locale, namespace: 'pageTitles' }),
    readArticleList(locale),
    readArticleLines(locale),
  ])
  const { SITE_URL } = buildEnvironment()
  const urlOf = (path: string) => `${SITE_URL}${localizedHref(locale, path)}`
  const items = addresses
    .filter(({ languages }) => languages.includes(locale))
    .toSorted((left, right) => right.updatedAt.localeCompare(left.updatedAt))
    .slice(0, mostItems)
    .flatMap(({ slug, updatedAt }) => {
      const line = lines.find((each) => each.slug === slug)
      return line ? [{ title: line.title, description: line.description, url: urlOf(articlePath(slug)), updatedAt }] : []
    })
  const feed = articleFeed({
    title: `${settings.brandName}: ${words('articles')}`,
    description: words('articlesDescription'),
    language: locale,
    url: urlOf(knowledgeBasePath),
    feedUrl: urlOf(articleFeedPath),
    items,
  })
  return new Response(feed, {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  })
}
