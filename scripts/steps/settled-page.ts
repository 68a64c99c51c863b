import type { Page } from '@playwright/test'

/** Nothing is on its way any more: no request, and no part of the page that says it is still busy. */
export const untilSettled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
}
