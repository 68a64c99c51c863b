import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import type { Tab } from '../../tests/support/any-browser/tab'
import type { DrivenBrowser } from './driven-browser'
import { setting } from './setting'

const found = (handle: ElementHandle<HTMLElement>) => ({
  click: () => handle.click(),
  choose: (value: string) => handle.select(value),
  value: () => handle.evaluate((each) => ('value' in each ? String(each.value) : '')),
})

const tabOf = (page: Page): Tab => ({
  goTo: (address) => page.goto(address, { timeout: 60_000 }),
  // Asks the page, because the driver misses history changes made by scripts.
  address: () => page.evaluate(() => window.location.href),
  ask: (question, ...texts) => page.evaluate(question, ...texts),
  find: async (finder, ...texts) => {
    const handle = (await page.evaluateHandle(finder, ...texts)).asElement() as ElementHandle<HTMLElement> | null
    return handle === null ? null : found(handle)
  },
  type: (text) => page.keyboard.type(text),
  erase: async () => {
    await page.keyboard.down('Control')
    await page.keyboard.press('a')
    await page.keyboard.up('Control')
    await page.keyboard.press('Backspace')
  },
})

/** Uses WebDriver BiDi, which Firefox supports without a separate driver. */
export const openFirefox = async (): Promise<DrivenBrowser> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: setting('FIREFOX_PATH'),
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    timeout: 60_000,
  })
  return {
    openTab: async () => {
      const context = await browser.createBrowserContext()
      return { tab: tabOf(await context.newPage()), close: () => context.close() }
    },
    close: () => browser.close(),
  }
}
