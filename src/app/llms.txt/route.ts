import { buildEnvironment } from '@/config/env'
import { defaultLocale, localeNames, locales } from '@/config/locales'
import { localizedHref } from '@/core/navigation/localized-href'
import { readPageList, readShell } from '@/request-context'

/** Drawn when it is asked for: a build knows no database. */
export const dynamic = 'force-dynamic'

/** What a language model needs to find its way: every public page with what it says of itself, and the API. */
export async function GET() {
  const { SITE_URL } = buildEnvironment()
  const [{ settings, footer }, pages] = await Promise.all([readShell(defaultLocale), readPageList(defaultLocale)])
  const links = pages.map(
    ({ path, title, description }) =>
      `- [${title}](${SITE_URL}${localizedHref(defaultLocale, path)})${description ? `: ${description}` : ''}`,
  )
  const languages = locales.map((locale) => `- [${localeNames[locale]}](${SITE_URL}/${locale})`)
  const text = [
    `# ${settings.brandName}`,
    '',
    `> ${footer.tagline ?? ''}`,
    '',
    '## Pages',
    '',
    ...links,
    '',
    '## Languages',
    '',
    ...languages,
    '',
    '## API',
    '',
    `- [OpenAPI](${SITE_URL}/api/openapi.json)`,
    `- [Sitemap](${SITE_URL}/sitemap.xml)`,
    '',
  ].join('\n')
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=300' } })
}
