import type { Page } from '@playwright/test'
import { demoLogins } from '../../../seed/demo-logins'

/** Steps of one visitor, with actions before each screenshot. */
export interface Stop {
  /** Without language: `/pricing`. */
  readonly path: string
  /** Runs before navigation, to intercept requests. Undone afterwards. */
  readonly ahead?: (page: Page) => Promise<unknown>
  /** Runs after navigation, before the screenshot. */
  readonly before?: (page: Page) => Promise<void>
  /** Runs after the screenshot, such as going back online. */
  readonly after?: (page: Page) => Promise<unknown>
  /** The screenshot shows a pending state. */
  readonly waits?: boolean
}

const unlisted = ['/login', '/register', '/forgot-password', '/cart', '/domains/search?q=otterbean', '/no-such-page'] as const

const fillCart = '/cart?add=hosting:shared-pro:yearly&add=ssl:ssl-dv&add=domain:otterbean-gardens.com&code=WELCOME10'

export const customerLogIn = async (page: Page): Promise<void> => {
  const login = demoLogins.find(({ collection }) => collection === 'customers')
  const form = page.locator('form').filter({ has: page.locator('[name=password]') })
  await form.locator('[name=email]').fill(login?.email ?? '')
  await form.locator('[name=password]').fill(login?.password ?? '')
  await form.locator('[type=submit]').click()
  await page.waitForURL(/\/dashboard/)
}

const untilFilled = async (page: Page): Promise<void> => {
  await page.waitForURL((url) => !url.search.includes('add='))
}

/** Indexed pages, other public pages, then those of a customer with a full cart. */
export const findStops = async (origin: string): Promise<readonly Stop[]> => {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  const english = listed.filter((each) => /^\/en(\/|$)/.test(each)).map((each) => each.slice('/en'.length))
  return [
    ...[...english, ...unlisted].map((path) => ({ path })),
    { path: fillCart, before: untilFilled },
    { path: '/checkout' },
    { path: '/login', before: customerLogIn },
    ...['/my-domains', '/invoices', '/profile', '/settings'].map((path) => ({ path })),
  ]
}
