import pg from 'pg'
import { publishAt } from '../../bench/chaos/publishing/schedule'
import { asEditor, mostSeconds, timeTo } from './support/editor'
import { expect, test } from './support/shop'

const withDatabase = async (work: (client: pg.Client) => Promise<unknown>) => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

test('publishes a scheduled page, and shows a scheduled price on its cached page within 2 s, as in the cart', async ({
  request,
  baseURL,
}) => {
  const editor = await asEditor(request, baseURL ?? '')
  const page = await editor.find('pages', 'path', '/about')
  const plan = await editor.find('services', 'key', 'shared-pro')
  const { prices } = await editor.read<{ prices: { period: string }[] }>(`/api/services/${plan}?depth=0`)
  const { meta } = await editor.read<{ meta: { title?: string } }>(`/api/pages/${page}?depth=0&locale=en`)
  const read = async (path: string) => (await request.get(path)).text()
  const quote = { currency: 'USD', codes: [], items: [{ type: 'hosting', id: 'shared-pro', billing: 'monthly', quantity: 1 }] }
  const inCart = async () => (await request.post('/api/pricing/quote', { headers: { origin: baseURL ?? '' }, data: quote })).text()
  await Promise.all([read('/en/about'), read('/en/shared-hosting')])
  try {
    await editor.save(`/api/pages/${page}?draft=true&locale=en`, { meta: { title: 'About, in time' }, _status: 'draft' })
    await editor.save(`/api/services/${plan}?draft=true`, {
      prices: prices.map((each) => (each.period === 'monthly' ? { ...each, basePrice: 7.77, discount: 0 } : each)),
      _status: 'draft',
    })
    expect(await read('/en/shared-hosting')).not.toContain('$7.77')
    expect(await inCart()).not.toContain('7.77')

    const due = new Date(Date.now() - 1000)
    await withDatabase((client) => publishAt(client, 'pages', page, due))
    await expect.poll(async () => (await read('/en/about')).includes('About, in time')).toBe(true)
    await withDatabase((client) => publishAt(client, 'services', plan, due))
    expect(await timeTo(async () => (await read('/en/shared-hosting')).includes('$7.77'))).toBeLessThan(mostSeconds())
    expect(await inCart()).toContain('7.77')
  } finally {
    await editor.save(`/api/services/${plan}`, { prices, _status: 'published' })
    await editor.save(`/api/pages/${page}?locale=en`, { meta, _status: 'published' })
  }
})

test('lets a CDN cache a page for a second, and a personal page never', async ({ request }) => {
  const kept = await request.get('/en/shared-hosting')
  expect(kept.headers()['cache-control']).toBe('public, max-age=0, s-maxage=1, must-revalidate')
  const own = await request.get('/en/checkout')
  expect(own.headers()['cache-control']).toMatch(/no-store/)
})
