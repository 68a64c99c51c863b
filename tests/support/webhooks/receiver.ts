import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { vi } from 'vitest'

export interface Received {
  readonly id: string
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly event: { readonly type: string; readonly data: Readonly<Record<string, unknown>> }
}

type Answer = (received: Received, response: ServerResponse) => void

export const answering =
  (status: number, text = '', headers: Readonly<Record<string, string>> = {}): Answer =>
  (_received, response) =>
    void response.writeHead(status, headers).end(text)

export interface Receiver {
  readonly url: string
  readonly received: Received[]
  /** Behaviour for the next requests. */
  answer: Answer
  readonly close: () => Promise<void>
}

/** Local webhook endpoint. */
export const openReceiver = async (answer: Answer = answering(204)): Promise<Receiver> => {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const one = {
        id: String(request.headers['webhook-id']),
        headers: request.headers,
        text,
        event: JSON.parse(text) as Received['event'],
      }
      received.push(one)
      receiver.answer(one, response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    answer,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return receiver
}

/** Verifies with the library at the message's timestamp. */
export const isVerified = (secret: string, { headers, text }: Pick<Received, 'headers' | 'text'>): boolean => {
  vi.useFakeTimers({ toFake: ['Date'], now: Number(headers['webhook-timestamp']) * 1000 })
  try {
    new Webhook(secret).verify(text, headers as Record<string, string>)
    return true
  } catch {
    return false
  } finally {
    vi.useRealTimers()
  }
}
