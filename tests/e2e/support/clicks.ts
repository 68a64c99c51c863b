import type { Locator, Page } from '@playwright/test'
import { expect, test } from './shop'

declare global {
  interface Window {
    readonly countPress: () => Promise<void>
  }
}

/**
 * Runs in the browser: a press of the pointer is one, wherever it is; so is a key that stands for one (Enter, Escape, Tab, an arrow,
 * a chord with Ctrl), the choice from a list, and the choice of a file. Letters, and what mends them, are typing.
 */
const listen = () => {
  const mends = new Set(['Backspace', 'Delete', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock'])
  const isList = (target: EventTarget | null) => target instanceof HTMLSelectElement
  const isFile = (target: EventTarget | null) => target instanceof HTMLInputElement && target.type === 'file'
  const press = () => void window.countPress()
  const hear = (name: string, counts: (event: Event) => boolean) =>
    document.addEventListener(name, (event) => (event.isTrusted || name === 'change') && counts(event) && press(), { capture: true })
  hear('pointerdown', ({ target }) => !isList(target))
  hear('change', ({ target }) => isList(target) || isFile(target))
  hear('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || mends.has(event.key)) return false
    return event.ctrlKey || event.metaKey || event.key.length > 1
  })
}

/** What a job costs in clicks: the browser itself counts them, so none can be left out. */
export const countClicks = async (page: Page) => {
  let clicks = 0
  await page.exposeFunction('countPress', () => {
    clicks += 1
  })
  await page.addInitScript(listen)
  return {
    /** From here on. */
    begin: () => {
      clicks = 0
    },
    /** Until here, and no more than that. */
    end: async (job: string, most: number) => {
      // what was pressed last is told a moment later
      await page.evaluate(() => new Promise(requestAnimationFrame))
      test.info().annotations.push({ type: 'clicks', description: `${job}: ${clicks} of ${most}` })
      expect(clicks, `clicks of ${job}`).toBeLessThanOrEqual(most)
      expect(clicks, `clicks of ${job}`).toBeGreaterThan(0)
    },
  }
}

/** As a hand does it: a click into the field, and the words in place of those that were there. */
export const typeInto = async (page: Page, field: Locator, text: string) => {
  const isNoted = page
    .waitForResponse((response) => response.request().method() === 'POST' && (response.request().postData() ?? '').includes(text), {
      timeout: 5_000,
    })
    .catch(() => undefined)
  await field.click()
  await field.fill(text)
  await isNoted
  await expect(field).toHaveValue(text)
}
