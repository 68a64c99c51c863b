import { buildEnvironment } from '@/lib/config/env'
import { defaultLocale, localeNames, locales } from '@/lib/config/locales'
import { localizedHref, articlePath, developersPath } from '@/core/navigation/paths'
import { buyingGuide } from '@/modules/content/buying-guide'
import { toBankAccount } from '@/modules/content/shop-settings'
import { offeredMethods } from '@/modules/payments/payments.service'
import { getContext, readArticleLines, readPageList, readShell, readShop } from '@/request-context'

/** Rendered on request: builds have no database. */
export const dynamic = 'force-dynamic'

/** For language models: how to buy, every public page with its description, and the API. */
export async function GET() {
  const { SITE_URL } = buildEnvironment()
  const [{ settings, footer }, pages, articles, shop, { payments }] = await Promise.all([
    readShell(defaultLocale),
    readPageList(defaultLocale),
    readArticleLines(defaultLocale),
    readShop(defaultLocale),
    getContext(defaultLocale),
  ])
  const toLine = (path: string, title: string, description: string | null | undefined) =>
    `- [${title}](${SITE_URL}${localizedHref(defaultLocale, path)})${description ? `: ${description}` : ''}`
  const links = pages.map(({ path, title, description }) => toLine(path, title, description))
  const reading = articles.flatMap(({ slug, title, description }) => (slug === null ? [] : [toLine(articlePath(slug), title, description)]))
  const languages = locales.map((locale) => `- [${localeNames[locale]}](${SITE_URL}/${locale})`)
  const text = [
    `# ${settings.brandName}`,
    '',
    `> ${footer.tagline ?? ''}`,
    '',
    'Every page and article is also Markdown: add `.md` to its address (the home page is `/en/index.md`).',
    '',
    buyingGuide({
      siteUrl: SITE_URL,
      services: shop.services,
      currencies: shop.currencies.map(({ code }) => code),
      languages: locales,
      paymentMethods: offeredMethods(payments, toBankAccount(settings.bankDetails)),
      docsUrl: `${SITE_URL}/api/openapi.json`,
    }),
    '## Pages',
    '',
    ...links,
    '',
    ...(reading.length > 0 ? ['## Knowledge base', '', ...reading, ''] : []),
    '## Languages',
    '',
    ...languages,
    '',
    '## API',
    '',
    `- [API reference and guides](${SITE_URL}${localizedHref(defaultLocale, developersPath)})`,
    `- [OpenAPI document](${SITE_URL}/api/openapi.json)`,
    `- [Sitemap](${SITE_URL}/sitemap.xml)`,
    ...locales.map((locale) => `- [Product feed, ${localeNames[locale]}](${SITE_URL}/feeds/products.${locale}.xml)`),
    '',
  ].join('\n')
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=300' } })
}
