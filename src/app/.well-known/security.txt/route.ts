import { buildEnvironment } from '@/lib/config/env'
import { defaultLocale, locales } from '@/lib/config/locales'
import { getContext, readShell } from '@/request-context'

/** Rendered on request: builds have no database. */
export const dynamic = 'force-dynamic'

/** RFC 9116 recommends less than a year; renewed with each response. */
const validDays = 180

/** RFC 9116: reports of vulnerabilities go to the support address of the site settings. */
export async function GET() {
  const [{ settings }, { now }] = await Promise.all([readShell(defaultLocale), getContext(defaultLocale)])
  const expires = new Date(now() + validDays * 86_400_000)
  const lines = [
    `Contact: mailto:${settings.supportEmail}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${buildEnvironment().SITE_URL}/.well-known/security.txt`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}
