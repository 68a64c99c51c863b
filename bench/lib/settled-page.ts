import type { Page } from '@playwright/test'

/** Waits until no request is pending and no part of the page is busy. */
export const untilSettled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
}
