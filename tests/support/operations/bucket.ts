import { createHash } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Bucket {
  readonly url: string
  readonly settings: Readonly<Record<string, string>>
  readonly objects: ReadonlyMap<string, { readonly body: Buffer; readonly type: string }>
  readonly asked: readonly string[]
  /** Answers 503 while true. */
  isAway: boolean
  readonly close: () => Promise<void>
}

const name = 'pictures'
const keyId = 'AKTESTS'

const fault = (response: http.ServerResponse, status: number, code: string) =>
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)

/** Minimal S3: path-style PUT, GET with range, HEAD, DELETE. */
export const openBucket = async (): Promise<Bucket> => {
  const objects = new Map<string, { body: Buffer; type: string }>()
  const asked: string[] = []
  const state = { isAway: false }
  const answer = (request: http.IncomingMessage, response: http.ServerResponse, body: Buffer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bucket')
    const [, bucket, ...rest] = decodeURIComponent(pathname).split('/')
    const key = rest.join('/')
    asked.push(`${request.method ?? ''} ${key}`)
    if (state.isAway) return fault(response, 503, 'SlowDown')
    if (!request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${keyId}/`)) return fault(response, 403, 'AccessDenied')
    if (bucket !== name) return fault(response, 404, 'NoSuchBucket')
    if (key === '') return response.writeHead(200).end()
    if (request.method === 'PUT') {
      objects.set(key, { body, type: request.headers['content-type'] ?? '' })
      return response.writeHead(200, { ETag: '"put"' }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    const object = objects.get(key)
    if (object === undefined) return fault(response, 404, 'NoSuchKey')
    const etag = `"${createHash('md5').update(object.body).digest('hex')}"`
    response.writeHead(200, { 'Content-Type': object.type, 'Content-Length': object.body.length, ETag: etag })
    return response.end(request.method === 'HEAD' ? undefined : object.body)
  }
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => answer(request, response, Buffer.concat(chunks)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = {
    S3_BUCKET: name,
    S3_ENDPOINT: url,
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: keyId,
    S3_SECRET_ACCESS_KEY: 'a-secret-of-the-tests',
  }
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return Object.assign(state, { url, settings, objects, asked, close })
}
