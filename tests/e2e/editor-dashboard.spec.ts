import { atDesk, create } from './support/desk'
import { expect, expectAccessible, test } from './support/shop'

const words = {
  en: { title: 'What would you like to do?', begins: 'begins', move: 'Move', moved: /^Moved to/, waiting: 'Needs attention' },
  de: { title: 'Was möchten Sie tun?', begins: 'beginnt', move: 'Verschieben', moved: /^Verschoben auf/, waiting: 'Zu erledigen' },
} as const

const day = 86_400_000

test('A4, A7: marketing reads the figures on the dashboard, and moves the start of a code by keyboard', async ({ page, baseURL }) => {
  test.slow()
  const { origin, editor } = await atDesk(page, baseURL)
  // noon UTC, so that a day later is the next date
  const begins = new Date(Math.floor(Date.now() / day) * day + 5 * day + day / 2)
  const code = { code: 'BOARDED', name: 'Boarded', type: 'percentage', value: 10, currency: 'USD', priority: 1, isActive: true }
  const id = await create(page.request, origin, 'coupons', { ...code, startsAt: begins.toISOString(), _status: 'published' })
  try {
    for (const language of ['en', 'de'] as const) {
      const said = words[language]
      await page.context().addCookies([{ name: 'payload-lng', value: language, url: origin }])
      for (const theme of ['light', 'dark'] as const) {
        await page.context().addCookies([{ name: 'payload-theme', value: theme, url: origin }])
        await page.setViewportSize(theme === 'light' ? { width: 390, height: 844 } : { width: 1440, height: 900 })
        await page.goto('/admin')
        await expect(page.getByRole('heading', { name: said.title, level: 1 })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      }
    }

    await page.context().addCookies([{ name: 'payload-lng', value: 'en', url: origin }])
    await page.goto('/admin')
    const first = page.locator('.desk-first')
    await expect(first.getByRole('heading', { name: words.en.waiting })).toBeVisible()
    await expect(
      first.locator('a[href*="/collections/orders"], a[href*="/collections/carts"], a[href*="/collections/customers"]'),
    ).toHaveCount(0)
    expect(await first.innerText()).not.toMatch(/@|ORD-|object Object/)

    const entry = first.getByRole('button', { name: `Code BOARDED ${words.en.begins}` })
    await entry.focus()
    await page.keyboard.press('ArrowRight')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: words.en.move, exact: true })).toBeFocused()
    await expectAccessible(page, { within: '.calendar-dialog' })
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(entry).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('button', { name: words.en.move, exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(first.getByText(words.en.moved)).toContainText('Code BOARDED')
    await expect(entry).toBeFocused()
    const { startsAt } = await editor.read<{ startsAt: string }>(`/api/coupons/${id}?depth=0`)
    expect(Date.parse(startsAt)).toBe(begins.getTime() + day)
  } finally {
    await editor.remove(`/api/coupons/${id}`)
  }
})
