import type { Page } from '@playwright/test'
import { logIn, logOut, newPerson, openAccount, signUp } from './support/account'
import { openMail } from './support/mailbox'
import { awaited, expect, expectAccessible, test, wordsOf } from './support/shop'

const words = wordsOf('en')

test.use({ viewport: { width: 1440, height: 900 } })

const label = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const part = (page: Page, heading: string) => page.getByRole('region', { name: heading })

test('§6.4: redirects every account page to the login and back for visitors', async ({ page }) => {
  test.slow()
  const person = newPerson()
  await openAccount(page, 'en', person)
  await logOut(page, 'en')
  for (const path of ['dashboard', 'my-domains', 'profile', 'settings']) {
    await page.goto(`/en/${path}`)
    await expect(page).toHaveURL(`/en/login?next=%2Fen%2F${path}`)
  }
  await expectAccessible(page)
  await logIn(page, 'en', { email: person.email, password: 'not the password' })
  await expect(page.getByRole('alert').filter({ hasText: words('errors.wrong-credentials') })).toBeFocused()
  await expect(label(page, words('account.fields.email'))).toHaveValue(person.email)
  await expectAccessible(page)
  await logIn(page, 'en', person)
  await page.waitForURL('**/en/settings')

  await logOut(page, 'en')
  await page.goto('/en/shared-hosting?type=x')
  await page
    .getByRole('banner')
    .getByRole('link', { name: words('header.logIn') })
    .click()
  await page.waitForURL('**/en/login?next=**')
  await logIn(page, 'en', person)
  await page.waitForURL('**/en/shared-hosting?type=x')
})

test('§6.5: resets a forgotten password by the emailed link, once', async ({ page }) => {
  test.slow()
  const person = newPerson()
  await signUp(page, 'en', person)
  await logOut(page, 'en')
  await page.goto('/en/login')
  await page
    .getByRole('main')
    .getByRole('link', { name: words('account.login.forgot') })
    .click()
  // the login page has a field with the same label
  await page.waitForURL('**/en/forgot-password')
  await label(page, words('account.fields.email')).fill(person.email)
  await button(page, words('account.forgot.submit')).click()
  await expect(page.getByRole('status').filter({ hasText: words('account.forgot.sentTitle') })).toBeFocused()
  await expectAccessible(page)

  const mail = await openMail(page.context(), person.email, words('mail.resetPassword.subject'))
  const link = await mail.linkTo(words('mail.toNewPassword'))
  await mail.close()
  await page.goto(link)
  await label(page, words('account.fields.newPassword')).fill('short')
  await button(page, words('account.reset.submit')).click()
  await expect(label(page, words('account.fields.newPassword'))).toHaveAccessibleDescription(
    new RegExp(words('account.errors.passwordShort')),
  )
  await expectAccessible(page)
  const password = 'a louder otter at night'
  await label(page, words('account.fields.newPassword')).fill(password)
  await button(page, words('account.reset.submit')).click()
  await page.waitForURL('**/en/dashboard')
  await logOut(page, 'en')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: words('account.reset.spentTitle') })).toBeVisible()
  await page.goto('/en/login')
  await logIn(page, 'en', { email: person.email, password })
  await page.waitForURL('**/en/dashboard')
})

test('profile and settings: address, language, currency, password, sessions, export, and account deletion', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const person = newPerson()
  await signUp(page, 'en', person)

  await test.step('save the profile, and find it at checkout', async () => {
    await page.goto('/en/profile')
    await label(page, words('account.fields.line1')).fill('Alder Street 14')
    await button(page, words('account.profile.submit')).click()
    await expect(label(page, words('account.fields.city'))).toHaveAccessibleDescription(words('account.errors.cityRequired'))
    await label(page, words('account.fields.postalCode')).fill('97232')
    await label(page, words('account.fields.city')).fill('Portland')
    await label(page, words('account.fields.country')).selectOption('US')
    await label(page, words('account.fields.region')).selectOption('Oregon')
    await button(page, words('account.profile.submit')).click()
    await expect(page.getByRole('status').filter({ hasText: words('account.profile.saved') })).toBeFocused()
    await expectAccessible(page)
    await page.goto('/en/cart?add=hosting:shared-basic:yearly')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goto('/en/checkout')
    await expect(label(page, words('checkout.fields.name'))).toHaveValue(person.name)
    await expect(label(page, words('checkout.fields.city'))).toHaveValue('Portland')
  })

  const elsewhere = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  const other = awaited(await elsewhere.newPage())
  await other.goto('/en/login?next=%2Fen%2Fsettings')
  await logIn(other, 'en', person)
  await other.waitForURL('**/en/settings')

  await test.step('log out another browser', async () => {
    await page.goto('/en/settings')
    const sessions = part(page, words('account.settings.sessions'))
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
    await sessions.getByRole('listitem').getByRole('button').click()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await other.reload()
    await expect(other).toHaveURL(/\/en\/login\?next=/)
  })

  await test.step('change currency and language', async () => {
    await part(page, words('account.settings.currency')).getByLabel(words('currency.label')).selectOption('EUR')
    await expect(page.locator('html')).toHaveAttribute('data-currency', 'EUR')
    await label(page, words('account.fields.language')).selectOption('de')
    await button(page, words('account.settings.languageSubmit')).click()
    await page.waitForURL('**/de/settings')
    await page.goto('/')
    await page.waitForURL('**/de')
    await page.goto('/en/settings')
  })

  const password = 'a louder otter at night'
  await test.step('change the password with the current one', async () => {
    await label(page, words('account.fields.currentPassword')).fill('not the password')
    await label(page, words('account.fields.newPassword')).fill(password)
    await button(page, words('account.settings.passwordSubmit')).click()
    await expect(label(page, words('account.fields.currentPassword'))).toHaveAttribute('aria-invalid', 'true')
    await label(page, words('account.fields.currentPassword')).fill(person.password)
    await label(page, words('account.fields.newPassword')).fill(password)
    await button(page, words('account.settings.passwordSubmit')).click()
    await expect(page.getByRole('status').filter({ hasText: words('account.settings.passwordSaved') })).toBeFocused()
    const mail = await openMail(page.context(), person.email, wordsOf('de')('mail.passwordChanged.subject'))
    await mail.close()
  })

  await test.step('export everything, then delete the account', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: words('account.settings.export') }).click()
    expect((await download).suggestedFilename()).toBe('account.json')
    await page.getByRole('link', { name: words('account.settings.deleteSubmit') }).click()
    await page.waitForURL('**/en/settings/delete')
    await expectAccessible(page)
    await label(page, words('account.deletion.confirmation')).fill('somebody.else@example.com')
    await label(page, words('account.fields.password')).fill(password)
    await button(page, words('account.settings.deleteSubmit')).click()
    await expect(label(page, words('account.deletion.confirmation'))).toHaveAttribute('aria-invalid', 'true')
    await label(page, words('account.deletion.confirmation')).fill(person.email)
    await label(page, words('account.fields.password')).fill(password)
    await button(page, words('account.settings.deleteSubmit')).click()
    await page.waitForURL('**/en/account-deleted')
    await expect(page.getByRole('heading', { level: 1, name: words('account.deletion.doneTitle') })).toBeVisible()
    await expectAccessible(page)
    const mail = await openMail(page.context(), person.email, wordsOf('de')('mail.accountDeleted.subject'))
    await mail.close()
    await page.goto('/en/login')
    await logIn(page, 'en', { email: person.email, password })
    await expect(page.getByRole('alert').filter({ hasText: words('errors.wrong-credentials') })).toBeFocused()
  })
  await elsewhere.close()
})

test('reports an expired session, and restores the input after login', async ({ page }) => {
  const person = newPerson()
  await signUp(page, 'en', person)
  await page.goto('/en/profile')
  const company = page.getByRole('textbox', { name: new RegExp(`^${words('account.fields.company')}`) })
  await company.fill('Calloway and Daughters')
  await page.context().clearCookies()
  await button(page, words('account.profile.submit')).click()
  const said = page.getByRole('alert').filter({ hasText: words('account.sessionEnded') })
  await expect(said).toBeFocused()
  await expect(company).toHaveValue('Calloway and Daughters')
  await expectAccessible(page)
  await page.getByLabel(words('account.fields.country')).selectOption('DE')
  await said.getByRole('link', { name: words('account.logInAgain') }).click()
  await page.waitForURL('**/en/login?next=**')
  await logIn(page, 'en', person)
  await page.waitForURL('**/en/profile')
  await expect(page.getByText(words('account.restored'))).toBeVisible()
  await expect(company).toHaveValue('Calloway and Daughters')
  await expect(page.getByLabel(words('account.fields.country'))).toHaveValue('DE')
  await page.getByLabel(words('account.fields.country')).selectOption('')
  await button(page, words('account.profile.submit')).click()
  await expect(page.getByText(words('account.profile.saved'))).toBeVisible()
  await page.reload()
  await expect(company).toHaveValue('Calloway and Daughters')
  await expect(page.getByText(words('account.restored'))).toHaveCount(0)
})
