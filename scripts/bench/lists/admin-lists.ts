import { readFileSync } from 'node:fs'
import { fromRoot } from '../../steps/paths.mjs'

/** What only the address bar opens, as staff do from elsewhere. */
const further = ['/admin', '/admin/collections/coupons?where[or][0][and][0][usageLimit][equals]=1'] as const

/** The menu's lists, and the screens of our own, as the shop is configured: a new one is measured without a word here. */
export const listsOn = (menu: string): readonly string[] => {
  const collections = Array.from(menu.matchAll(/\/admin\/collections\/[a-z-]+/g), ([address]) => address)
  const views = Array.from(
    readFileSync(fromRoot('payload.config.ts'), 'utf8').matchAll(/path: '(\/[\w-]+)' \}/g),
    ([, path]) => `/admin${path}`,
  )
  return [...new Set([...further, ...collections, ...views.filter((address) => address !== '/admin/login')])]
}
