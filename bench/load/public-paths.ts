import { Fault } from '../../scripts/lib/output.mjs'
import { locales } from '../../src/lib/config/locales'

/** Public screens missing from the sitemap. */
const unlisted = ['/cart', '/domains/endings', '/domains/search?q=otterbean', '/login', '/register', '/forgot-password']

/** All public pages in each language, from the sitemap. */
export const publicPaths = async (shop: string): Promise<readonly string[]> => {
  const answer = await fetch(`${shop}/sitemap.xml`).catch(() => {
    throw new Fault(`No shop is responding at ${shop}`, 'Start one with npm start, or pass its URL.')
  })
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  return [...new Set([...listed, ...locales.flatMap((locale) => unlisted.map((path) => `/${locale}${path}`))])]
}
