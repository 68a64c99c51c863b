import { loadBlocks } from '@/blocks/load-blocks'
import { articlePath, articleSlugOf, localizedHref } from '@/core/navigation/paths'
import { buildEnvironment } from '@/lib/config/env'
import { type Locale, localeOrDefault } from '@/lib/config/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { articleMarkdown, pageMarkdown } from '@/modules/content/markdown'
import { shownCurrency } from '@/modules/content/shop-settings'
import { readArticle, readPage, readShell, readShop } from '@/request-context'

interface RouteProps {
  readonly params: Promise<{ lang: string; path?: string[] }>
}

const readMarkdown = async (locale: Locale, path: string): Promise<string | null> => {
  const siteUrl = buildEnvironment().SITE_URL
  const page = await readPage(locale, path)
  if (page) {
    const [blocks, shop, { settings }, { markdown: words }] = await Promise.all([
      loadBlocks(page, locale),
      readShop(locale),
      readShell(locale),
      loadMessages(locale),
    ])
    const questions = blocks.flatMap((block) => (block.slug === 'faq' ? block.view.items : []))
    return pageMarkdown({ page, questions, siteUrl, locale, shop, currency: shownCurrency(shop, settings.defaultCurrency), words })
  }
  const slug = articleSlugOf(path)
  const article = slug === null ? null : await readArticle(locale, slug)
  return article && slug !== null ? articleMarkdown(article.document, { path: articlePath(slug), siteUrl, locale }) : null
}

/** A page or article as Markdown, generated from the same content as the page. */
export async function GET(_request: Request, { params }: RouteProps) {
  const { lang, path: segments = [] } = await params
  const locale = localeOrDefault(lang)
  const path = `/${segments.join('/')}`
  const text = await readMarkdown(locale, path)
  const headers = { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' }
  if (text === null) return new Response('# Not found\n', { status: 404, headers: { ...headers, 'Cache-Control': 'no-store' } })
  const canonical = `<${buildEnvironment().SITE_URL}${localizedHref(locale, path)}>; rel="canonical"`
  return new Response(text, { headers: { ...headers, Link: canonical, 'Cache-Control': 'public, max-age=2' } })
}
