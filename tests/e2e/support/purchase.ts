import type { Locator, Page } from '@playwright/test'
import type { SandboxOutcome } from '../../../src/core/payments/sandbox'
import { expect, wordsOf, type Language } from './shop'

interface Buyer {
  readonly name: string
  readonly email: string
}

/** Adds a domain by deep link. */
export const putDomainIntoCart = async (page: Page, language: Language, domain: string): Promise<void> => {
  await page.goto(`/${language}/cart?add=domain:${domain}`)
  await expect(page.getByRole('dialog').getByRole('heading', { name: domain })).toBeVisible()
}

/** Required consents: the terms, and in the EU preselected add-ons. The payer stays the owner (N9), and no card is saved (U18). */
export const consentsOf = (page: Page, language: Language): Promise<readonly Locator[]> => {
  const words = wordsOf(language)
  const free = [words('checkout.registrant.other'), words('checkout.keepCard')].join('|')
  return page.getByRole('checkbox', { name: new RegExp(`^(?!${free})`) }).all()
}

type Method = 'card' | 'offline' | 'sandbox'

interface Wish {
  readonly keepsCard?: boolean
}

/** N9: asked in orders with a domain. */
export const fillPhone = async (page: Page, language: Language): Promise<void> => {
  const phone = page.getByLabel(wordsOf(language)('checkout.registrant.phone'), { exact: true })
  if ((await phone.count()) > 0) await phone.fill('+49 30 901820')
}

/** Fills the checkout and returns the amount due as displayed. */
export const fillCheckout = async (
  page: Page,
  language: Language,
  buyer: Buyer,
  method: Method,
  { keepsCard = false }: Wish = {},
): Promise<string> => {
  const words = wordsOf(language)
  await page.goto(`/${language}/checkout`)
  await page.getByLabel(words('checkout.fields.name'), { exact: true }).fill(buyer.name)
  await page.getByLabel(words('checkout.fields.email'), { exact: true }).fill(buyer.email)
  await page.getByLabel(words('checkout.fields.line1'), { exact: true }).fill('Erlenweg 14')
  await page.getByLabel(words('checkout.fields.postalCode'), { exact: true }).fill('97232')
  await page.getByLabel(words('checkout.fields.city'), { exact: true }).fill('Giebelstadt')
  await page.getByLabel(words('checkout.fields.country'), { exact: true }).selectOption('DE')
  await fillPhone(page, language)
  await page.getByRole('radio', { name: words(`checkout.${method}`) }).check()
  for (const box of await consentsOf(page, language)) await box.check()
  if (keepsCard) await page.getByRole('checkbox', { name: words('checkout.keepCard') }).check()
  return (await page.locator('.due__amount').first().textContent()) ?? ''
}

export const checkOut = async (page: Page, language: Language, buyer: Buyer, method: Method, wish: Wish = {}): Promise<string> => {
  const due = await fillCheckout(page, language, buyer, method, wish)
  await page.getByRole('button', { name: wordsOf(language)('checkout.pay') }).click()
  return due
}

/** The stand-in for Stripe is not part of the shop, so it has its own texts. */
export const atStripe = async (page: Page): Promise<{ readonly press: (what: 'pay' | 'decline' | 'back') => Promise<void> }> => {
  await expect(page.getByRole('heading', { level: 1, name: 'Local Stripe' })).toBeVisible()
  return { press: (what) => page.getByRole('button', { name: what, exact: true }).click() }
}

export const chooseInSandbox = async (page: Page, language: Language, outcome: SandboxOutcome): Promise<void> => {
  const words = wordsOf(language)
  await expect(page.getByRole('heading', { level: 1, name: words('sandboxPage.title') })).toBeVisible()
  await page.getByRole('radio', { name: `${words(`sandboxPage.${outcome}`)} ${words(`sandboxPage.${outcome}Hint`)}` }).check()
  await page.getByRole('button', { name: words('sandboxPage.submit'), exact: true }).click()
}

const headings = {
  pending: ['pending'],
  confirming: ['confirming'],
  /** Paid, in any state of fulfilment. */
  paid: [
    'underWay',
    'done',
    'registration.underWay',
    'registration.done',
    'renewal.underWay',
    'renewal.done',
    'service.underWay',
    'service.done',
    'term.done',
  ],
  transfer: ['transfer.underWay'],
  refunded: ['refunded'],
} as const

/** O20: heading of an order page, with any product name. */
export const orderHeading = (page: Page, language: Language, face: keyof typeof headings) => {
  const words = wordsOf(language)
  const sentences = headings[face].map((key) =>
    words(`order.status.${key}`, { name: '§' })
      .replaceAll('.', String.raw`\.`)
      .replace('§', '.+'),
  )
  return page.getByRole('heading', { level: 1, name: new RegExp(`^(?:${sentences.join('|')})$`) })
}

export const orderNumberOf = (page: Page): string => {
  const [, number] = /\/orders\/(ORD-[0-9A-Z]+-[0-9A-Z]{6})/.exec(page.url()) ?? []
  if (number === undefined) throw new Error(`${page.url()} is no order`)
  return number
}
