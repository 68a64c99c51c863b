import { type ErrorCode, type DomainError, type ApiWords, type Values, apiWords } from '@/lib/http/http-error'
import { type ApiErrorCode, statusOfCode } from '@/lib/http/error-codes'
import { requestId } from '@/lib/config/process-state'
import { presentQuote } from '@/modules/pricing/presenter'
import { type Locale, isLocale } from '@/lib/config/locales'
import { securityHeaders } from '@/lib/config/security-headers'
import { negotiateLocale } from '@/lib/i18n/negotiate-locale'
import type { IncomingMessage } from 'node:http'
import type { Payload } from 'payload'
import { migrations } from '@/payload/migrations'
import { describeError, isSchemaError } from '@/lib/db/database-errors'
import { findMissingMigrations, missingMigrationWords, recordMissingMigration } from '@/lib/db/database-health'

interface ErrorParts {
  readonly code: ApiErrorCode
  readonly message: string
  readonly status: number
  readonly fields?: Readonly<Record<string, string>> | undefined
  readonly details?: Readonly<Record<string, unknown>> | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** 5xx responses contain the request id that is in the log. */
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
  respond({ code, message: words.error(code, more.values), status: statusOfCode(code), fields: more.fields, headers: more.headers })

/** Maps a `DomainError` to an error response in the language of the request. */
export const refusalResponse = (words: ApiWords, refused: DomainError): Response => {
  switch (refused.kind) {
    case 'error': {
      const message = words.error(refused.code, refused.values)
      const fields = refused.field === undefined ? undefined : { [refused.field]: message }
      return respond({ code: refused.code, message, status: statusOfCode(refused.code), fields, details: refused.details })
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
      return respond({ code: 'quote-changed', message: words.error('quote-changed'), status: statusOfCode('quote-changed'), details })
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
export const frontErrorAnswer = (code: ErrorCode, acceptLanguage: string | undefined): Promise<FrontRefusal> => {
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

/** `?lang=` if supported, or else the best match for `Accept-Language`, or else English. */
export const requestLanguage = (query: URLSearchParams, headers: Headers): Locale => {
  const asked = query.get('lang')
  return isLocale(asked) ? asked : negotiateLocale(undefined, headers.get('accept-language'))
}

export const missingMigrations = ({ db }: Payload): Promise<readonly string[]> =>
  findMissingMigrations(
    db.drizzle,
    migrations.map(({ name }) => name),
  )

const notApplied = 'Migration missing: run npm run migrate'
/** The schema that the code expects has changed without a migration. */
const notWritten = 'Migration missing: run npm run migrate:create NAME, then npm run migrate'

/** If the error is a missing table or column, logs which migration to run; returns whether it was. */
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
