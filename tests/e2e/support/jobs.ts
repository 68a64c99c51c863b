import type { Page } from '@playwright/test'
import { countClicks } from './clicks'
import { atDesk } from './desk'
import { expect } from './shop'

/** Up to 1440 px the admin keeps its menu closed. */
export const withMenu = { width: 1600, height: 1000 }

/** Marketing at the first page of the admin, with nothing pressed yet. */
export const atDashboard = async (page: Page, baseURL: string | undefined, language = 'en') => {
  await page.setViewportSize(withMenu)
  page.setDefaultTimeout(30_000)
  const clicks = await countClicks(page)
  const desk = await atDesk(page, baseURL, language)
  await page.goto('/admin')
  clicks.begin()
  return { ...desk, clicks }
}

/** In the menu at the left. The first page has ways to create things as well. */
export const choose = async (page: Page, name: string) => {
  await page.locator('nav').getByRole('link', { name, exact: true }).click()
  await page.waitForURL(/\/admin\/\w/)
}

export const shows = (page: Page, path: string, text: string, isThere = true) =>
  expect.poll(async () => (await (await page.request.get(path)).text()).includes(text)).toBe(isThere)
