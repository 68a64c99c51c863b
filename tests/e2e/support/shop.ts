import AxeBuilder from '@axe-core/playwright'
import { expect as anyExpect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'

export { freshLabel, wordsOf, type Language } from '../../support/any-browser/words'

/** A shared machine may be slow; a visitor would still be waiting. */
export const expect = anyExpect.configure({ timeout: 20_000 })

/**
 * Waits until everything one can press or fill listens: on a slow machine a test is quicker than the page's script, and no visitor is.
 * React keeps a mark of its own on every element that it has taken over.
 */
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
  // what listens from an effect on does so after the next frame
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** A page that is awake whenever it has been led to an address; for one that a test opens by itself, too. */
export const awaited = (page: Page): Page => {
  const { goto, reload, waitForURL } = page
  // a page that never wakes fails the test by what it does next, with a better word than this one's
  const settled = async <T>(led: T): Promise<T> => {
    await awake(page).catch(() => undefined)
    return led
  }
  page.goto = async (...where) => settled(await goto.apply(page, where))
  page.reload = async (...how) => settled(await reload.apply(page, how))
  page.waitForURL = async (...where) => settled(await waitForURL.apply(page, where))
  return page
}

/** Every test fails on an error in the console or in the page, whatever else it looks at. */
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
  /** A selector of what is looked at; everything that is drawn without it. */
  readonly within?: string | undefined
  /** The page has been looked at, and only its colours are others since. */
  readonly onlyColours?: boolean
}

/** WCAG 2.2 AA and axe's own good practice. */
export const expectAccessible = async (page: Page, { within, onlyColours = false }: Looked = {}) => {
  // it takes seconds per page: in the gate it looks at the pages of one file, in the full lane at every state of a journey
  if (process.env.TEST_LANE === 'gate' && !base.info().file.endsWith('accessible.spec.ts')) return
  // there are no frames of others to look into, and only what is wrong is to be told
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (onlyColours) axe.withRules('color-contrast')
  if (within !== undefined) axe.include(within)
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
  expect(found).toEqual([])
}

/** An amount as it is written (en-US), in hundredths of its unit. */
export const hundredthsIn = (text: string | null): number => Math.round(Number((text ?? '').replace(/[^0-9.]/g, '')) * 100)
