import type { Locator, Page } from '@playwright/test'

/** Actions with the mouse or with the keyboard alone. */
export interface Visitor {
  readonly press: (target: Locator) => Promise<void>
  readonly fill: (target: Locator, text: string) => Promise<void>
  /** Selects an option by label. */
  readonly choose: (target: Locator, label: string) => Promise<void>
  readonly tick: (target: Locator) => Promise<void>
  /** A radio button of a group with another one selected. */
  readonly pick: (target: Locator) => Promise<void>
}

const mostStops = 440

/** Tabs to the element; fails if it cannot be reached. */
export const reach = async (page: Page, target: Locator) => {
  await target.waitFor()
  let element = await target.elementHandle()
  for (let stop = 1; stop <= mostStops; stop += 1) {
    const state = await element?.evaluate((node) => (node === document.activeElement ? 'focused' : node.isConnected ? 'ahead' : 'gone'))
    if (state === 'focused') return
    // a search by role costs more than a stop; but it may be rendered anew, or another one become the first visible
    if (state !== 'ahead' || stop % 10 === 0) element = await target.elementHandle()
    else await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${String(target)}`)
}

const withMouse = (): Visitor => ({
  press: (target) => target.click(),
  fill: (target, text) => target.fill(text),
  choose: async (target, label) => {
    await target.selectOption({ label })
  },
  tick: (target) => target.check(),
  pick: (target) => target.check(),
})

const withKeyboard = (page: Page): Visitor => ({
  press: async (target) => {
    await reach(page, target)
    await page.keyboard.press('Enter')
  },
  fill: async (target, text) => {
    await reach(page, target)
    await page.keyboard.press('Control+A')
    await page.keyboard.type(text)
  },
  choose: async (target, label) => {
    await reach(page, target)
    await page.keyboard.type(label)
  },
  tick: async (target) => {
    await reach(page, target)
    await page.keyboard.press('Space')
  },
  pick: async (target) => {
    // Tab stops at the selected radio button; arrow keys move to the others.
    await reach(page, page.getByRole('radio', { checked: true }))
    for (let turn = 0; turn < mostStops && !(await target.isChecked()); turn += 1) await page.keyboard.press('ArrowDown')
  },
})

export type Hand = 'mouse' | 'keyboard'

export const visitorWith = (hand: Hand, page: Page): Visitor => (hand === 'mouse' ? withMouse() : withKeyboard(page))
