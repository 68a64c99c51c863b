import { type Locale, locales } from '@/lib/config/locales'
import { escapeHtml } from '@/core/html'
import { loadMessages } from '@/lib/i18n/messages'
import { splitLocalePath } from '@/core/navigation/paths'
import { negotiateLocale } from '@/lib/i18n/negotiate-locale'
import { apiWords } from './http-error'

interface PlainPage {
  readonly locale: Locale
  readonly title: string
  readonly body: string
  readonly isAlert: boolean
  readonly link: { readonly href: string; readonly label: string }
  /** `url` defaults to the current page. */
  readonly refresh: { readonly seconds: number; readonly url?: string }
}

/** Colours match the design tokens. */
const style = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;background:light-dark(#eff3ec,#081a14);color:light-dark(#0b2a20,#f3f6ef);font:1.125rem/1.55 system-ui,sans-serif}
header{background:light-dark(#0e4030,#0f4434);color:#f3f6ef;padding:20px clamp(16px,3.4vw,48px);font-weight:800}
main{max-width:44rem;padding:clamp(40px,6vw,88px) clamp(16px,3.4vw,48px)}h1{font-size:clamp(1.875rem,1.3rem + 2.1vw,2.75rem);line-height:1.1;margin:0 0 24px;text-wrap:balance}p{margin:0 0 24px}
a{display:inline-block;padding:12px 20px;min-height:20px;border-radius:6px;background:#ff6a2b;color:#0b2a20;font-weight:700;text-decoration:none}a:focus-visible{outline:3px solid currentColor;outline-offset:3px}`

/** Self-contained page without scripts, for when nothing else can be rendered. */
export const plainPage = async ({ locale, title, body, isAlert, link, refresh }: PlainPage): Promise<string> => {
  const { shell } = await loadMessages(locale)
  const onward = escapeHtml(refresh.url === undefined ? `${refresh.seconds}` : `${refresh.seconds}; url=${refresh.url}`)
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${onward}"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><header>${escapeHtml(shell.shopName)}</header><main><h1>${escapeHtml(title)}</h1><p${isAlert ? ' role="alert"' : ''}>${escapeHtml(body)}</p><p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p></main></body></html>
`
}

/** Value of `Retry-After`. */
export const retryAfterSeconds = 5

interface OutageAnswer {
  readonly contentType: string
  readonly body: string
}

const page = async (locale: Locale, url: string): Promise<string> => {
  const { title, body, tryAgain } = (await loadMessages(locale)).outagePage
  const refresh = { seconds: retryAfterSeconds * 2 }
  return plainPage({ locale, title, body, isAlert: true, link: { href: url, label: tryAgain }, refresh })
}

/** Uses the language in the path, or else the visitor's. API paths get a JSON error. */
export const outageAnswer = async (url: string, acceptLanguage: string | undefined): Promise<OutageAnswer> => {
  const path = url.split('?')[0] ?? '/'
  const locale = splitLocalePath(path, locales).locale ?? negotiateLocale(undefined, acceptLanguage ?? null)
  if (path.startsWith('/api/')) {
    const error = { code: 'unavailable', message: (await apiWords(locale)).error('unavailable') }
    return { contentType: 'application/json; charset=utf-8', body: JSON.stringify({ error }) }
  }
  if (/\.(?:xml|txt|pdf)$|^\/[a-z]{2}\/og(?:\/|$)/.test(path)) {
    return { contentType: 'text/plain; charset=utf-8', body: `${(await apiWords(locale)).error('unavailable')}\n` }
  }
  // Refreshes only to a path of the shop, never to a protocol-relative URL.
  return { contentType: 'text/html; charset=utf-8', body: await page(locale, /^\/(?![/\\])/.test(url) ? url : '/') }
}
