import type { Page } from '@playwright/test'
import { demoLogins } from '../../seed/demo-logins'
import { expect, test } from './support/shop'

/** CSP violations of the document and its frames. */
const keptBack = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = []
  await page.exposeFunction('tellViolation', (what: string) => found.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) => {
      const tell: unknown = Reflect.get(window, 'tellViolation')
      if (typeof tell === 'function') tell(`${effectiveDirective} ${blockedURI} at ${documentURI}`)
    })
  })
  return found
}

const logIn = async (page: Page) => {
  const login = demoLogins.find((each) => each.collection === 'users' && each.role === 'admin')
  if (!login) throw new Error('The seed has no administrator')
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(login.email)
  await page.getByLabel('Password').fill(login.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'What would you like to do?' })).toBeVisible()
}

interface Written {
  readonly docs: readonly { readonly id: string; readonly path: string; readonly layout: readonly { readonly blockType: string }[] }[]
}

test('runs the admin with signed scripts only: login, lists, a form with rich text, live preview, versions, uploads', async ({
  page,
  baseURL,
  quietConsole,
}) => {
  test.slow()
  const violations = await keptBack(page)
  await logIn(page)
  const policy = (await page.request.get('/admin')).headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self' 'nonce-/)
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")

  await page.goto('/admin/collections/pages?limit=50')
  await expect(page.getByRole('row').nth(3)).toBeVisible()

  const read = await page.request.get('/api/pages?limit=200&depth=0&locale=en', { headers: { origin: baseURL ?? '' } })
  const { docs } = (await read.json()) as Written
  // not the first: opening a form locks the document, and the editor tests start with that one
  const written = docs.findLast(({ layout }) => layout.some(({ blockType }) => blockType === 'rich-text'))
  if (!written) throw new Error('No page of the seed has a rich text')
  const at = written.layout.findIndex(({ blockType }) => blockType === 'rich-text')
  await page.goto(`/admin/collections/pages/${written.id}?locale=en`)
  const row = page.locator(`#layout-row-${at}`)
  const text = row.locator('[contenteditable="true"]').first()
  if (await text.isHidden()) await row.getByRole('button', { name: 'Toggle block' }).first().click()
  await text.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' otters')
  await expect(text).toContainText('otters')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await expect(page.locator('.slash-menu-popup')).toBeVisible()
  await page.keyboard.press('Escape')

  const frame = page.locator('#live-preview-iframe')
  await expect(async () => {
    if (await frame.isHidden()) await page.getByRole('button', { name: 'Live Preview' }).click()
    await expect(frame).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toBeVisible()

  const screens = [
    ...[`/collections/pages/${written.id}/versions`, '/collections/media/create', '/collections/orders', '/collections/coupons/create'],
    ...['/globals/site-settings', '/account', '/prices'],
  ]
  for (const screen of screens) {
    await page.goto(`/admin${screen}`)
    await expect(page.locator('.app-header').first()).toBeVisible()
  }
  quietConsole.allow(/404 \(Not Found\)/)
  await page.goto('/admin/nothing-here')
  await expect(page.getByRole('heading').first()).toBeVisible()
  expect(violations).toEqual([])
})
