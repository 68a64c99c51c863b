import { callLimits } from '@/lib/config/limits'
import { ok, refuse, type Result } from '@/core/result'
import { followCall } from '@/parts/line/line-store'

/** Why a call did not do what was asked. `message` is the server's sentence in the visitor's language, if it had one. */
export interface CallRefusal {
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly code: string
  readonly message: string | null
  /** The whole answer, for the few callers that need more of it (409 at checkout). */
  readonly body: unknown
}

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

export const toRefusal = (status: number, body: unknown): CallRefusal => {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {}
  return {
    status,
    code: text(error.code) ?? 'unknown',
    message: text(error.message),
    body,
  }
}

/** R18: not asked at all, since what it would do lives by a cookie that the browser drops. */
export const cookiesBlocked: CallRefusal = { status: 0, code: 'cookies-blocked', message: null, body: null }

/** The address of a call with the page's language, so that the server's sentences come in it (contract). */
export const withLanguage = (path: string): string => {
  const language = document.documentElement.lang
  return language === '' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${encodeURIComponent(language)}`
}

/** The signal of a call that ends with its caller's, or when it has waited long enough. `wait` begins the time anew, `end` stops it. */
export const limitedWait = (outer?: AbortSignal) => {
  const ending = new AbortController()
  const stop = () => ending.abort()
  if (outer?.aborted) stop()
  outer?.addEventListener('abort', stop)
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(timer)
    outer?.removeEventListener('abort', stop)
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(stop, callLimits.timeout)
  }
  wait()
  return { signal: ending.signal, wait, end }
}

/**
 * One call of the shop's API from the browser. A refusal is a value; no answer at all, or none in time, is `network`.
 * An aborted call is refused as `aborted`, which nobody shows.
 */
export const callApi = async <Answer>(path: string, call: Call = {}): Promise<Result<Answer, CallRefusal>> => {
  const limit = limitedWait(call.signal)
  const answered = followCall()
  try {
    const response = await fetch(withLanguage(path), {
      method: call.method ?? 'GET',
      headers: { ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }), ...call.headers },
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      signal: limit.signal,
      credentials: 'same-origin',
      cache: 'no-store',
    })
    const body: unknown = await response.json().catch(() => null)
    return response.ok && body !== null ? ok(body as Answer) : refuse(toRefusal(response.status, body))
  } catch {
    const code = call.signal?.aborted ? 'aborted' : 'network'
    return refuse({ status: 0, code, message: null, body: null })
  } finally {
    answered()
    limit.end()
  }
}
