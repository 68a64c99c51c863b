import { readFileSync } from 'node:fs'
import { fromRoot } from '../../../scripts/lib/project.mjs'

/** Not linked from the menu: filtered lists that staff reach by URL. */
const further = ['/admin', '/admin/collections/coupons?where[or][0][and][0][usageLimit][equals]=1'] as const

/** All lists of the menu and all custom screens of the configuration, so that new ones are measured too. */
export const listsOn = (menu: string): readonly string[] => {
  const collections = Array.from(menu.matchAll(/\/admin\/collections\/[a-z-]+/g), ([address]) => address)
  const views = Array.from(
    readFileSync(fromRoot('payload.config.ts'), 'utf8').matchAll(/path: '(\/[\w-]+)' \}/g),
    ([, path]) => `/admin${path}`,
  )
  return [...new Set([...further, ...collections, ...views.filter((address) => address !== '/admin/login')])]
}
