import type { Locale } from '@/lib/config/locales'
import { securityHeaders } from '@/lib/config/security-headers'
import { negotiateLocale } from '@/lib/i18n/negotiate-locale'
import { apiWords, type ErrorCode } from '@/lib/http/http-error'
import { errorResponse } from './error-response'

interface FrontRefusal {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const refusals = new Map<string, Promise<FrontRefusal>>()

const makeRefusal = async (code: ErrorCode, language: Locale): Promise<FrontRefusal> => {
  const refusal = errorResponse(await apiWords(language), code)
  const body = await refusal.text()
  const guards = securityHeaders(false).map(({ key, value }) => [key, value] as const)
  const length = String(Buffer.byteLength(body))
  return { body, headers: { ...Object.fromEntries(guards), ...Object.fromEntries(refusal.headers), 'Content-Length': length } }
}

/** Made once a language: thousands a second are asked for by nobody but a flood, and must cost buyers nothing. */
export const frontRefusal = (code: ErrorCode, acceptLanguage: string | undefined): Promise<FrontRefusal> => {
  const language = negotiateLocale(undefined, acceptLanguage ?? null)
  const key = `${code} ${language}`
  const made = refusals.get(key) ?? makeRefusal(code, language)
  refusals.set(key, made)
  return made
}
