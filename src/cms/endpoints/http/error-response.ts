import { requestId } from '@/lib/config/request-note'
import type { Refusal, ApiWords, ErrorCode, Values } from '@/lib/http/http-error'
import { presentQuote } from '@/modules/pricing/presenter'
import { refusalStatus } from './refusal-status'

interface ErrorParts {
  readonly code: string
  readonly message: string
  readonly status: number
  readonly fields?: Readonly<Record<string, string>> | undefined
  readonly details?: Readonly<Record<string, unknown>> | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** What is our own fault carries the name by which it stands in the log. */
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

/** A use case's refusal in the contract's form, in the language of the request. */
export const refusalResponse = (words: ApiWords, refused: Refusal): Response => {
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
