import type { Page } from '@playwright/test'
import pg from 'pg'
import { readPdf } from '../support/read-pdf'
import { newPerson, signUp } from './support/account'
import { openMail } from './support/mailbox'
import { atStripe, chooseInSandbox, consentsOf, fillPhone, orderHeading, orderNumberOf, putDomainIntoCart } from './support/purchase'
import { awaited, expect, expectAccessible, test, wordsOf } from './support/shop'
import { freeDomain } from './support/shop-api'
import { signInToAdmin } from './support/staff'

const words = wordsOf('de')

test.use({ viewport: { width: 1440, height: 900 } })

const hosting = { type: 'hosting', id: 'shared-basic', billing: 'monthly', quantity: 1 }
const part = (id: string) => ({ type: 'component', id, billing: 'monthly', quantity: 1, serviceData: { bundle: 'server-1a' } })
const items = [hosting, part('cpu-2'), part('memory-8'), part('storage-100')]

/** Moves all of a customer's dates back by ten days, as if ten days had passed. */
const tenDaysLater = async (email: string): Promise<void> => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    const earlier = (column: string) => `${column} = ${column} - interval '10 days'`
    const whose = 'select id from subscriptions where customer_key = $1'
    await client.query(`update infra.subscription_orders set ${earlier('term_start')} where subscription_id in (${whose})`, [email])
    await client.query(`update payments set ${earlier('paid_at')} where order_id in (select id from orders where customer_key = $1)`, [
      email,
    ])
    const dates = ['term_start', 'term_end', 'next_due', 'care_at'].map(earlier).join(', ')
    const day = `anchor_day = extract(day from (term_start - interval '10 days') at time zone 'UTC')`
    await client.query(`update subscriptions set ${dates}, ${day} where customer_key = $1`, [email])
  } finally {
    await client.end()
  }
}

const invoiceLinks = (page: Page) =>
  page.getByRole('link', { name: new RegExp(words('account.invoices.pdfOf', { number: '(C-)?\\d{4}-\\d{6}' })) })

const endedForMoney = /^It has ended; its last term ended on /

/** “Zum 27. Dez. 2026 kündigen”. */
const confirmEnd = new RegExp(`^${words('account.subscriptions.confirm', { date: '.+' })}$`)

/** An amount without its currency symbol. */
const figuresOf = (amount: string): string => amount.replaceAll(/[^\d.,]/gu, '')

const openSubscription = async (page: Page, name: string): Promise<string> => {
  await page.goto('/de/subscriptions')
  await page.getByRole('link', { name }).click()
  await page.waitForURL('**/de/subscriptions/*')
  return new URL(page.url()).pathname
}

test('U14, U9, I8: in German from the cart to the money back: hosting, a server and a name, their invoice, a larger plan, the end', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.slow()
  const person = newPerson()
  await signUp(page, 'de', person)
  const put = await page.request.post('/api/cart/items', { data: { items }, headers: { Origin: baseURL ?? '' } })
  expect(put.ok(), await put.text()).toBe(true)
  await putDomainIntoCart(page, 'de', await freeDomain(request))

  const due = await test.step('the checkout, with a company and its VAT number', async () => {
    await page.goto('/de/checkout')
    const field = (name: 'line1' | 'postalCode' | 'city' | 'country') => page.getByLabel(words(`checkout.fields.${name}`), { exact: true })
    await page.getByLabel(new RegExp(`^${words('checkout.fields.company')}`)).fill('Salz & Gerste OHG')
    await page.getByLabel(new RegExp(`^${words('checkout.fields.vatId').replaceAll('.', '[.]')}`)).fill('DE 123 456 789')
    await field('line1').fill('Erlenweg 14')
    await field('postalCode').fill('97232')
    await field('city').fill('Giebelstadt')
    await field('country').selectOption('DE')
    await fillPhone(page, 'de')
    await page.getByRole('radio', { name: words('checkout.sandbox') }).check()
    for (const box of await consentsOf(page, 'de')) await box.check()
    await expectAccessible(page)
    const amount = figuresOf(
      (await page
        .getByRole('paragraph')
        .filter({ hasText: words('receipt.dueNow') })
        .first()
        .textContent()) ?? '',
    )
    await page.getByRole('button', { name: words('checkout.pay') }).click()
    return amount
  })

  const orderNumber = await test.step('paid by the sandbox card', async () => {
    await chooseInSandbox(page, 'de', 'paid')
    await expect(orderHeading(page, 'de', 'paid')).toBeVisible()
    return orderNumberOf(page)
  })

  await test.step('its invoice is a PDF with its number and its sum', async () => {
    await page.reload()
    const href = (await invoiceLinks(page).first().getAttribute('href')) ?? ''
    const { text, language } = await readPdf(await (await page.request.get(href)).body())
    expect(language).toBe('de')
    for (const each of [/[^/]+$/.exec(href)?.[0] ?? '', orderNumber, due, 'DE123456789', 'Shared Basic']) expect(text).toContain(each)
  })

  const subscription = await test.step('it runs, and says how to get in', async () => {
    const path = await openSubscription(page, 'Shared Basic')
    await expect(async () => {
      await page.goto(path)
      await expect(page.getByText(words('account.subscriptions.states.active'), { exact: true })).toBeVisible({ timeout: 1_000 })
      await expect(page.getByRole('link', { name: words('account.subscriptions.toPanel') })).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 40_000 })
    await expectAccessible(page)
    return path
  })

  await test.step('ten days later it becomes a larger plan, and the rest of the term is taken into account', async () => {
    await tenDaysLater(person.email)
    await page.goto(`${subscription}/change`)
    await page.getByRole('radio', { name: /^Shared Pro/ }).check()
    await page.getByRole('button', { name: words('account.change.show') }).click()
    await expect(page.getByRole('heading', { name: words('account.change.preview') })).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('region', { name: words('account.change.preview') })
      .getByRole('button')
      .click()
    await page.waitForURL('**/de/orders/*')
    await page.getByRole('button', { name: words('order.pay.now') }).click()
    // Renewals are charged to a real card if the shop accepts cards.
    await (await atStripe(page)).press('pay')
    await expect(orderHeading(page, 'de', 'paid')).toBeVisible()
    await page.goto(subscription)
    await expect(page.getByRole('heading', { level: 1, name: 'Shared Pro' })).toBeVisible()
  })

  await test.step('cancelled, it runs to its end', async () => {
    await page
      .locator('summary')
      .filter({ hasText: words('account.subscriptions.cancel') })
      .click()
    await page.getByRole('button', { name: confirmEnd }).click()
    await expect(page.getByRole('button', { name: words('account.subscriptions.resume') })).toBeVisible()
  })

  const back = await test.step('within the thirty days the money goes back: both orders, to the cent', async () => {
    await page.getByRole('link', { name: words('account.moneyBack.start') }).click()
    await page.waitForURL('**/money-back')
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2)
    await expectAccessible(page)
    const row = page.getByRole('listitem').filter({ hasText: words('account.moneyBack.total') })
    const amount = ((await row.textContent()) ?? '').replace(words('account.moneyBack.total'), '').trim()
    await page.getByRole('button', { name: words('account.moneyBack.confirm', { amount }) }).click()
    await page.waitForURL(`**${subscription}`)
    await expect(page.getByText(words('account.moneyBack.done'))).toBeVisible()
    return amount
  })

  await test.step('the account shows it: ended, two credit notes, a mail with the sum; the server runs on', async () => {
    await expect(page.getByRole('link', { name: /C-\d{4}-\d{6}/ })).toHaveCount(2)
    await expectAccessible(page)
    await page.goto('/de/subscriptions')
    const rows = page.getByRole('row')
    await expect(rows.filter({ hasText: 'Shared Pro' })).toContainText(words('account.subscriptions.states.ended'))
    await expect(rows.filter({ hasText: words('account.subscriptions.states.active') })).toHaveCount(1)
    const mail = await openMail(page.context(), person.email, words('mail.subscription.moneyBack.subject', { name: 'Shared Pro' }))
    await expect(mail.body).toContainText(back)
    await mail.close()
  })

  await test.step('U15: support sees how the server stands, suspends it with a reason and lets it run again', async () => {
    const path = await openSubscription(page, 'CPU-Kerne')
    const staff = await browser.newContext({ baseURL })
    const desk = awaited(await staff.newPage())
    await signInToAdmin(desk, 'support')
    await desk.goto(`/admin/collections/subscriptions/${path.split('/').at(-1)}`)
    const panel = desk.getByRole('group', { name: 'Staff actions' })
    await expect(panel.getByText(/^It runs and is paid until /)).toBeVisible()
    await panel.getByText('Money back', { exact: true }).click()
    await panel.getByRole('button', { name: 'Show amounts' }).click()
    await expect(panel.getByRole('button', { name: 'Give back' })).toBeVisible()
    await expectAccessible(desk)
    await panel.getByLabel('Reason').fill('Its mails are reported')
    await panel.getByRole('button', { name: 'Suspend' }).click()
    await expect(panel.getByText(/^Staff suspended it/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(words('account.subscriptions.heldBody'))).toBeVisible()
    await panel.getByRole('button', { name: 'Lift suspension' }).click()
    await expect(panel.getByText(/^It runs and is paid until /)).toBeVisible()
    // The refund and who made it, in both themes. The admin only reads the theme on load.
    for (const colorScheme of ['light', 'dark'] as const) {
      await desk.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await desk.goto(`/admin/collections/subscriptions/${subscription.split('/').at(-1)}`)
      await expect(desk.locator('html')).toHaveAttribute('data-theme', colorScheme)
      await expect(panel.getByText(endedForMoney)).toBeVisible()
      await expectAccessible(desk)
    }
    await staff.close()
  })
})
