import type { Locator, Page } from '@playwright/test'
import { expect, test } from './shop'
import { logInByCall } from './typed'

/** A staff session in the page's browser, without the login page (admin-policy.spec.ts and admin.spec.ts use that). */
export const signInToAdmin = (page: Page, role: 'admin' | 'support' | 'marketing'): Promise<void> =>
  logInByCall(page.request, new URL(test.info().project.use.baseURL ?? '').origin, role)

/** First row of a list that contains all words; searches for the first word. */
export const findRow = async (page: Page, collection: string, ...words: readonly [string, ...string[]]) => {
  await page.goto(`/admin/collections/${collection}?search=${encodeURIComponent(words[0])}`)
  const row = words.reduce((rows, word) => rows.filter({ hasText: word }), page.getByRole('row')).first()
  await expect(row).toBeVisible()
  return row
}

/** Opens a row by URL: after hydration the list rewrites its query, which can undo an earlier click. */
export const openRow = async (page: Page, row: Locator): Promise<void> => {
  const address = await row.getByRole('link').first().getAttribute('href')
  if (address === null) throw new Error('The row leads nowhere')
  await page.goto(address)
}
