import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isLoopbackHost, mayVisit, type AddressRules } from '@/core/domains/registry'
import type { WebhookAnswer, WebhookMessage, WebhookSender } from '@/core/webhooks/webhooks'
import { guardedLookup, PrivateAddressError } from './dns-lookup'

interface SenderRules extends AddressRules {
  /** ms for everything: the name, the connection, the answer. */
  readonly patience: number
  /** Characters of an answer that are read. */
  readonly answerKept: number
}

/** A connection of its own, so that each is made to an address that was looked at. Redirects are not followed. */
const post = (url: URL, { headers, body }: WebhookMessage, allowLoopback: boolean, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const isLoopback = allowLoopback && isLoopbackHost(url.hostname)
    const { request } = url.protocol === 'https:' ? https : http
    const sent = { ...headers, 'Content-Length': String(Buffer.byteLength(body)), 'Accept-Encoding': 'identity' }
    request(url, { method: 'POST', headers: sent, signal, agent: false, ...(isLoopback ? {} : { lookup: guardedLookup }) }, resolve)
      .on('error', reject)
      .end(body)
  })

/** Its beginning, and no longer than the patience lasts: what counts, its status, is there already. */
const beginningOf = async (response: IncomingMessage, characters: number): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= characters) break
    }
  } catch {
    // What came until then.
  }
  response.destroy()
  return Buffer.concat(chunks)
    .toString('utf8')
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, characters)
}

/** W2: events leave by a POST that nobody on the other side can turn against us. */
export const createHttpSender = ({ patience, answerKept, allowLoopback = false }: SenderRules): WebhookSender => ({
  send: async (message): Promise<WebhookAnswer> => {
    const url = URL.parse(message.url)
    if (!url || !mayVisit(url, { allowLoopback })) return { kind: 'fault', fault: 'address' }
    const signal = AbortSignal.timeout(patience)
    try {
      const response = await post(url, message, allowLoopback, signal)
      return { kind: 'answered', status: response.statusCode ?? 0, text: await beginningOf(response, answerKept) }
    } catch (error) {
      return { kind: 'fault', fault: error instanceof PrivateAddressError ? 'address' : signal.aborted ? 'silence' : 'network' }
    }
  },
})
