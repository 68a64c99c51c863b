import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { asEditor } from './support/editor'
import { expect, test } from './support/shop'

/** Marketing's session in the page, and somebody to write beforehand what a test is about. */
const atDesk = async (page: Page, baseURL: string | undefined, language = 'en') => {
  const origin = baseURL ?? ''
  await page.context().addCookies([{ name: 'payload-lng', value: language, url: origin }])
  return { origin, editor: await asEditor(page.request, origin) }
}

const create = async (request: APIRequestContext, origin: string, collection: string, data: object): Promise<string> => {
  const created = await request.post(`/api/${collection}?locale=en`, { headers: { origin }, data })
  expect(created.status(), await created.text()).toBe(201)
  return ((await created.json()) as { doc: { id: string } }).doc.id
}

/** The form asks the server about a change a moment after it; what it hears back replaces its state. */
const type = async (page: Page, field: Locator, text: string) => {
  const noted = page.waitForResponse((response) => response.request().method() === 'POST' && (response.request().postData() ?? '').includes(text))
  await field.fill(text)
  await noted
}

const question = (key: string) => ({ question: 'Do otters pay taxes?', answer: 'They do.', topic: 'general', key, order: 900, _status: 'published' })

test.describe('a form in another language', () => {
  test('shows no error on valid fields, lets go of one that was mended, and asks before what was typed would be lost', async ({ page, baseURL, quietConsole }) => {
    test.slow()
    quietConsole.allow(/400 \(Bad Request\)/)
    const { origin, editor } = await atDesk(page, baseURL)
    const id = await create(page.request, origin, 'faqs', question('otters-pay'))
    try {
      await page.goto(`/admin/collections/faqs/${id}?locale=es`)
      await expect(page.getByRole('heading', { name: 'Do otters pay taxes?' })).toBeVisible()
      const [text, key] = [page.locator('#field-question'), page.locator('#field-key')]
      await type(page, key, 'NOT A KEY')
      await page.getByRole('button', { name: 'Publish changes' }).click()
      const fault = page.getByText(/lower-case letters/).first()
      await expect(fault).toBeVisible()
      await type(page, text, '¿Pagan impuestos las nutrias?')
      await expect(page.getByText(/Error validating/)).toHaveCount(0)
      await type(page, key, 'otters-do-pay')
      await expect(fault).toBeHidden()

      const toGerman = async () => {
        await page.getByText('Content in Español').click()
        await page.getByRole('button', { name: 'Deutsch' }).click()
      }
      await toGerman()
      await page.getByRole('button', { name: 'Stay here' }).click()
      await expect(text).toHaveValue('¿Pagan impuestos las nutrias?')
      await toGerman()
      await page.getByRole('button', { name: 'Save draft and switch' }).click()
      await expect(page).toHaveURL(/locale=de/)
      await expect(page.getByText('Content in Deutsch')).toBeVisible()
      await expect(text).toHaveValue('')
      const saved = await editor.read<{ question: string }>(`/api/faqs/${id}?locale=es&draft=true&fallback-locale=none`)
      expect(saved.question).toBe('¿Pagan impuestos las nutrias?')
    } finally {
      await page.request.delete(`/api/faqs/${id}`, { headers: { origin } })
    }
  })

  test('something new begins in English', async ({ page, baseURL }) => {
    await atDesk(page, baseURL)
    await page.goto('/admin/collections/faqs/create?locale=fr')
    await expect(page).toHaveURL(/locale=en/)
    await expect(page.getByText('Content in English')).toBeVisible()
  })
})

test('el menú son filas cerradas que dicen adónde llevan', async ({ page, baseURL }) => {
  await atDesk(page, baseURL, 'es')
  await page.goto('/admin/globals/header')
  await expect(page.getByText(/→ \/hosting$/).first()).toBeAttached()
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(4000)
})

for (const { zone, name, typed, stored } of [
  { zone: 'America/New_York', name: 'Madrid', typed: '2026-12-31 23:59', stored: '2026-12-31T22:59:00.000Z' },
  { zone: 'Europe/Madrid', name: 'New York', typed: '2026-07-04 00:00', stored: '2026-07-04T04:00:00.000Z' },
]) {
  test.describe(`an editor whose computer is in ${zone}`, () => {
    test.use({ timezoneId: zone })
    test(`ends a code at ${typed} of ${name}, and reads it so again`, async ({ page, baseURL }) => {
      test.slow()
      const { origin, editor } = await atDesk(page, baseURL)
      const id = await create(page.request, origin, 'coupons', { code: `ZONE-${stored.slice(0, 10)}`, name: 'Zone', type: 'percentage', value: 10, currency: 'USD', priority: 1 })
      try {
        await page.goto(`/admin/collections/coupons/${id}`)
        const expires = page.locator('#field-expiresAt')
        await expires.getByRole('combobox').fill(name)
        await page.getByRole('option', { name, exact: true }).click()
        const moment = expires.locator('.react-datepicker__input-container input')
        await moment.fill(typed)
        await moment.press('Tab')
        const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
        await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
        await page.getByRole('button', { name: 'Save' }).click()
        expect((await saved).ok()).toBe(true)
        expect((await editor.read<{ expiresAt: string }>(`/api/coupons/${id}`)).expiresAt).toBe(stored)
        await page.reload()
        await expect(moment).toHaveValue(typed)
      } finally {
        await page.request.delete(`/api/coupons/${id}`, { headers: { origin } })
      }
    })
  })
}
