import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.union([z.number(), z.string()]).optional() }),
})

const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(attribute),
  events: z.array(z.unknown()).default([]),
  status: z.object({ code: z.number().optional(), message: z.string().optional() }).default({}),
})

const sent = z.object({
  resourceSpans: z.array(
    z.object({ resource: z.object({ attributes: z.array(z.unknown()) }), scopeSpans: z.array(z.object({ spans: z.array(span) })) }),
  ),
})

export type ReceivedSpan = z.output<typeof span>

export interface TraceReceiver {
  readonly url: string
  readonly spans: readonly ReceivedSpan[]
  readonly text: () => string
  /** Accepts requests without responding while true. */
  isSilent: boolean
  readonly close: () => Promise<void>
}

/** OTLP collector over HTTP, JSON. */
export const openTraceReceiver = async (): Promise<TraceReceiver> => {
  const spans: ReceivedSpan[] = []
  const bodies: string[] = []
  const state = { isSilent: false }
  const server = http.createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (state.isSilent) return
      const body = Buffer.concat(chunks).toString()
      bodies.push(body)
      if (request.url === '/v1/traces')
        spans.push(...sent.parse(JSON.parse(body)).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)))
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(state, { url, spans, text: () => bodies.join('\n'), close })
}
