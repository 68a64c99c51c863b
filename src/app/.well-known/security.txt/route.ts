import { buildEnvironment } from '@/lib/config/env'
import { defaultLocale, locales } from '@/lib/config/locales'
import { getContext, readShell } from '@/request-context'

/** Drawn when it is asked for: a build knows no database. */
export const dynamic = 'force-dynamic'

/** RFC 9116 advises less than a year; each answer begins it anew. */
const validDays = 180

/** RFC 9116: where somebody reports a vulnerability, the support address of the site settings. */
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
