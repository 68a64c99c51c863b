import { type ErrorCode, type DomainError, type ApiWords, type Values, apiWords } from '@/lib/http/http-error'
import { requestId } from '@/lib/config/request-note'
import { presentQuote } from '@/modules/pricing/presenter'
import { type Locale, isLocale } from '@/lib/config/locales'
import { securityHeaders } from '@/lib/config/security-headers'
import { negotiateLocale } from '@/lib/i18n/negotiate-locale'
import type { IncomingMessage } from 'node:http'
import type { Payload } from 'payload'
import { migrations } from '@/payload/migrations'
import { describeError, isSchemaError } from '@/lib/db/database-errors'
import { findMissingMigrations, missingMigrationWords, recordMissingMigration } from '@/lib/db/missing-migration'

/** HTTP status of each error: 400 malformed, 422 valid but not possible, 409 conflict with a concurrent change. */
export const refusalStatus = {
  'invalid-request': 400,
  'invalid-json': 400,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  forbidden: 403,
  'forbidden-origin': 403,
  'too-many-requests': 429,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'email-unconfirmed': 403,
  'link-spent': 410,
  'wrong-password': 422,
  'confirmation-mismatch': 422,
  'email-unchanged': 422,
  'weak-password': 422,
  'address-has-account': 409,
  'wrong-code': 422,
  'too-many-tries': 429,
  'begin-again': 410,
  'two-step-on': 409,
  'passkey-refused': 422,
  'too-many-passkeys': 422,
  'two-step-off': 409,
  'not-found': 404,
  'method-not-allowed': 405,
  unavailable: 503,
  internal: 500,
  'unknown-currency': 400,
  'unknown-product': 422,
  'unknown-extension': 422,
  'period-not-offered': 422,
  'years-not-offered': 422,
  'coverage-not-offered': 422,
  'payment-type-not-offered': 422,
  'quantity-out-of-range': 422,
  'duplicate-line': 409,
  'addon-without-domain': 422,
  'domain-not-attachable': 422,
  'incomplete-bundle': 422,
  'billing-address-missing': 422,
  'vat-id-invalid': 400,
  'amount-out-of-range': 422,
  'unknown-line': 404,
  'dns-record': 422,
  'dns-changed': 409,
  'dns-unavailable': 503,
  'figures-changed': 409,
  'subscription-state': 409,
  'subscription-change': 422,
  'money-back-refused': 409,
  nameservers: 422,
  'unknown-code': 404,
  'too-many-lines': 422,
  'too-many-codes': 422,
  'empty-cart': 422,
  'terms-required': 422,
  'authorization-code-required': 400,
  'authorization-code-invalid': 400,
  'name-not-public': 422,
  'quote-changed': 409,
  'idempotency-key-required': 400,
  'idempotency-mismatch': 409,
  'domain-unavailable': 409,
  'domain-held': 409,
  'domain-ordered': 409,
  'too-many-unpaid-domains': 409,
  'code-in-unpaid-order': 409,
  'domain-here': 409,
  'domain-not-registered': 422,
  'payment-method-unavailable': 422,
  'language-not-found': 400,
  'section-not-found': 404,
  'section-failed': 500,
  'services-failed': 500,
} as const satisfies Record<ErrorCode, number>

interface ErrorParts {
  readonly code: string
  readonly message: string
  readonly status: number
  readonly fields?: Readonly<Record<string, string>> | undefined
  readonly details?: Readonly<Record<string, unknown>> | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** 5xx responses carry the request id that the log has. */
export const requestOf = (status: number): { readonly requestId?: string } => {
  const id = status >= 500 ? requestId() : undefined
  return id === undefined ? {} : { requestId: id }
}

const respond = ({ code, message, status, fields, details, headers }: ErrorParts): Response =>
  Response.json(
    { error: { code, message, ...(fields ? { fields } : {}), ...requestOf(status) }, ...details },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  )

export const errorResponse = (
  words: ApiWords,
  code: ErrorCode,
  more: {
    readonly values?: Values
    readonly fields?: Readonly<Record<string, string>>
    readonly headers?: Readonly<Record<string, string>>
  } = {},
): Response =>
  respond({ code, message: words.error(code, more.values), status: refusalStatus[code], fields: more.fields, headers: more.headers })

/** Maps a `DomainError` to an error response in the language of the request. */
export const refusalResponse = (words: ApiWords, refused: DomainError): Response => {
  switch (refused.kind) {
    case 'error': {
      const message = words.error(refused.code, refused.values)
      const fields = refused.field === undefined ? undefined : { [refused.field]: message }
      return respond({ code: refused.code, message, status: refusalStatus[refused.code], fields, details: refused.details })
    }
    case 'domain-name': {
      const message = words.domainName(refused.error)
      const fields = refused.field === undefined ? undefined : { [refused.field]: message }
      return respond({ code: `validation.${refused.error}`, message, status: 400, fields })
    }
    case 'code':
      return respond({ code: refused.fault, message: words.code(refused.fault), status: 422, details: { reason: refused.fault } })
    case 'quote-changed': {
      const { expected, quote } = refused
      const details = { expected, quote: presentQuote(quote, words) }
      return respond({ code: 'quote-changed', message: words.error('quote-changed'), status: refusalStatus['quote-changed'], details })
    }
    case 'rejected-code': {
      const { reason } = refused.rejected
      return respond({ code: reason, message: words.rejection(refused.rejected, refused.currency), status: 422, details: { reason } })
    }
    default:
      return refused satisfies never
  }
}

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

/** Cached per language, so that a flood of rejected requests stays cheap. */
export const frontRefusal = (code: ErrorCode, acceptLanguage: string | undefined): Promise<FrontRefusal> => {
  const language = negotiateLocale(undefined, acceptLanguage ?? null)
  const key = `${code} ${language}`
  const made = refusals.get(key) ?? makeRefusal(code, language)
  refusals.set(key, made)
  return made
}

export const headersOf = (request: IncomingMessage): Headers => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}

/** `?lang=` if supported, else the best match of `Accept-Language`, else English. */
export const requestLanguage = (query: URLSearchParams, headers: Headers): Locale => {
  const asked = query.get('lang')
  return isLocale(asked) ? asked : negotiateLocale(undefined, headers.get('accept-language'))
}

export const missingMigrations = ({ db }: Payload): Promise<readonly string[]> =>
  findMissingMigrations(
    db.drizzle,
    migrations.map(({ name }) => name),
  )

const notApplied = 'A migration is missing: npm run migrate'
/** The code's schema changed without a migration. */
const notWritten = 'A migration is missing: npm run migrate:create name, then npm run migrate'

/** Logs which migration to run if the error is a missing table or column; returns whether it was. */
export const reportMissingMigration = async (findPayload: () => Payload | Promise<Payload>, fault: unknown): Promise<boolean> => {
  if (!isSchemaError(fault)) return false
  if (missingMigrationWords() !== null) return true
  recordMissingMigration(notApplied)
  const payload = await findPayload()
  const missing = await missingMigrations(payload).catch(() => [])
  const words = missing.length > 0 ? notApplied : notWritten
  recordMissingMigration(words)
  payload.logger.error({ missing, fault: describeError(fault) }, words)
  return true
}
