import type { Page } from '@playwright/test'
import { openMail } from './mailbox'
import { expect, freshLabel, test, wordsOf, type Language } from './shop'

export interface Person {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** A customer unique within this run. */
export const newPerson = (): Person => ({ name: 'Ines Calloway', email: `${freshLabel()}@example.com`, password: 'a quiet otter at noon' })

const submit = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

/** Registers and opens the link of the email: logged in, on the dashboard. */
export const openAccount = async (page: Page, language: Language, { name, email, password }: Person): Promise<void> => {
  const words = wordsOf(language)
  await page.goto(`/${language}/register`)
  await page.getByLabel(words('account.fields.name'), { exact: true }).fill(name)
  await page.getByLabel(words('account.fields.email'), { exact: true }).fill(email)
  await page.getByLabel(words('account.fields.password'), { exact: true }).fill(password)
  await submit(page, words('account.register.submit')).click()
  await expect(page.getByRole('status').filter({ hasText: words('account.register.sentTitle') })).toBeFocused()

  const mail = await openMail(page.context(), email, words('mail.verifyEmail.subject'))
  expect(await mail.language()).toBe(language)
  const link = await mail.linkTo(words('mail.verifyEmail.button'))
  await mail.close()
  await page.goto(link)
  await expect(page.getByLabel(words('account.fields.chosenPassword'), { exact: true })).toHaveCount(0)
  await submit(page, words('account.verify.submit')).click()
  await page.waitForURL(`**/${language}/dashboard`)
}

/** The token of the confirmation link, from the local mailbox; empty until the email is there. */
const confirmationToken = async ({ request }: Page, email: string): Promise<string> => {
  const list = await (await request.get('/api/mailbox')).text()
  for (const [row] of list.matchAll(/<tr>.*?<\/tr>/g)) {
    const path = row.includes(`<td>${email}</td>`) ? /href="(\/api\/mailbox\/[^"]+)"/.exec(row)?.[1] : undefined
    const token = path && /verify-email\?token=([\w.-]+)/.exec(await (await request.get(path)).text())?.[1]
    if (token) return token
  }
  return ''
}

/** Like `openAccount`, but by API calls: for tests whose subject is not the registration. */
export const signUp = async (page: Page, language: Language, { name, email, password }: Person): Promise<void> => {
  const headers = { Origin: new URL(test.info().project.use.baseURL ?? '').origin }
  const registered = await page.request.post(`/api/account/register?lang=${language}`, { data: { name, email, password }, headers })
  expect(registered.status(), await registered.text()).toBe(202)
  let token = ''
  await expect.poll(async () => (token = await confirmationToken(page, email)), { intervals: [50] }).not.toBe('')
  const verified = await page.request.post('/api/account/verify', { data: { token, password }, headers })
  expect(verified.status(), await verified.text()).toBe(200)
  await page.goto(`/${language}/dashboard`)
}

export const logIn = async (page: Page, language: Language, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> => {
  const words = wordsOf(language)
  await page.getByLabel(words('account.fields.email'), { exact: true }).fill(email)
  await page.getByLabel(words('account.fields.password'), { exact: true }).fill(password)
  await submit(page, words('account.login.submit')).click()
}

/** Uses the header's user menu of wide screens. */
export const logOut = async (page: Page, language: Language): Promise<void> => {
  const words = wordsOf(language)
  const header = page.getByRole('banner')
  await header
    .locator('summary')
    .filter({ hasText: words('header.account'), visible: true })
    .click()
  // the home page reloads even if it is the current one
  const home = page.waitForEvent('load')
  await header.getByRole('button', { name: words('header.logOut') }).click()
  await home
  await page.waitForURL(`**/${language}`)
  await expect(header.getByRole('link', { name: words('header.logIn') })).toBeVisible()
}
