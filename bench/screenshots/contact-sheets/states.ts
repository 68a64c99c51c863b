import type { Page, Route } from '@playwright/test'
import de from '../../../src/lib/i18n/messages/de.json'
import en from '../../../src/lib/i18n/messages/en.json'
import es from '../../../src/lib/i18n/messages/es.json'
import fr from '../../../src/lib/i18n/messages/fr.json'
import { customerLogIn, type Stop } from './stops'

/**
 * Extreme states that demo data never reaches: sixty available TLDs, thirty cart lines, two hundred domains, and slow, failing or invalid
 * responses. API responses are extended on the way to the browser, server-rendered rows are duplicated in the page. Nothing is stored.
 */

/** Maximum label length, as a German compound. */
const longestLabel = 'donaudampfschifffahrtsgesellschaftskapitaenswitwenrentenkasse24'

const labels = ['otterbean', 'linden', 'salz-und-gerste', 'a1', 'brandywine-harbour-lights', longestLabel]
const tlds = ['.com', '.de', '.photography', '.io', '.international', '.co.uk']

const nameOf = (index: number): string => {
  const label = labels[index % labels.length] ?? ''
  const round = Math.floor(index / labels.length)
  const own = round === 0 ? label : `${label.slice(0, 60)}-${round}`
  return `${own}${tlds[(index * 5 + 1) % tlds.length]}`
}

type Row = Readonly<Record<string, unknown>>

const lengthened = (rows: readonly Row[], count: number, change: (row: Row, index: number) => Row): readonly Row[] =>
  rows.length === 0 ? rows : Array.from({ length: count }, (_, index) => change(rows[index % rows.length] ?? {}, index))

const answerWith = (page: Page, path: string, change: (answer: Row) => Row) =>
  page.route(path, async (route: Route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as Row
    await route.fulfill({ response, json: change(answer) })
  })

const rowsOf = (answer: Row, name: string): readonly Row[] => (Array.isArray(answer[name]) ? (answer[name] as readonly Row[]) : [])

const sixtyFree = (page: Page) =>
  answerWith(page, '**/api/domains/search*', (answer) => ({
    ...answer,
    results: lengthened(
      rowsOf(answer, 'results').filter(({ status }) => status === 'available'),
      60,
      (row, index) => ({ ...row, domain: `otterbean${index}${String(row['extension'])}` }),
    ),
  }))

const thirtyLines = (page: Page) =>
  answerWith(page, '**/api/cart?*', (answer) => ({
    ...answer,
    items: lengthened(rowsOf(answer, 'items'), 30, (row, index) =>
      row['type'] === 'domain'
        ? { ...row, lineId: `line-${index}`, id: nameOf(index), name: nameOf(index) }
        : { ...row, lineId: `line-${index}` },
    ),
  }))

const threeHundredHits = (page: Page) =>
  answerWith(page, '**/api/site-search?*', (answer) => ({
    ...answer,
    results: lengthened(rowsOf(answer, 'results'), 300, (row, index) => ({ ...row, href: `${String(row['href'])}#${index}` })),
  }))

/** Duplicates rendered rows under new names. Runs in the browser. */
const repeat = async (page: Page, rows: string, count: number): Promise<void> =>
  page.evaluate(
    ({ rows, names }) => {
      const drawn = [...document.querySelectorAll(rows)]
      names.forEach((name, index) => {
        const model = drawn[index % drawn.length]
        const copy = model?.cloneNode(true)
        if (!(copy instanceof Element)) return
        const plate = copy.querySelector('.plate__name')
        if (plate) plate.textContent = name
        model?.parentElement?.append(copy)
      })
    },
    { rows, names: Array.from({ length: count }, (_, index) => nameOf(index)) },
  )

const searchFor = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k')
  await page.locator('dialog[open] input').fill('hosting')
  await page.locator('dialog[open] a').nth(200).waitFor()
}

/** More billing periods than the shop has, with longer prices. */
const sixPeriods = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const list of document.querySelectorAll('.goods__prices')) {
      const known = [...list.querySelectorAll('.goods__period')]
      for (let index = known.length; known.length > 0 && index < 6; index += 1) {
        const copy = known[index % known.length]?.cloneNode(true)
        if (!(copy instanceof Element)) continue
        const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) texts.currentNode.nodeValue = (texts.currentNode.nodeValue ?? '').replace(/\d(?=[.,]\d\d)/, `${index}$&`)
        list.append(copy)
      }
    }
  })

const withoutPlans = (page: Page): Promise<void> =>
  page.evaluate(
    (words) => {
      for (const rack of document.querySelectorAll('.rack')) {
        const empty = document.createElement('p')
        empty.className = 'rack__empty'
        empty.textContent = words[document.documentElement.lang] ?? ''
        rack.replaceWith(empty)
      }
    },
    { en: en.hostingPlans.empty, es: es.hostingPlans.empty, fr: fr.hostingPlans.empty, de: de.hostingPlans.empty } as Partial<
      Record<string, string>
    >,
  )

const sendEmpty = async (page: Page): Promise<void> => {
  await page.locator('main form[novalidate] [type=submit]').filter({ visible: true }).first().click()
  await page.locator('.error-summary').first().waitFor()
}

const withoutAnswers = (page: Page) => page.route('**/api/domains/search*', (route) => route.abort())

/** Leaves a lookup pending until the notice about a slow response appears. */
const askInVain = async (page: Page): Promise<void> => {
  await page.route('**/api/domains/whois*', () => {})
  const form = page
    .locator('main form')
    .filter({ has: page.locator('input') })
    .first()
  await form.locator('input').first().fill('otterbean.com')
  await form.locator('[type=submit]').click()
  await page.locator('.line-notice').waitFor()
}

const loseTheLine = async (page: Page): Promise<void> => {
  await page.context().setOffline(true)
  await page.locator('.line-notice').waitFor()
}

const fillCart = '/cart?add=hosting:shared-pro:yearly&add=ssl:ssl-dv&add=domain:otterbean-gardens.com'

/** Order matters: empty cart, filled cart, long cart, then login before the account pages. */
export const states: readonly Stop[] = [
  { path: '/cart' },
  { path: '/contact', before: sendEmpty },
  { path: '/login', before: sendEmpty },
  { path: '/domains/search?q=otterbean', ahead: withoutAnswers },
  { path: '/domains/whois', before: askInVain, waits: true, after: (page) => page.unrouteAll({ behavior: 'ignoreErrors' }) },
  { path: '/pricing', before: loseTheLine, after: (page) => page.context().setOffline(false) },
  { path: '/domains/search?q=otterbean', ahead: sixtyFree },
  { path: `/domains/search?q=${longestLabel}` },
  { path: fillCart },
  { path: '/cart', ahead: thirtyLines },
  { path: '/checkout', ahead: thirtyLines },
  { path: `/cart?add=domain:${longestLabel}.com` },
  { path: '/', ahead: threeHundredHits, before: searchFor },
  { path: '/domains/endings', before: (page) => repeat(page, '.endings tbody tr', 40) },
  { path: '/services?type=vps', before: sixPeriods },
  { path: '/vps-hosting', before: withoutPlans },
  { path: '/login', before: customerLogIn },
  { path: '/my-domains', before: (page) => repeat(page, '.name-rows > li', 200) },
  { path: '/dashboard', before: (page) => repeat(page, '#orders ~ .account-part__body tbody tr, .account-part:last-child tbody tr', 40) },
]
