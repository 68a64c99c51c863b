/**
 * npm run bench -- doors: load an attacker can cause on the production shop while someone buys. Each flood runs from a single address,
 * then from one address per request, as a trusted proxy in front reports them.
 */
import { randomUUID } from 'node:crypto'
import { say, step } from '../../scripts/lib/output.mjs'
import { runCommand } from '../../scripts/lib/process.mjs'
import { openShop, residentMegabytes } from '../lib/shop'
import { quantile } from '../lib/report'

const realPages = ['/en', '/de/vps-hosting', '/es/about', '/fr/shared-hosting', '/en/ssl-certificates']
const json = { 'content-type': 'application/json' }
const visitor = (address: string) => ({ 'x-forwarded-for': address })

const flood = async (count: number, clients: number, ask: (index: number) => Promise<Response>): Promise<Record<string, number>> => {
  const statuses: Record<string, number> = {}
  let next = 0
  const client = async () => {
    while (next < count) {
      const response = await ask((next += 1))
      await response.arrayBuffer()
      statuses[response.status] = (statuses[response.status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return statuses
}

/** Checks out repeatedly until stopped; each attempt is rejected in the end because its total is outdated. */
const buy = async (url: string, isOver: () => boolean): Promise<readonly number[]> => {
  const times: number[] = []
  const cart = {
    currency: 'EUR',
    codes: [],
    items: [{ type: 'hosting', id: 'vps-starter', billing: 'yearly', quantity: 1, selectedPaymentType: 'full' }],
  }
  const order = {
    contact: { email: 'buyer@example.com', name: 'Bench Mark' },
    billingAddress: { line1: '1 Main Street', city: 'Springfield', region: 'Illinois', postalCode: '12345', country: 'US' },
    paymentMethod: 'offline',
    expectedTotal: 1,
    expectedCurrency: 'EUR',
    acceptTerms: true,
    cart,
  }
  while (!isOver()) {
    const begun = performance.now()
    const response = await fetch(`${url}/api/checkout`, {
      method: 'POST',
      headers: { ...json, 'idempotency-key': randomUUID() },
      body: JSON.stringify(order),
    })
    await response.arrayBuffer()
    if (response.status !== 409) throw new Error(`Checkout returned ${response.status}, expected 409`)
    times.push(performance.now() - begun)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return times
}

await runCommand(async () => {
  const limits = { RATE_LIMIT_READ: '3000', RATE_LIMIT_CMS: '240', RATE_LIMIT_NOT_FOUND: '120', RATE_LIMIT_LOGIN: '60' }
  const shop = await openShop('doors', { overrides: { TRUSTED_PROXY_COUNT: '1', ...limits } })
  const get = (path: string, address: string) => fetch(`${shop.url}${path}`, { headers: visitor(address), redirect: 'manual' })
  for (const page of [...realPages, ...realPages]) await (await get(page, '203.0.113.1')).arrayBuffer()

  const during = async (what: string, work: () => Promise<Record<string, number>>): Promise<void> => {
    let isOver = false
    const begun = performance.now()
    const buying = buy(shop.url, () => isOver)
    const statuses = await step(what, work).finally(() => (isOver = true))
    const times = await buying
    const kept = await Promise.all(realPages.map(async (page) => (await get(page, '203.0.113.1')).headers.get('cache-status')))
    const hits = kept.filter((each) => each?.endsWith('hit')).length
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    say(
      `     ${JSON.stringify(statuses)} in ${seconds} s · checkout p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms (${times.length}) · ${hits} of 5 pages cached · ${residentMegabytes(shop.pid)} MB`,
    )
  }

  await during('Baseline', async () => {
    await new Promise((resolve) => setTimeout(resolve, 8_000))
    return {}
  })
  await during('90 logins from one address with forged forwarding headers', () =>
    flood(90, 8, (index) =>
      fetch(`${shop.url}/api/users/login`, {
        method: 'POST',
        headers: { ...json, ...visitor(`198.51.100.${index}, 203.0.113.2`) },
        body: JSON.stringify({ email: `nobody-${index}@example.com`, password: 'wrong-password' }),
      }),
    ),
  )
  await during('20,000 made-up URLs from one visitor, 24 at once', () =>
    flood(20_000, 24, (index) => get(`/en/made-up-${index}`, '203.0.113.3')),
  )
  await during('3,000 made-up URLs from as many visitors, 24 at once', () =>
    flood(3_000, 24, (index) =>
      get(`/de/${['', 'og/'][index % 2]}made-up-${index}${['', '.html', '?x=1'][index % 3]}`, `10.1.${index >> 8}.${index & 255}`),
    ),
  )
  await during('10,000 large reads of the CMS by one visitor, 12 at once', () =>
    flood(10_000, 12, () => get('/api/pages?limit=0&depth=4&pagination=false', '203.0.113.4')),
  )
  await during('10,000 reads with a forged staff cookie, 12 at once', () =>
    flood(10_000, 12, () =>
      fetch(`${shop.url}/api/pages?limit=0&depth=4&locale=all`, { headers: { ...visitor('203.0.113.5'), cookie: 'payload-token=x' } }),
    ),
  )
  await shop.stop()
  return 0
})
