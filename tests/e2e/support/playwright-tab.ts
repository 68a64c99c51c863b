import type { ElementHandle, Page } from '@playwright/test'
import type { Tab } from '../../support/any-browser/tab'

/** Serialises a function call for evaluation in the page. */
const call = (question: (...texts: string[]) => unknown, texts: readonly string[]): string =>
  `(${question.toString()})(...${JSON.stringify(texts)})`

/** Clicks at the visible position like a user; the driver only scrolls if the element is not visible. */
const press = async (page: Page, element: ElementHandle<HTMLElement>) => {
  const seenAt = await element.evaluate((each) => {
    const { left, top, width, height } = each.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    return each.contains(document.elementFromPoint(x, y)) ? { x, y } : null
  })
  if (seenAt === null) await element.click()
  else await page.mouse.click(seenAt.x, seenAt.y)
}

/** Adapts Playwright's page to the interface shared with other browsers. */
export const tabOf = (page: Page): Tab => ({
  goTo: (address) => page.goto(address),
  address: () => Promise.resolve(page.url()),
  ask: (question, ...texts) => page.evaluate(call(question, texts)),
  find: async (finder, ...texts) => {
    const element = (await page.evaluateHandle<HTMLElement>(call(finder, texts))).asElement()
    if (element === null) return null
    return { click: () => press(page, element), choose: (value) => element.selectOption(value), value: () => element.inputValue() }
  },
  type: (text) => page.keyboard.type(text),
  erase: async () => {
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Backspace')
  },
})
