import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { expect as anyExpect, test as base, type Page } from '@playwright/test'

export { freshLabel, wordsOf, type Language } from '../../support/any-browser/words'

/** Generous for slow, shared machines. */
export const expect = anyExpect.configure({ timeout: 20_000 })

/** Waits for hydration: on a slow machine a test is faster than the page's script. React marks every hydrated element with a property. */
const awake = async (page: Page) => {
  await page.waitForFunction(
    () => {
      if (!('__next_f' in window)) return true
      const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
      return [...document.querySelectorAll('body :is(form, input:not([type=hidden]), button, select, textarea)')].every(isTaken)
    },
    undefined,
    { timeout: 15_000 },
  )
  // effects add their listeners after the next frame
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** Makes a page wait for hydration after each navigation; also for pages opened by a test. */
export const awaited = (page: Page): Page => {
  const { goto, reload, waitForURL } = page
  // a page that never hydrates fails in its next step, with a better message
  const settled = async <T>(led: T): Promise<T> => {
    await awake(page).catch(() => undefined)
    return led
  }
  page.goto = async (...where) => settled(await goto.apply(page, where))
  page.reload = async (...how) => settled(await reload.apply(page, how))
  page.waitForURL = async (...where) => settled(await waitForURL.apply(page, where))
  return page
}

/** Fails a test on any console or page error. */
export const test = base.extend<{ quietConsole: { readonly allow: (pattern: RegExp) => void } }>({
  page: async ({ page, javaScriptEnabled }, provide) => {
    await provide(javaScriptEnabled === false ? page : awaited(page))
  },
  quietConsole: [
    async ({ page }, use) => {
      const allowed: RegExp[] = []
      const said: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') said.push(message.text())
      })
      page.on('pageerror', (error) => said.push(String(error)))
      await use({ allow: (pattern) => allowed.push(pattern) })
      expect(said.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

interface Looked {
  /** Selector; the whole page by default. */
  readonly within?: string | undefined
  /** The page has been checked and only colours changed since. */
  readonly onlyColours?: boolean
}

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What AxeBuilder is to inject, twice per check: by default 1.3 MB. A document without frames gets axe once, and then nothing more.
 */
const axeSourceFor = async (page: Page): Promise<string> => {
  if (page.frames().length > 1) return axeScript
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  return 'undefined'
}

/** WCAG 2.2 AA and axe's best practices. */
export const expectAccessible = async (page: Page, { within, onlyColours = false }: Looked = {}) => {
  // takes seconds per page: the gate only runs it in accessible.spec.ts, the full lane everywhere
  if (process.env.TEST_LANE === 'gate' && !base.info().file.endsWith('accessible.spec.ts')) return
  // Next streams the title after the page.
  await expect(page).toHaveTitle(/./)
  // legacy mode, since there are no foreign frames; only violations are reported
  const axe = new AxeBuilder({ page, axeSource: await axeSourceFor(page) }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (onlyColours) axe.withRules('color-contrast')
  if (within !== undefined) axe.include(within)
  // Landmarks must be unique across frames, and the previewed page has its own. The form of a page opens with the preview last used.
  axe.exclude('#live-preview-iframe')
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([])
}

/** An amount (en-US) in hundredths of its unit. */
export const hundredthsIn = (text: string | null): number => Math.round(Number((text ?? '').replace(/[^0-9.]/g, '')) * 100)
