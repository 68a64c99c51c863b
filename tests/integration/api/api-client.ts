import { handleEndpoints, type Payload } from 'payload'
import { guarded } from '@/payload/http/handlers'

export interface ApiRequest {
  readonly body?: unknown
  /** Raw body, instead of `body`. */
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly cookies?: Readonly<Record<string, string>>
}

export interface ApiAnswer {
  readonly status: number
  readonly headers: Headers
  /** Without the byte order mark, as `Response.text` decodes it. */
  readonly text: string
  readonly bytes: Uint8Array
  /** `null` if the response is not JSON. */
  readonly body: Record<string, unknown> | null
  readonly cookies: Readonly<Record<string, string>>
}

export type Api = (method: string, path: string, request?: ApiRequest) => Promise<ApiAnswer>

const origin = 'http://localhost:3000'

const parse = (text: string): Record<string, unknown> | null => {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return null
  }
}

const cookiesOf = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    headers.getSetCookie().map((line) => {
      const [pair = ''] = line.split(';')
      return [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
    }),
  )

/** Payload's own router in this process: everything but the socket. */
export const createApi =
  (payload: Payload): Api =>
  async (method, path, { body, text, headers = {}, cookies = {} } = {}) => {
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const sent = text ?? (body === undefined ? undefined : JSON.stringify(body))
    const said = new Headers({
      ...(sent === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(cookie === '' ? {} : { Cookie: cookie, Origin: origin }),
    })
    for (const [name, value] of Object.entries(headers)) said.set(name, value)
    const request = new Request(`${origin}/api${path}`, { method, headers: said, ...(sent === undefined ? {} : { body: sent }) })
    const response = await guarded((each) => handleEndpoints({ config: payload.config, request: each }))(request)
    const bytes = new Uint8Array(await response.arrayBuffer())
    const answered = new TextDecoder().decode(bytes)
    return {
      status: response.status,
      headers: response.headers,
      text: answered,
      bytes,
      body: parse(answered),
      cookies: cookiesOf(response.headers),
    }
  }
