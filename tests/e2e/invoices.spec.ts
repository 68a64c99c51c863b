import { readFile } from 'node:fs/promises'
import { readPdf } from '../support/read-pdf'
import { newPerson, signUp } from './support/account'
import { openMail } from './support/mailbox'
import { atStripe, consentsOf, orderHeading, orderNumberOf } from './support/purchase'
import { expect, expectAccessible, test, wordsOf } from './support/shop'

const words = wordsOf('de')

test.use({ viewport: { width: 1440, height: 900 } })

test(
  'I6, I8: a company buys with its VAT number, and finds its invoice on the order, in the account and in the mail; a stranger finds none',
  { tag: '@smoke' },
  async ({ page, browser }) => {
    test.slow()
    const person = newPerson()
    await page.request.post('/api/cart/items', {
      data: { type: 'hosting', id: 'shared-basic', billing: 'yearly', quantity: 1 },
    })
    await signUp(page, 'de', person)

    await test.step('a VAT number that is none is said beside its field', async () => {
      await page.goto('/de/checkout')
      const field = (name: 'line1' | 'postalCode' | 'city' | 'country') =>
        page.getByLabel(words(`checkout.fields.${name}`), { exact: true })
      await page.getByLabel(new RegExp(`^${words('checkout.fields.company')}`)).fill('Salz & Gerste OHG')
      const vatId = page.getByLabel(new RegExp(`^${words('checkout.fields.vatId').replaceAll('.', '[.]')}`))
      await vatId.fill('DE12')
      await field('line1').fill('Erlenweg 14')
      await field('postalCode').fill('97232')
      await field('city').fill('Giebelstadt')
      await field('country').selectOption('DE')
      await page.getByRole('radio', { name: words('checkout.card') }).check()
      for (const box of await consentsOf(page, 'de')) await box.check()
      await page.getByRole('button', { name: words('checkout.pay') }).click()
      await expect(page.getByText(words('checkout.errors.vatIdInvalid')).first()).toBeVisible()
      await expectAccessible(page)
      await vatId.fill('de 123 456 789')
      await page.getByRole('button', { name: words('checkout.pay') }).click()
    })

    const orderNumber = await test.step('paid by card', async () => {
      await (await atStripe(page)).press('pay')
      await expect(orderHeading(page, 'de', 'paid')).toBeVisible()
      return orderNumberOf(page)
    })

    const link = page.getByRole('link', { name: new RegExp(words('order.invoices.pdfOf', { number: '\\d{4}-\\d{6}' })) })
    const href = await test.step('the order’s page has it as a file, made out to the company', async () => {
      await page.reload()
      await expect(page.getByRole('heading', { level: 2, name: words('order.invoices.title') })).toBeVisible()
      const download = page.waitForEvent('download')
      await link.click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(/^\d{4}-\d{6}\.pdf$/)
      const { text, language } = await readPdf(await readFile(await file.path()))
      expect(language).toBe('de')
      for (const part of ['Salz & Gerste OHG', 'DE123456789', orderNumber, words('invoicePdf.invoice')]) expect(text).toContain(part)
      await expectAccessible(page)
      return new URL((await link.getAttribute('href')) ?? '', page.url()).href
    })

    await test.step('the account lists it', async () => {
      await page.goto('/de/invoices')
      const row = page
        .getByRole('table', { name: words('account.invoices.title') })
        .getByRole('row')
        .filter({ hasText: orderNumber })
      await expect(row).toContainText(words('account.invoices.statuses.issued'))
      await expectAccessible(page)
    })

    const number = /[^/]+$/.exec(href)?.[0] ?? ''
    const mailed = await test.step('the mail about the payment leads to it', async () => {
      const mail = await openMail(page.context(), person.email, words('mail.orderReceipt.subject', { orderNumber }))
      const address = await mail.linkTo(words('mail.toInvoice', { number }))
      await mail.close()
      return address
    })

    const stranger = await browser.newContext()
    expect((await stranger.request.get(href)).status()).toBe(404)
    const opened = await stranger.request.get(mailed)
    expect([opened.status(), opened.headers()['content-type'], new URL(opened.url()).search]).toEqual([200, 'application/pdf', ''])
    expect((await stranger.request.get(href.replace(number, '2026-999999'))).status()).toBe(404)
    await stranger.close()
  },
)
