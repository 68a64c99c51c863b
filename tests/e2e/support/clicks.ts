import type { Locator, Page } from '@playwright/test'
import { expect, test } from './shop'

declare global {
  interface Window {
    readonly countPress: () => Promise<void>
  }
}

/**
 * Runs in the browser. Counts pointer clicks, command keys (Enter, Escape, Tab, arrows, Ctrl chords), select changes and file
 * selections. Characters and corrections are typing, not clicks.
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

/** Counts clicks in the browser, so that none is missed. */
export const countClicks = async (page: Page) => {
  let clicks = 0
  await page.exposeFunction('countPress', () => {
    clicks += 1
  })
  await page.addInitScript(listen)
  return {
    begin: () => {
      clicks = 0
    },
    /** Asserts the maximum. */
    end: async (job: string, most: number) => {
      // the last click is reported asynchronously
      await page.evaluate(() => new Promise(requestAnimationFrame))
      test.info().annotations.push({ type: 'clicks', description: `${job}: ${clicks} of ${most}` })
      expect(clicks, `clicks of ${job}`).toBeLessThanOrEqual(most)
      expect(clicks, `clicks of ${job}`).toBeGreaterThan(0)
    },
  }
}

/** Clicks into the field and replaces its text, like a user. */
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
