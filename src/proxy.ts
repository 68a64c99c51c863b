import { type NextRequest, NextResponse } from 'next/server'

import { bootScriptHash } from '@/config/boot-script'
import { localeCookie } from '@/config/browser-storage'
import { buildEnvironment } from '@/config/env'
import { isLocale } from '@/config/locales'
import { adminPolicy, noncePolicy, openNoncePolicy } from '@/config/security-headers'
import { isGuarded, isKept } from '@/config/site-routes'
import { negotiateLocale } from '@/i18n/negotiate-locale'

/** Language prefix (R1), and the nonce policy of what is drawn each time, Payload's screens among it. Never authorisation. */
export function proxy(request: NextRequest) {
  const { pathname } = request.nextUrl
  const [, first, ...rest] = pathname.split('/')
  if (first === 'admin') return signed(request, adminPolicy)
  if (!isLocale(first)) return redirectToLanguage(request)
  const path = `/${rest.join('/')}`
  if (isKept(path)) return NextResponse.next()
  return signed(request, isGuarded(path) ? noncePolicy : openNoncePolicy)
}

/** Next signs its own inline scripts by the nonce it finds in the request's policy. */
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
  const target = request.nextUrl.clone()
  target.pathname = `/${locale}${target.pathname === '/' ? '' : target.pathname}`
  return NextResponse.redirect(target, 307)
}

export const config = { matcher: ['/((?!api/|api$|_next/|robots\\.txt$|sitemap\\.xml$|llms\\.txt$|icon\\.svg$).*)'] }
