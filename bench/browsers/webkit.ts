import { Builder, By, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { Tab } from '../../tests/support/any-browser/tab'
import type { DrivenBrowser } from './driven-browser'
import { setting } from './setting'

const found = (driver: WebDriver, element: WebElement) => ({
  click: async () => {
    // Scrolls to the centre, since a click would hit a sticky bar that covers the element.
    await driver.executeScript((each: Element) => each.scrollIntoView({ block: 'center' }), element)
    await element.click()
  },
  choose: async (value: string) => {
    await element.findElement(By.css(`option[value="${value}"]`)).click()
  },
  value: async () => String((await element.getProperty('value')) ?? ''),
})

const tabOf = (driver: WebDriver): Tab => ({
  goTo: (address) => driver.get(address),
  address: () => driver.getCurrentUrl(),
  ask: (question, ...texts) => driver.executeScript(question, ...texts),
  find: async (finder, ...texts) => {
    const element = await driver.executeScript<WebElement | null>(finder, ...texts)
    return element === null ? null : found(driver, element)
  },
  type: (text) => driver.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform(),
  erase: () => driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).sendKeys(Key.BACK_SPACE).perform(),
})

/** Uses W3C WebDriver through WebKitGTK's driver. Each visitor is a session, because the driver keeps nothing between two. */
export const openWebkit = (): DrivenBrowser => ({
  openTab: async () => {
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: setting('WEBKIT_PATH'), args: ['--automation'] },
    })
    const driver = await new Builder().usingServer(setting('WEBKIT_DRIVER_URL')).withCapabilities(capabilities).build()
    await driver.manage().window().setRect({ width: 1280, height: 900 })
    return { tab: tabOf(driver), close: () => driver.quit() }
  },
  close: () => Promise.resolve(),
})
