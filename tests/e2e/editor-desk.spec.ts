import { comeToIt, create, plannedFor, press, schedule, scenariosInTurn, type } from './support/desk'
import { expect } from './support/shop'

const asked = '2027-03-01T08:00:00.000Z'

const scenario = scenariosInTurn()

scenario('plans the headline of a page, and visitors see it in its minute', async ({ page, origin, editor, language, words }) => {
  const path = `/planned-${language}`
  const section = { blockType: 'call-to-action', heading: 'Before the day', buttonLabel: 'Here', href: '/about' }
  const id = await create(page.request, origin, 'pages', { title: 'Planned', path, layout: [section], _status: 'published' })
  const read = async () => (await page.request.get(`/en${path}`)).text()
  try {
    // the list of paths is refreshed once per second
    await expect.poll(async () => (await read()).includes('Before the day')).toBe(true)
    await page.goto(`/admin/collections/pages/${id}?locale=en`)
    await page.locator('#layout-row-0 .collapsible__toggle').first().click()
    await type(page, page.locator('#field-layout__0__heading'), 'On the day itself')
    await press(page, words.saveDraft)
    await schedule(page, words)
    expect(await plannedFor(id)).toBe(asked)
    expect(await read()).toContain('Before the day')
    await comeToIt(id)
    await expect.poll(async () => (await read()).includes('On the day itself')).toBe(true)
  } finally {
    await editor.remove(`/api/pages/${id}`)
  }
})

scenario('plans a new page, which visitors do not find before its minute', async ({ page, origin, editor, language, words }) => {
  const path = `/new-${language}`
  const section = { blockType: 'call-to-action', heading: 'Open at last', buttonLabel: 'Here', href: '/about' }
  const id = await create(page.request, origin, 'pages', { title: 'New', path, layout: [section], _status: 'draft' })
  const status = async () => (await page.request.get(`/en${path}`)).status()
  try {
    await page.goto(`/admin/collections/pages/${id}?locale=en`)
    await schedule(page, words)
    expect(await plannedFor(id)).toBe(asked)
    expect(await status()).toBe(404)
    await comeToIt(id)
    await expect.poll(status).toBe(200)
  } finally {
    await editor.remove(`/api/pages/${id}`)
  }
})

scenario('plans the price of an extension, and page and cart agree before and after', async ({ page, origin, editor, language, words }) => {
  const [price, shown] = language === 'en' ? ['6.66', '$6.66'] : ['6.77', '$6.77']
  const id = await editor.find('extensions', 'extension', '.net')
  const onPage = async () => (await (await page.request.get('/en/domains')).text()).includes(shown)
  const item = { type: 'domain', id: 'planned-otter.net', billing: 'yearly', quantity: 1, serviceData: { operation: 'register' } }
  const inCart = async () => {
    const quoted = await page.request.post('/api/pricing/quote', {
      headers: { origin },
      data: { currency: 'USD', codes: [], items: [item] },
    })
    return (await quoted.text()).includes(price)
  }
  try {
    await page.goto(`/admin/collections/extensions/${id}?locale=en`)
    await type(page, page.locator('#field-price'), price)
    await press(page, words.saveDraft)
    await schedule(page, words)
    expect(await plannedFor(id)).toBe(asked)
    expect([await onPage(), await inCart()]).toEqual([false, false])
    await comeToIt(id)
    await expect.poll(onPage).toBe(true)
    expect(await inCart()).toBe(true)
  } finally {
    await editor.save(`/api/extensions/${id}`, { price: 14.99, _status: 'published' })
  }
})

scenario(
  'redirects an old address; one that cannot work, and a path that cannot be seen, are refused in words; a page that moves leaves one',
  async ({ page, origin, editor, language, words, mark, quietConsole }) => {
    quietConsole.allow(/400 \(Bad Request\)/)
    const from = `/desk-${language}-offer`
    await page.goto('/admin/collections/redirects/create?locale=en')
    await page.getByText(words.anotherAddress, { exact: true }).click()
    await type(page, page.locator('#field-to__url'), '/pricing')
    await type(page, page.locator('#field-from'), '/about')
    await page.getByRole('button', { name: words.publish }).click()
    await expect(page.getByText(words.livePage).first()).toBeVisible()
    await type(page, page.locator('#field-from'), from)
    await press(page, words.publish, 'POST')
    await expect.poll(async () => (await page.request.get(`/de${from}`, { maxRedirects: 0 })).headers()['location']).toBe('/de/pricing')

    await page.goto('/admin/collections/pages/create?locale=en')
    await type(page, page.locator('#field-title'), `Desk ${mark}`)
    await type(page, page.locator('#field-path'), '/checkout')
    await page.getByRole('button', { name: words.publish }).click()
    await expect(page.getByText(words.screen).first()).toBeVisible()

    const id = await create(page.request, origin, 'pages', { title: 'Moves', path: `/desk-${language}-before`, _status: 'published' })
    await page.goto(`/admin/collections/pages/${id}?locale=en`)
    await type(page, page.locator('#field-path'), `/desk-${language}-after`)
    await press(page, words.publish)
    await expect
      .poll(async () => (await page.request.get(`/es/desk-${language}-before`, { maxRedirects: 0 })).headers()['location'])
      .toBe(`/es/desk-${language}-after`)
    await editor.remove(`/api/pages/${id}`)
    for (const old of [from, `/desk-${language}-before`])
      await editor.remove(`/api/redirects/${await editor.find('redirects', 'from', old)}`)
  },
)

scenario(
  'copies a code, which does not work yet; a rule that cannot be meant is refused; uses can be read',
  async ({ page, origin, editor, words, mark, quietConsole }) => {
    quietConsole.allow(/400 \(Bad Request\)/)
    const code = `DESK${mark}`
    const id = await create(page.request, origin, 'coupons', {
      code,
      name: 'Desk',
      type: 'percentage',
      value: 10,
      currency: 'USD',
      priority: 1,
      _status: 'published',
    })
    const works = async (name: string) => {
      const data = {
        code: name,
        currency: 'USD',
        codes: [],
        items: [{ type: 'hosting', id: 'shared-pro', billing: 'monthly', quantity: 1 }],
      }
      return ((await (await page.request.post('/api/discounts/validate', { headers: { origin }, data })).json()) as { isValid: boolean })
        .isValid
    }
    expect(await works(code)).toBe(true)
    await page.goto(`/admin/collections/coupons/${id}?locale=en`)
    await page.locator('.doc-controls__popup button').first().click()
    await page.getByRole('button', { name: words.duplicate, exact: true }).click()
    await expect(page.locator('#field-code')).toHaveValue(`${code}-COPY`)
    await expect(page.locator('#field-isActive')).not.toBeChecked()
    await type(page, page.locator('#field-value'), '120')
    await page.getByRole('button', { name: words.publish }).click()
    await expect(page.getByText(words.percentage).first()).toBeVisible()
    await type(page, page.locator('#field-value'), '15')
    await press(page, words.publish)
    expect(await works(`${code}-COPY`)).toBe(false)

    await page.goto('/admin/collections/redemptions')
    await expect(page.getByRole('heading', { name: words.uses })).toBeVisible()
    for (const each of [code, `${code}-COPY`]) await editor.remove(`/api/coupons/${await editor.find('coupons', 'code', each)}`)
  },
)

scenario('reads who changed a code, an extension and the menu, and takes it back', async ({ page, origin, editor, words, mark }) => {
  const takeBack = async (address: string) => {
    await page.goto(`${address}/versions`)
    const rows = page.getByRole('row')
    await expect(rows.nth(1)).toContainText('marketing@')
    await page.goto((await rows.nth(2).getByRole('link').getAttribute('href')) ?? '')
    await page.getByRole('button', { name: words.restore }).click()
    const restored = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/versions/'))
    await page.getByRole('button', { name: words.confirm, exact: true }).click()
    expect((await restored).ok()).toBe(true)
  }
  const shows = (path: string, text: string, isThere = true) =>
    expect.poll(async () => (await (await page.request.get(path)).text()).includes(text)).toBe(isThere)

  const code = await create(page.request, origin, 'coupons', {
    code: `UNDO${mark}`,
    name: 'First',
    type: 'fixed',
    value: 3.21,
    currency: 'USD',
    priority: 1,
    _status: 'published',
  })
  await editor.save(`/api/coupons/${code}`, { value: 4.32 })
  await takeBack(`/admin/collections/coupons/${code}`)
  const data = {
    code: `UNDO${mark}`,
    currency: 'USD',
    codes: [],
    items: [{ type: 'hosting', id: 'shared-pro', billing: 'yearly', quantity: 1 }],
  }
  expect(await (await page.request.post('/api/discounts/validate', { headers: { origin }, data })).text()).toContain('3.21')
  await editor.remove(`/api/coupons/${code}`)

  const extension = await editor.find('extensions', 'extension', '.org')
  const { renewal } = await editor.read<{ renewal: number }>(`/api/extensions/${extension}`)
  await editor.save(`/api/extensions/${extension}`, { renewal })
  await editor.save(`/api/extensions/${extension}`, { renewal: 98.76 })
  await shows('/en/domains', '$98.76')
  await takeBack(`/admin/collections/extensions/${extension}`)
  await shows('/en/domains', '$98.76', false)

  const { main } = await editor.read<{ main: readonly object[] }>('/api/globals/header?locale=en&depth=0')
  await editor.save('/api/globals/header?locale=en', { main }, 'POST')
  await editor.save('/api/globals/header?locale=en', { main: main.with(0, { ...main[0], label: `Otters ${mark}` }) }, 'POST')
  await shows('/en/about', `Otters ${mark}`)
  await takeBack('/admin/globals/header')
  await shows('/en/about', `Otters ${mark}`, false)
})
