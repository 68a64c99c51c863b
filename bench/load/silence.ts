/**
 * npm run bench -- silence: responses of the production shop while Postgres is silent: frozen for 30 seconds, behind a connection that drops
 * everything, after a failover. Reports the slowest response and the time to recover.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabaseProxy } from '../../tests/support/tcp-proxy'
import { signalServer } from '../chaos/faults/signal-server'
import { startFreshShop } from '../../tests/runner/fresh-shop.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { checkMachine } from '../../scripts/lib/prepare.mjs'
import { say, step } from '../../scripts/lib/output.mjs'
import { onStop, runCommand } from '../../scripts/lib/process.mjs'

const silentFor = 30_000
const watchedAfter = 12_000
/** Guarantees in ms: a response within two seconds, recovery within five. */
const promised = { answer: 2_000, healing: 5_000 }
const json = { 'content-type': 'application/json' }
const cart = {
  currency: 'EUR',
  codes: [],
  items: [{ type: 'hosting', id: 'vps-starter', billing: 'yearly', quantity: 1, selectedPaymentType: 'full' }],
}

interface WebhookResult {
  readonly call: string
  readonly begun: number
  readonly took: number
  readonly status: number
}

/** Visitors' requests with unique values, so that only cacheable ones hit a cache. */
const callsOf = (url: string, total: number) => {
  const post = (path: string, body: object, headers = {}) =>
    fetch(`${url}${path}`, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })
  const order = () => ({
    // a new customer each time, so that each order is a first order
    contact: { email: `${randomUUID()}@example.com`, name: 'Bench Mark' },
    billingAddress: { line1: '1 Main Street', city: 'Springfield', region: 'Illinois', postalCode: '12345', country: 'US' },
    paymentMethod: 'offline',
    expectedTotal: total,
    expectedCurrency: 'EUR',
    acceptTerms: true,
    cart,
  })
  return {
    order: () => post('/api/checkout', order(), { 'idempotency-key': randomUUID() }),
    quote: () => post('/api/pricing/quote', cart),
    'FAQs API': () => fetch(`${url}/api/faqs`),
    'cached page': () => fetch(`${url}/en/vps-hosting`),
    'uncached order page': () => fetch(`${url}/en/orders/${randomUUID()}`),
  }
}

const hear = async (call: string, ask: () => Promise<Response>): Promise<WebhookResult> => {
  const begun = performance.now()
  const status = await ask().then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    () => 0,
  )
  return { call, begun, took: performance.now() - begun, status }
}

/** Four clients per call, each with one request at a time. */
const watch = (calls: ReturnType<typeof callsOf>, isOver: () => boolean): Promise<WebhookResult[]> => {
  const visitor = async ([call, ask]: [string, () => Promise<Response>]): Promise<WebhookResult[]> => {
    const heard: WebhookResult[] = []
    while (!isOver()) {
      heard.push(await hear(call, ask))
      await sleep(50)
    }
    return heard
  }
  const visitors = Object.entries(calls).flatMap((each) => Array.from({ length: 4 }, () => visitor(each)))
  return Promise.all(visitors).then((all) => all.flat())
}

const isFailure = ({ status }: WebhookResult): boolean => status === 0 || status >= 500

const report = (scene: string, heard: readonly WebhookResult[], returned: number): boolean => {
  const ends = heard.map(({ begun, took }) => begun + took)
  const lastFailure = Math.max(returned, ...heard.flatMap((each, place) => (isFailure(each) ? [ends[place] ?? 0] : [])))
  const healing = lastFailure - returned
  const slowest = Math.max(...heard.map(({ took }) => took))
  const unexplained = heard.filter((each) => isFailure(each) && each.status !== 503).length
  say(
    `  ${scene}: slowest response ${(slowest / 1000).toFixed(2)} s, last failure ${(healing / 1000).toFixed(2)} s after recovery, ${unexplained} failures other than 503`,
  )
  for (const call of new Set(heard.map((each) => each.call))) {
    const own = heard.filter((each) => each.call === call)
    const statuses = [...new Set(own.map(({ status }) => status))].map(
      (status) => `${status}: ${own.filter((each) => each.status === status).length}`,
    )
    say(`      ${call.padEnd(28)} slowest ${(Math.max(...own.map(({ took }) => took)) / 1000).toFixed(2)} s · ${statuses.join(', ')}`)
  }
  return slowest <= promised.answer && healing <= promised.healing && unexplained === 0
}

await runCommand(async () => {
  checkMachine()
  const server = await step('Starting Postgres', () => startPostgres({ name: 'silence-postgres' }))
  onStop(server.stop)
  const address = new URL(server.url('postgres'))
  const proxy = await createDatabaseProxy(new URL(address))
  address.port = String(proxy.port)
  const shop = await startFreshShop({ server: address.href, purpose: 'silence' })
  const quoted = (await (
    await fetch(`${shop.url}/api/pricing/quote`, { method: 'POST', headers: json, body: JSON.stringify(cart) })
  ).json()) as { readonly breakdown: { readonly total: number } }
  const calls = callsOf(shop.url, quoted.breakdown.total)
  // Warm-up: caches and pool are cold at first.
  for (const ask of [...Object.values(calls), ...Object.values(calls)]) await (await ask()).arrayBuffer()

  const scene = async (name: string, fall: () => void, rise: () => void, lasts: number): Promise<boolean> => {
    let isOver = false
    const heard = watch(calls, () => isOver)
    await sleep(2_000)
    fall()
    await sleep(lasts)
    rise()
    const returned = performance.now()
    await sleep(watchedAfter)
    isOver = true
    return report(name, await heard, returned)
  }
  const kept = [
    await scene(
      'Frozen for 30 s',
      () => signalServer(server.cluster, 'SIGSTOP'),
      () => signalServer(server.cluster, 'SIGCONT'),
      silentFor,
    ),
    await scene(
      'Packets dropped for 30 s',
      () => proxy.become('frozen'),
      () => proxy.become('up'),
      silentFor,
    ),
    await scene(
      'Failover: open connections hang, new ones work',
      () => proxy.loseOpen(),
      () => undefined,
      0,
    ),
  ]
  await shop.stop()
  proxy.become('up')
  return kept.every(Boolean) ? 0 : 1
})
