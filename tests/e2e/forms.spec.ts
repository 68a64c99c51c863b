import type { Page } from '@playwright/test'
import { openMail } from './support/mailbox'
import { expect, expectAccessible, freshLabel, test, wordsOf, type Language } from './support/shop'
import { findRow, openRow, signInToAdmin } from './support/staff'

const errorOf = (page: Page, label: string) => page.getByLabel(label, { exact: true }).and(page.locator('[aria-invalid=true]'))

const expectRefused = async (page: Page, summary: string, faults: readonly (readonly [label: string, sentence: string])[]) => {
  await expect(page.getByRole('alert').filter({ hasText: summary })).toBeFocused()
  for (const [label, sentence] of faults) {
    await expect(errorOf(page, label)).toHaveAccessibleDescription(new RegExp(sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  }
  await expectAccessible(page)
}

const expectSent = async (page: Page, title: string, email: string) => {
  const sent = page.getByRole('status').filter({ hasText: title })
  await expect(sent).toBeFocused()
  await expect(sent).toContainText(email)
  await expectAccessible(page)
}

const expectMail = async (page: Page, language: Language, to: string, subject: string, content: string) => {
  const mail = await openMail(page.context(), to, subject)
  expect(await mail.language()).toBe(language)
  await expect(mail.body).toContainText(content)
  await mail.close()
}

const expectDueInAdmin = async (page: Page, collection: string, ...words: readonly [string, ...string[]]) => {
  await signInToAdmin(page, 'support')
  const row = await findRow(page, collection, ...words)
  await expect(row).toContainText(/due in 23 h 5\d min/)
  await openRow(page, row)
  await expect(page.getByText(/due in 23 h 5\d min/)).toBeVisible()
}

test('§9: the contact form says what is missing, confirms by mail, and is due in the admin within 24 hours', async ({ page }) => {
  test.slow()
  const words = wordsOf('de')
  const email = `${freshLabel()}@example.com`
  const subject = `Umzug ${freshLabel()}`
  const label = (name: 'name' | 'email' | 'message') => words(`contactForm.fields.${name}`)
  await page.goto('/de/contact')
  const send = page.getByRole('button', { name: words('contactForm.submit') })
  await send.click()
  await expectRefused(page, words('forms.summary', { count: 3 }), [
    [label('name'), words('forms.errors.name')],
    [label('email'), words('forms.errors.email')],
    [label('message'), words('forms.errors.message')],
  ])
  await page.getByLabel(label('name'), { exact: true }).fill('Ines Calloway')
  await page.getByLabel(label('email'), { exact: true }).fill(email)
  await page.getByLabel(words('contactForm.fields.subject')).fill(subject)
  await page.getByLabel(label('message'), { exact: true }).fill('Kann mein Name im Dezember umziehen?')
  await send.click()
  await expectSent(page, words('contactForm.sentTitle'), email)
  await expectMail(page, 'de', email, words('mail.contactConfirmation.subject'), words('mail.contactConfirmation.body'))
  await expectDueInAdmin(page, 'contact-messages', subject, email)
})

test('§2.44, §3: a migration request says what is missing, confirms by mail, and is due in the admin within 24 hours', async ({ page }) => {
  test.slow()
  const words = wordsOf('en')
  const email = `${freshLabel()}@example.com`
  const site = `${freshLabel()}.example`
  const label = (name: 'provider' | 'websiteUrl' | 'email') => words(`migrationForm.fields.${name}`)
  await page.goto('/en/hosting')
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: words('migrationForm.submit') }) })
  await form.getByLabel(label('websiteUrl'), { exact: true }).fill('not an address')
  await form.getByRole('button', { name: words('migrationForm.submit') }).click()
  await expectRefused(page, words('forms.summary', { count: 3 }), [
    [label('provider'), words('forms.errors.provider')],
    [label('websiteUrl'), words('forms.errors.websiteUrl')],
    [label('email'), words('forms.errors.email')],
  ])
  await expect(form.getByLabel(label('websiteUrl'), { exact: true })).toHaveValue('not an address')
  await form.getByLabel(label('provider'), { exact: true }).fill('Elsewhere Hosting')
  await form.getByLabel(label('websiteUrl'), { exact: true }).fill(`https://${site}`)
  await form.getByLabel(label('email'), { exact: true }).fill(email)
  await form.getByLabel(words('migrationForm.fields.specialRequirements')).fill('Three letter boxes, please.')
  await form.getByRole('button', { name: words('migrationForm.submit') }).click()
  await expectSent(page, words('migrationForm.sentTitle'), email)
  await expectMail(page, 'en', email, words('mail.migrationConfirmation.subject'), words('mail.migrationConfirmation.body'))
  await expectDueInAdmin(page, 'migration-requests', email, site)
})
