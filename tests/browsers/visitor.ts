import { setTimeout } from 'node:timers/promises'
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core'
import { createTranslator } from 'use-intl/core'
import de from '@/i18n/messages/de.json'
import en from '@/i18n/messages/en.json'

const patience = 60_000

/** The page's own words, so that things are found as a visitor finds them. */
export const words = createTranslator({ locale: 'en', messages: en })
export const germanWords = createTranslator({ locale: 'de', messages: de })

const setting = (name: string): string => {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error(`${name} is not set: npm run test:browsers does it`)
  return value
}

export const openFirefox = (): Promise<Browser> =>
  puppeteer.launch({ browser: 'firefox', executablePath: setting('FIREFOX_PATH'), headless: true, defaultViewport: { width: 1280, height: 900 }, timeout: patience })

/** Asks again until it is so: the page's own policy forbids it to wait by itself, because that makes a function from a text. */
const until = async <Answer>(what: string, ask: () => Promise<Answer | null | false>): Promise<Answer> => {
  for (const end = Date.now() + patience; Date.now() < end; ) {
    // a page that is being left answers nothing
    const answer = await ask().catch(() => null)
    if (answer !== null && answer !== false) return answer
    await setTimeout(100)
  }
  throw new Error(`In vain: ${what}`)
}

/** What somebody at a browser does: goes somewhere, presses what is called so, types one key after the other. */
export const visitorOf = (page: Page) => {
  page.setDefaultTimeout(patience)
  const seen = (selector: string) =>
    until(`${selector} is seen`, async () => {
      const found = await page.$(selector)
      return found !== null && (await found.isVisible()) ? found : null
    })
  const field = (label: string) =>
    until(`a field is called “${label}”`, async () => {
      const found = await page.evaluateHandle(
        (wanted) =>
          [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea, select)')].find((each) => {
            const names = [each.getAttribute('aria-label'), ...[...(each.labels ?? [])].map((words) => words.textContent)]
            return each.checkVisibility() && names.some((name) => name?.trim() === wanted)
          }) ?? null,
        label,
      )
      return found.asElement() as ElementHandle<HTMLElement> | null
    })
  const button = (name: string, within: string) =>
    until(`something is called “${name}”`, async () => {
      const found = await page.evaluateHandle(
        (wanted, place) =>
          [...document.querySelectorAll<HTMLElement>(`${place} :is(button, a)`)].find(
            (each) => each.checkVisibility() && (each.textContent.trim().startsWith(wanted) || each.ariaLabel?.startsWith(wanted)),
          ) ?? null,
        name,
        within,
      )
      return found.asElement() as ElementHandle<HTMLElement> | null
    })
  return {
    seen,
    /** There when the page listens: React keeps a mark on every element it has taken over. */
    go: async (path: string) => {
      await page.goto(new URL(path, setting('E2E_BASE_URL')).href)
      await until(`${path} is awake`, () =>
        page.evaluate(() =>
          [...document.querySelectorAll('body :is(form, input:not([type=hidden]), button, select, textarea)')].every((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
        ),
      )
    },
    press: async (name: string, within = 'body') => (await button(name, within)).click(),
    type: async (label: string, text: string) => {
      await (await field(label)).click()
      await page.keyboard.type(text)
    },
    choose: async (label: string, value: string) => {
      await ((await field(label)) as ElementHandle<HTMLSelectElement>).select(value)
    },
    tick: async (selector: string) => (await seen(`main ${selector}`)).click(),
    valueOf: async (label: string): Promise<string> => (await field(label)).evaluate((each) => ('value' in each ? String(each.value) : '')),
    sees: (text: string) => until(`“${text}” is read`, () => page.evaluate((wanted) => document.body.innerText.includes(wanted), text)),
    hasFocusOn: (selector: string) =>
      until(`${selector} has the focus`, () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)),
    isAt: (path: RegExp) => until(`the address is ${path}`, async () => path.test(new URL(page.url()).pathname)),
    rootHas: (name: string, value: string) => until(`the page's ${name} is ${value}`, () => page.evaluate((each, wanted) => document.documentElement.getAttribute(each) === wanted, name, value)),
  }
}

export const freshLabel = (): string => `otterbean${Math.random().toString(36).replace(/[^a-z]/g, '').slice(0, 6)}`
