import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { locales } from '../../src/lib/config/locales'
import { words } from '../../src/payload/words'
import { asEditor } from './support/editor'
import { overBase, scriptsOf } from './support/script-weight'
import { logInByCall } from './support/typed'
import { expect, expectAccessible, test } from './support/shop'

/** Every custom screen, read from the admin's configuration, so new ones are covered. */
const views = [...readFileSync('payload.config.ts', 'utf8').matchAll(/Component: '[^']+', path: '(\/[\w/-]+)'/g)].flatMap(
  ([, path]) => path ?? [],
)
const desks = views.filter((path) => path !== '/login')

const schemes = ['light', 'dark'] as const

/** The whole page, with Payload's parts. The admin only reads the theme on load. */
const look = async (page: Page, address: string) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await page.waitForLoadState('networkidle')
    await test.step(`${address} ${colorScheme}`, () => expectAccessible(page, { onlyColours: colorScheme === 'dark' }))
  }
}

const fitsPhone = async (page: Page, address: string) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // The menu slides away first.
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width, { message: `${address} at 390 px` }).toBeLessThanOrEqual(390)
}

test('H5: accessible admin login, in either theme and on a phone', async ({ page }) => {
  await look(page, '/admin/login')
  await fitsPhone(page, '/admin/login')
})

test('H5: accessible custom screens, in either theme and on a phone', async ({ page, baseURL }) => {
  test.slow()
  expect(desks.length).toBeGreaterThanOrEqual(4)
  await logInByCall(page.request, baseURL ?? '', 'admin')
  for (const path of desks) {
    await look(page, `/admin${path}`)
    await fitsPhone(page, path)
  }
})

test('H11: accessible dashboard, list and forms', async ({ page, baseURL }) => {
  test.slow()
  const editor = await asEditor(page.request, baseURL ?? '', 'admin')
  const firstOf = async (collection: string): Promise<string> => {
    const { docs } = await editor.read<{ docs: { id: string }[] }>(`/api/${collection}?limit=1&depth=0`)
    return `/admin/collections/${collection}/${docs[0]?.id ?? 'create'}`
  }
  const forms = [await firstOf('coupons'), await firstOf('services'), '/admin/globals/site-settings']
  for (const address of ['/admin', '/admin/collections/pages', ...forms]) await look(page, address)
})

test('H11: labels are in each reader’s language, whoever opened the form first', async ({ page, baseURL }) => {
  const origin = baseURL ?? ''
  await logInByCall(page.request, origin, 'admin')
  for (const language of locales) {
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: origin }])
    await page.goto('/admin/account')
    await expect(page.getByLabel(words('fields.currentPassword.label')[language])).toBeVisible()
    await page.goto('/admin/collections/pages/create')
    await expect(page.locator("label[for='field-title']")).toContainText(words('fields.text.title.label')[language])
  }
})

/** Uncompressed. */
const mostKilobytes = 60

test('H6: adds at most 60 KB of script to Payload’s per custom screen', async ({ page, baseURL }) => {
  test.slow()
  await logInByCall(page.request, baseURL ?? '', 'admin')
  const base = await scriptsOf(page, '/admin/account')
  for (const path of desks) {
    const own = overBase(base, await scriptsOf(page, `/admin${path}`))
    test.info().annotations.push({ type: path, description: `${own.toFixed(1)} KB` })
    expect(own, path).toBeLessThanOrEqual(mostKilobytes)
  }
})
