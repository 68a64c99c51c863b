import { newPerson } from './support/account'
import { expect, test, wordsOf } from './support/shop'

const words = wordsOf('en')

test.use({ viewport: { width: 1440, height: 900 } })

/** Simulates Chromium with all cookies blocked: scripts read and write none, responses set none. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set: () => undefined })
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { configurable: true, get: () => false })
  })
  await page.route('**/*', async (route) => {
    const headers = { ...route.request().headers() }
    delete headers['cookie']
    await route.continue({ headers })
    await page.context().clearCookies()
  })
})
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('R18: reports that nothing was added with blocked cookies, and shows no cart', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname))
  await page.goto('/en/hosting/shared')
  await page
    .getByRole('main')
    .getByRole('button', { name: words('cart.add') })
    .first()
    .click()
  await expect(page.getByRole('region', { name: words('toast.region') })).toContainText(words('cart.cookiesBlocked'))
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(posts.filter((path) => path.startsWith('/api/cart'))).toEqual([])
  await page.goto('/en/cart')
  await expect(page.getByText(words('cart.emptyTitle'))).toBeVisible()
})

test('R18: reports blocked cookies at login', async ({ page }) => {
  const { email, password } = newPerson()
  await page.goto('/en/login')
  await page.getByLabel(words('account.fields.email'), { exact: true }).fill(email)
  await page.getByLabel(words('account.fields.password'), { exact: true }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: words('account.login.submit'), exact: true })
    .click()
  await expect(page.getByRole('alert').filter({ hasText: words('account.cookiesBlocked') })).toBeFocused()
})
