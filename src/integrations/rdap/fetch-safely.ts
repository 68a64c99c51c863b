import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isLoopbackHost, mayVisit, type AddressRules } from '@/core/domains/registry'
import { guardedLookup, PrivateAddressError } from '@/integrations/dns-lookup'

interface FetchRules extends AddressRules {
  readonly headers?: Readonly<Record<string, string>>
  /** Aborts connecting, reading and redirects. */
  readonly signal: AbortSignal
  readonly maximumBytes: number
  readonly maximumRedirects: number
}

export type FetchResult =
  | {
      readonly kind: 'response'
      readonly status: number
      readonly headers: IncomingMessage['headers']
      readonly body: string
      /** False after a redirect to another origin. */
      readonly isSameOrigin: boolean
    }
  | { readonly kind: 'fault'; readonly fault: 'address' | 'network' | 'silence' | 'too-large' | 'redirects' | 'encoding' }

class Refused extends Error {
  constructor(readonly fault: 'address' | 'too-large' | 'redirects' | 'encoding') {
    super(fault)
  }
}

const open = (url: URL, { headers, signal, allowLoopback = false }: FetchRules): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const isLoopback = allowLoopback && isLoopbackHost(url.hostname)
    const { request } = url.protocol === 'https:' ? https : http
    // No compression, which could expand without limit, and no connection reuse.
    const sent = { ...headers, 'Accept-Encoding': 'identity' }
    request(url, { headers: sent, signal, agent: false, ...(isLoopback ? {} : { lookup: guardedLookup }) }, resolve)
      .on('error', reject)
      .end()
  })

const readBody = async (response: IncomingMessage, maximumBytes: number): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maximumBytes) throw new Refused('too-large')
    chunks.push(chunk)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
}

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

const nextStop = (from: URL, location: string | undefined, rules: FetchRules): URL => {
  const next = location === undefined ? null : URL.parse(location, from)
  if (!next || !mayVisit(next, rules) || (from.protocol === 'https:' && next.protocol !== 'https:')) throw new Refused('address')
  return next
}

const visit = async (start: URL, rules: FetchRules): Promise<FetchResult> => {
  let url = start
  for (let hops = 0; hops <= rules.maximumRedirects; hops += 1) {
    const response = await open(url, rules)
    try {
      const status = response.statusCode ?? 0
      if (redirects.has(status)) {
        url = nextStop(url, response.headers.location, rules)
        continue
      }
      if ((response.headers['content-encoding'] ?? 'identity') !== 'identity') throw new Refused('encoding')
      const body = await readBody(response, rules.maximumBytes)
      return { kind: 'response', status, headers: response.headers, body, isSameOrigin: url.origin === start.origin }
    } finally {
      response.destroy()
    }
  }
  throw new Refused('redirects')
}

/** SSRF-safe GET: bounds destination, duration and size. Never rejects. */
export const fetchSafely = async (address: string, rules: FetchRules): Promise<FetchResult> => {
  const url = URL.parse(address)
  if (!url || !mayVisit(url, rules)) return { kind: 'fault', fault: 'address' }
  try {
    return await visit(url, rules)
  } catch (error) {
    return {
      kind: 'fault',
      fault:
        error instanceof PrivateAddressError
          ? 'address'
          : error instanceof Refused
            ? error.fault
            : rules.signal.aborted
              ? 'silence'
              : 'network',
    }
  }
}
