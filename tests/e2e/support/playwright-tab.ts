import type { ElementHandle, Page } from '@playwright/test'
import type { Tab } from '../../support/any-browser/tab'

/** A function as the page can be asked it, with what is handed to it. */
const call = (question: (...texts: string[]) => unknown, texts: readonly string[]): string =>
  `(${question.toString()})(...${JSON.stringify(texts)})`

/** Where it is seen, as a hand would; the driver brings it into view only where it is not. */
const press = async (page: Page, element: ElementHandle<HTMLElement>) => {
  const seenAt = await element.evaluate((each) => {
    const { left, top, width, height } = each.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    return each.contains(document.elementFromPoint(x, y)) ? { x, y } : null
  })
  if (seenAt === null) await element.click()
  else await page.mouse.click(seenAt.x, seenAt.y)
}

/** What visitors of every browser do, in the browser of these tests. */
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
