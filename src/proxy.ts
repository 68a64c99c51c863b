import { type NextRequest, NextResponse } from 'next/server'

import { bootScriptHash } from '@/lib/config/boot-script'
import { localeCookie } from '@/lib/config/browser-storage'
import { buildEnvironment } from '@/lib/config/env'
import { isLocale } from '@/lib/config/locales'
import { adminPolicy, noncePolicy, openNoncePolicy } from '@/lib/config/security-headers'
import { canonicalPageAddress, isGuarded, isCached } from '@/lib/config/site-routes'
import { negotiateLocale } from '@/lib/i18n/negotiate-locale'

/** Enforces methods (R23), canonical URLs (R1, R21) and the nonce policy of uncached pages, including Payload's. Never authorisation. */
export function proxy(request: NextRequest) {
  const { pathname } = request.nextUrl
  const [, first, ...rest] = pathname.split('/')
  if (first === 'admin') return signed(request, adminPolicy)
  const refusal = refuseMethod(request)
  if (refusal) return refusal
  const canonical = canonicalPageAddress(pathname)
  if (canonical !== null) return redirectTo(request, canonical, 308)
  if (!isLocale(first)) return redirectToLanguage(request)
  const path = `/${rest.join('/')}`
  if (isCached(path)) return NextResponse.next()
  return signed(request, isGuarded(path) ? noncePolicy : openNoncePolicy)
}

/** Next signs its inline scripts with the nonce from the request's policy. */
function signed(request: NextRequest, policyOf: typeof noncePolicy) {
  const policy = policyOf(btoa(crypto.randomUUID()), bootScriptHash, buildEnvironment().NODE_ENV === 'development')
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

function redirectToLanguage(request: NextRequest) {
  const locale = negotiateLocale(request.cookies.get(localeCookie)?.value, request.headers.get('accept-language'))
  const { pathname } = request.nextUrl
  return redirectTo(request, `/${locale}${pathname === '/' ? '' : pathname}`, 307)
}

function redirectTo(request: NextRequest, pathname: string, status: 307 | 308) {
  const target = request.nextUrl.clone()
  target.pathname = pathname
  return NextResponse.redirect(target, status)
}

const isForm = ({ method, headers }: NextRequest) =>
  method === 'POST' &&
  (headers.has('next-action') || /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(headers.get('content-type') ?? ''))

/** 405 with the allowed methods; 204 for OPTIONS (R23). */
function refuseMethod(request: NextRequest) {
  const { method } = request
  if (method === 'GET' || method === 'HEAD' || isForm(request)) return null
  const status = method === 'OPTIONS' ? 204 : 405
  return new NextResponse(null, { status, headers: { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' } })
}

export const config = {
  matcher: [
    '/((?!api/|api$|feeds/|_next/|\\.well-known/|robots\\.txt$|sitemap\\.xml$|llms\\.txt$|icon\\.svg$|favicon\\.ico$|apple-icon\\.png$|manifest\\.webmanifest$).*)',
  ],
}
