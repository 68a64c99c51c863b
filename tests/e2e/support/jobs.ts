import type { Page } from '@playwright/test'
import { countClicks } from './clicks'
import { atDesk } from './desk'
import { expect } from './shop'

/** Wide enough for the menu beside the form. */
export const withMenu = { width: 1600, height: 1000 }

/** Marketing on the start page, with no clicks counted yet. */
export const atDashboard = async (page: Page, baseURL: string | undefined, language = 'en') => {
  await page.setViewportSize(withMenu)
  page.setDefaultTimeout(30_000)
  const clicks = await countClicks(page)
  const desk = await atDesk(page, baseURL, language)
  await page.goto('/admin')
  clicks.begin()
  return { ...desk, clicks }
}

/** In the side menu. */
export const choose = async (page: Page, name: string) => {
  await page.locator('nav.nav__wrap').getByRole('link', { name, exact: true }).click()
  await page.waitForURL(/\/admin\/\w/)
}

export const shows = (page: Page, path: string, text: string, isThere = true) =>
  expect.poll(async () => (await (await page.request.get(path)).text()).includes(text)).toBe(isThere)
