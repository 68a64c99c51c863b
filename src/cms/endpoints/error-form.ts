import type { Config, PayloadRequest } from 'payload'
import { defaultLocale } from '@/config/locales'
import { describeFault, isDatabaseUnavailable, isSenseless } from '@/server/database/database-faults'
import { apiWords, type ErrorCode } from '@/server/presenters/api-words'

type ErrorHook = NonNullable<NonNullable<Config['hooks']>['afterError']>[number]

const statusCodes: Readonly<Record<number, ErrorCode>> = { 404: 'not-found', 401: 'forbidden', 403: 'forbidden', 429: 'too-many-requests' }

const statusOf = (error: Error, req: PayloadRequest): number => {
  if ('status' in error && typeof error.status === 'number') return error.status
  // `where={` and `data={`: Payload parses them without looking
  const isUnparsed = error instanceof SyntaxError && req.method === 'GET'
  return isUnparsed || isSenseless(error, req.method === 'GET') ? 400 : 500
}

/** Payload's own calls answer `errors`; beside it stands the contract's form, and an outage is 503 there as well. */
export const addErrorForm: ErrorHook = async ({ error, req, result }) => {
  const isDown = isDatabaseUnavailable(error)
  const status = isDown ? 503 : statusOf(error, req)
  const code: ErrorCode = isDown ? 'unavailable' : (statusCodes[status] ?? (status >= 500 ? 'internal' : 'invalid-request'))
  if (status >= 500) req.payload.logger.error({ fault: describeFault(error) }, 'A call of the CMS failed')
  const words = await apiWords(defaultLocale)
  return { status, response: { ...result, error: { code, message: words.error(code) } } }
}
