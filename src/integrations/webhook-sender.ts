import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isLoopbackHost, mayVisit, type AddressRules } from '@/core/domains/registry'
import type { WebhookAnswer, WebhookMessage, WebhookSender } from '@/core/webhooks'
import { guardedLookup, PrivateAddressError } from './dns-lookup'

interface SenderRules extends AddressRules {
  /** Milliseconds in total: DNS, connection, response. */
  readonly patience: number
  /** Characters of the response that are read. */
  readonly answerKept: number
  /** Calls any address, private networks included. For an address the operator configured, never for one entered by users. */
  readonly allowPrivate?: boolean
}

/** No connection reuse, so that each connection's address is checked. Doesn't follow redirects. */
const post = (url: URL, { headers, body }: WebhookMessage, isTrusted: boolean, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    const sent = { ...headers, 'Content-Length': String(Buffer.byteLength(body)), 'Accept-Encoding': 'identity' }
    request(url, { method: 'POST', headers: sent, signal, agent: false, ...(isTrusted ? {} : { lookup: guardedLookup }) }, resolve)
      .on('error', reject)
      .end(body)
  })

/** Start of the body, as far as it arrives within the timeout; the status is already known. */
const readStart = async (response: IncomingMessage, characters: number): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= characters) break
    }
  } catch {
    // Keep what has arrived.
  }
  response.destroy()
  return Buffer.concat(chunks)
    .toString('utf8')
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, characters)
}

/** W2: SSRF-safe POST. */
export const createHttpSender = ({ patience, answerKept, allowLoopback = false, allowPrivate = false }: SenderRules): WebhookSender => ({
  send: async (message): Promise<WebhookAnswer> => {
    const url = URL.parse(message.url)
    if (!url || !(allowPrivate || mayVisit(url, { allowLoopback }))) return { kind: 'fault', fault: 'address' }
    const isTrusted = allowPrivate || (allowLoopback && isLoopbackHost(url.hostname))
    const signal = AbortSignal.timeout(patience)
    try {
      const response = await post(url, message, isTrusted, signal)
      return { kind: 'answered', status: response.statusCode ?? 0, text: await readStart(response, answerKept) }
    } catch (error) {
      return { kind: 'fault', fault: error instanceof PrivateAddressError ? 'address' : signal.aborted ? 'silence' : 'network' }
    }
  },
})
