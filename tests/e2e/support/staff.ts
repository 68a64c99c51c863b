import type { Locator, Page } from '@playwright/test'
import { demoLogins } from '../../../seed/demo-logins'
import { expect } from './shop'

/** Logs in through the admin's login page. */
export const signInToAdmin = async (page: Page, role: 'admin' | 'support' | 'marketing'): Promise<void> => {
  const login = demoLogins.find((each) => each.collection === 'users' && each.role === role)
  if (!login) throw new Error(`The seed has no login for ${role}`)
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(login.email)
  await page.getByLabel('Password').fill(login.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'What would you like to do?' })).toBeVisible()
}

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
