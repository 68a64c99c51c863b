import { locales, type Locale } from '@/config/locales'
import { escapeHtml } from '@/core/markup/escape-html'
import { splitLocalePath } from '@/core/navigation/locale-path'
import { loadMessages } from '@/i18n/messages'
import { negotiateLocale } from '@/i18n/negotiate-locale'
import { apiWords } from './api-words'

/** After so many seconds it is worth asking again. */
export const retryAfterSeconds = 5

/** What is said in the place of an answer that needs the database, while it is away. */
export interface OutageAnswer {
  readonly contentType: string
  readonly body: string
}

/** Carries all it needs: nothing else of the shop may be drawn just now. Colours as in the tokens. */
const style = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;background:light-dark(#eff3ec,#081a14);color:light-dark(#0b2a20,#f3f6ef);font:1.125rem/1.55 system-ui,sans-serif}
header{background:light-dark(#0e4030,#0f4434);color:#f3f6ef;padding:20px clamp(16px,3.4vw,48px);font-weight:800}
main{max-width:44rem;padding:clamp(40px,6vw,88px) clamp(16px,3.4vw,48px)}h1{font-size:clamp(1.875rem,1.3rem + 2.1vw,2.75rem);line-height:1.1;margin:0 0 24px;text-wrap:balance}p{margin:0 0 24px}
a{display:inline-block;padding:12px 20px;min-height:20px;border-radius:6px;background:#ff6a2b;color:#0b2a20;font-weight:700;text-decoration:none}a:focus-visible{outline:3px solid currentColor;outline-offset:3px}`

const page = async (locale: Locale, url: string): Promise<string> => {
  const { outagePage: words, shell } = await loadMessages(locale)
  const address = escapeHtml(url)
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${retryAfterSeconds * 2}"><title>${escapeHtml(words.title)}</title><style>${style}</style></head>
<body><header>${escapeHtml(shell.shopName)}</header><main><h1>${escapeHtml(words.title)}</h1><p role="alert">${escapeHtml(words.body)}</p><p><a href="${address}">${escapeHtml(words.tryAgain)}</a></p></main></body></html>
`
}

/** In the language of the address, else of the visitor; a call of the API in the form of its other errors. */
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
  // Back to the address as it was asked for, never to another place that begins with two strokes.
  return { contentType: 'text/html; charset=utf-8', body: await page(locale, /^\/(?![/\\])/.test(url) ? url : '/') }
}
