import { asEditor, mostSeconds, timeTo } from './support/editor'
import { expect, test, wordsOf } from './support/shop'

test.use({ locale: 'en-US' })

test(
  'shows a new price of .com on a cached page within 2 s, and reports it in an open cart',
  { tag: '@smoke' },
  async ({ page, request, baseURL }) => {
    const origin = baseURL ?? ''
    await page.goto('/en/domains')
    await page.request.post('/api/cart/items', {
      headers: { origin },
      data: { type: 'domain', id: 'editor-test-name.com', billing: 'yearly', quantity: 1, serviceData: { operation: 'register' } },
    })
    const row = page.getByRole('row', { name: /^\.com/ })
    await expect(row).toContainText('$12.99')

    const editor = await asEditor(request, origin)
    const id = await editor.find('extensions', 'extension', '.com')
    try {
      await editor.save(`/api/extensions/${id}`, { price: 11.11 })
      const seconds = await timeTo(async () => (await (await request.get('/en/domains')).text()).includes('$11.11'))
      expect(seconds).toBeLessThan(mostSeconds())

      await page.reload()
      await expect(row).toContainText('$11.11')
      const words = wordsOf('en')
      await page
        .getByRole('banner')
        .getByRole('link', { name: words('cart.title') })
        .click()
      const drawer = page.getByRole('dialog')
      await expect(drawer).toContainText(words('cart.changesTitle'))
      await expect(drawer).toContainText('$11.11')
    } finally {
      await editor.save(`/api/extensions/${id}`, { price: 12.99 })
    }
  },
)

test('shows a new Spanish plan name on the Spanish page within 2 s, and on no other', { tag: '@smoke' }, async ({ request, baseURL }) => {
  const editor = await asEditor(request, baseURL ?? '')
  const id = await editor.find('services', 'key', 'shared-basic')
  const read = async (locale: string) => (await request.get(`/${locale}/shared-hosting`)).text()
  await Promise.all([read('es'), read('en')])
  const name = 'Compartido Esencial'
  const before = (
    (await (await request.get(`/api/catalog/services?category=shared&lang=es`)).json()) as { services: { id: string; name: string }[] }
  ).services
  const old = before.find((service) => service.id === 'shared-basic')?.name ?? ''
  try {
    await editor.save(`/api/services/${id}?locale=es`, { name, _status: 'published' })
    const seconds = await timeTo(async () => (await read('es')).includes(name))
    expect(seconds).toBeLessThan(mostSeconds())
    expect(await read('en')).not.toContain(name)
  } finally {
    await editor.save(`/api/services/${id}?locale=es`, { name: old, _status: 'published' })
  }
})

test('R2: redirects an editor’s alias in every language', async ({ request, baseURL }) => {
  const editor = await asEditor(request, baseURL ?? '')
  const from = '/old-hosting-offers'
  const old = await request.get(`/de${from}`)
  expect(old.status()).toBe(404)
  const created = await request.post('/api/redirects', {
    headers: { origin: baseURL ?? '' },
    data: {
      from,
      to: { type: 'reference', reference: { relationTo: 'pages', value: await editor.find('pages', 'path', '/shared-hosting') } },
      _status: 'published',
    },
  })
  expect(created.status()).toBe(201)
  const { doc } = (await created.json()) as { doc: { id: string } }
  await expect
    .poll(async () => (await request.get(`/de${from}`, { maxRedirects: 0 })).headers()['location'], {
      timeout: mostSeconds() * 1000,
      intervals: [100],
    })
    .toBe('/de/shared-hosting')
  const first = await request.get(`/fr${from}`, { maxRedirects: 0 })
  expect(first.status()).toBe(308)
  expect(first.headersArray().filter(({ name }) => name.toLowerCase() === 'location')).toHaveLength(1)
  const changed = await request.patch(`/api/redirects/${doc.id}`, {
    headers: { origin: baseURL ?? '' },
    data: { type: '307', _status: 'published' },
  })
  expect(changed.status()).toBe(200)
  await expect
    .poll(async () => (await request.get(`/fr${from}`, { maxRedirects: 0 })).status(), { timeout: mostSeconds() * 1000, intervals: [100] })
    .toBe(307)
  await request.delete(`/api/redirects/${doc.id}`, { headers: { origin: baseURL ?? '' } })
})
