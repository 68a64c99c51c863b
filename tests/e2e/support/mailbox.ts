import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from './shop'

export interface OpenedMail {
  /** The rendered email in its own document. */
  readonly body: Locator
  readonly language: () => Promise<string | null>
  readonly linkTo: (name: string) => Promise<string>
  readonly close: () => Promise<void>
}

const find = async (page: Page, to: string, subject: string): Promise<Locator> => {
  const found = page.getByRole('row').filter({ hasText: to }).getByRole('link', { name: subject }).first()
  // The worker sends emails asynchronously.
  await expect(async () => {
    await page.goto('/api/mailbox')
    await expect(found).toBeVisible({ timeout: 500 })
  }).toPass({ intervals: [100] })
  return found
}

/** Waits for an email by recipient and subject, and opens it in a new tab. */
export const openMail = async (context: BrowserContext, to: string, subject: string): Promise<OpenedMail> => {
  const page = await context.newPage()
  await (await find(page, to, subject)).click()
  const frame = page.frameLocator('iframe')
  return {
    body: frame.locator('body'),
    language: () => frame.locator('html').getAttribute('lang'),
    linkTo: async (name) => {
      const address = await frame.getByRole('link', { name, exact: true }).first().getAttribute('href')
      if (address === null) throw new Error(`“${name}” leads nowhere`)
      return address
    },
    close: () => page.close(),
  }
}
