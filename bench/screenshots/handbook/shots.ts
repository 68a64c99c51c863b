import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { words } from '../../../src/payload/words'
import { faqs } from '../../../seed/content/faqs/all'
import type { Label } from '../../../src/payload/admin/guides/how-to'
import type { HandbookLanguage } from './document'
import type { Screen } from './desk'

export interface Scene {
  readonly page: Page
  readonly desk: Screen
  readonly language: HandbookLanguage
  /** Admin label in the screenshot's language. */
  readonly say: (label: Label) => string
}

/** Text typed in each language. */
interface Typed {
  readonly headline: string
  readonly find: string
  readonly replace: string
  readonly code: string
  readonly batch: string
  readonly entry: string
  readonly old: string
}

const typed: Readonly<Record<HandbookLanguage, Typed>> = {
  en: {
    headline: 'Your name, hosted by people who answer.',
    find: 'side by side',
    replace: 'next to each other',
    code: 'A quarter off hosting',
    batch: 'Otter Magazine, spring',
    entry: 'Domains & names',
    old: '/old-offer',
  },
  de: {
    headline: 'Ihr Name, gehostet von Menschen, die antworten.',
    find: 'nebeneinander',
    replace: 'Seite an Seite',
    code: 'Ein Viertel auf Hosting',
    batch: 'Otter-Magazin, Frühling',
    entry: 'Domains & Namen',
    old: '/altes-angebot',
  },
}

const content = (language: HandbookLanguage) => `locale=${language}`

/** The admin remembers open rows; a closed one may not render its fields. */
const openRow = async (page: Page, list: string, field: string) => {
  const shown = page.locator(`#field-${list}__0__${field}`)
  await page.locator(`#${list}-row-0`).waitFor()
  await page.waitForTimeout(1000)
  if (await shown.isVisible()) return shown
  await page.locator(`#${list}-row-0 .collapsible__toggle`).first().click()
  await shown.waitFor({ timeout: 2000 }).catch(() => page.locator(`#${list}-row-0 .collapsible__toggle`).first().click())
  return shown
}

/** Clears unsaved changes of the previous screenshot, which would be offered for recovery. */
const openPrices = async ({ page, say }: Scene, list: string) => {
  await page.goto('/admin/prices')
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await page.getByLabel(say('list'), { exact: true }).selectOption(list)
  await page.getByRole('grid').getByRole('row').nth(1).waitFor()
}

const reviewButton = (page: Page) => page.locator('.prices-main')

/** Sample image for the upload: three server racks. */
const machineRoom = () => {
  const machine = (x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="220" height="34" rx="5" fill="#eff3ec"/><circle cx="${x + 20}" cy="${y + 17}" r="5" fill="#ff6a2b"/>` +
    `<rect x="${x + 40}" y="${y + 13}" width="110" height="8" rx="4" fill="#98d1af"/>`
  const rack = (x: number) =>
    `<rect x="${x}" y="60" width="260" height="560" rx="10" fill="#0a3125"/>${Array.from({ length: 11 }, (_, at) => machine(x + 20, 84 + at * 47)).join('')}`
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="1020" height="680"><rect width="1020" height="680" fill="#117a43"/>${[80, 380, 680].map(rack).join('')}</svg>`
  return sharp(Buffer.from(drawn)).png().toBuffer()
}

/** One script per screenshot; nothing is published. */
export const shots: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  headline: async ({ page, desk, language }) => {
    await page.goto(`/admin/collections/pages/${await desk.find('pages', 'path', '/')}?${content(language)}`)
    await (await openRow(page, 'layout', 'heading')).fill(typed[language].headline)
  },
  translate: async ({ page, desk }) => {
    await desk.untranslate('de')
    await page.goto('/admin/translations?area=faqs&in=de&state=missing')
    const asked = (await page.locator('.translation-pane h2').textContent()) ?? ''
    const faq = faqs.find(({ question }) => asked.includes(question.en))
    await page
      .locator('.translation-pane textarea')
      .first()
      .fill(faq?.question.de ?? '')
  },
  replace: async ({ page, language, say }) => {
    await page.goto(`/admin/texts?q=${encodeURIComponent(typed[language].find)}`)
    await page.getByLabel(say('replaceWith')).fill(typed[language].replace)
    await page.getByText(typed[language].replace).first().waitFor()
  },
  'raise-prices': async (scene) => {
    const { page } = scene
    await openPrices(scene, 'extensions')
    const ticks = page.getByRole('grid').getByRole('checkbox')
    await ticks.nth(1).click()
    await ticks.nth(Math.min(10, (await ticks.count()) - 1)).click({ modifiers: ['Shift'] })
    await page.getByLabel(words('priceGrid.change')[scene.language]).fill('+5%')
    await page.getByLabel(words('priceGrid.change')[scene.language]).press('Enter')
  },
  'schedule-price': async (scene) => {
    const { page } = scene
    await openPrices(scene, 'extensions')
    await page.locator('td[role="gridcell"]').first().click()
    await page.keyboard.type('11.49')
    await page.keyboard.press('Enter')
    await reviewButton(page).click()
    await page.locator('input[type=datetime-local]').fill('2027-03-01T09:00')
    await page.locator('h1').click()
  },
  'price-file': async (scene) => {
    await openPrices(scene, 'extensions')
    await scene.page.locator('.prices-files summary').click()
  },
  'discount-code': async ({ page, language }) => {
    await page.goto(`/admin/collections/coupons/create?${content('en')}`)
    await page.locator('#field-code').fill('QUARTER25')
    await page.locator('#field-name').fill(typed[language].code)
    await page.locator('#field-value').fill('25')
    const simulator = page.locator('.promotion-desk')
    await simulator.locator('select').first().selectOption({ index: 4 })
    await simulator.getByRole('button').first().click()
    await page.locator('.promotion-ledger').first().waitFor()
    await page.locator('.promotion-stack').getByText('%').first().waitFor()
  },
  'single-use-codes': async ({ page, language }) => {
    await page.goto('/admin/collections/code-batches/create?locale=en')
    await page.locator('#field-name').fill(typed[language].batch)
    await page.locator('#field-template').getByRole('combobox').click()
    await page.getByRole('option').first().click()
    await page.locator('#field-prefix').fill('OTTER')
    await page.locator('#field-size').fill('1000')
  },
  'landing-page': async ({ page, desk, language }) => {
    await page.goto(`/admin/collections/pages/${await desk.find('pages', 'path', '/about')}?${content(language)}`)
    await page.locator('.doc-controls__popup button').first().click()
  },
  menu: async ({ page, language }) => {
    await page.goto(`/admin/globals/header?${content(language)}`)
    const label = await openRow(page, 'main', 'label')
    await label.fill(typed[language].entry)
    await label.scrollIntoViewIfNeeded()
  },
  picture: async ({ page, desk }) => {
    await page.goto(`/admin/collections/media/${await desk.upload('rack-room.png', await machineRoom())}?locale=en`)
    await page.locator('.file-details img').waitFor()
  },
  redirect: async ({ page, language }) => {
    await page.goto('/admin/collections/redirects/create?locale=en')
    await page.locator('#field-from').fill(typed[language].old)
  },
  article: async ({ page, desk, language }) => {
    await page.goto(`/admin/collections/resources/${await desk.find('resources', 'slug', 'redirects')}?${content(language)}`)
    await page.locator('[contenteditable="true"]').first().waitFor()
  },
  undo: async ({ page, desk }) => {
    await page.goto(`/admin/collections/extensions/${await desk.changedTwice('.org')}/versions`)
    await page.getByRole('row').nth(2).getByRole('link').click()
    await page.locator('.view-version').waitFor()
  },
  'went-live': async ({ page, desk }) => {
    await desk.published()
    await page.goto('/admin')
  },
}
