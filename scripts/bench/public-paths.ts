import { locales } from '../../src/lib/config/locales'

/** Public screens that the map of the site does not list: nobody searches for them, but everybody may open them. */
const unlisted = ['/cart', '/domains/endings', '/domains/search?q=otterbean', '/login', '/register', '/forgot-password']

/** Every page that anybody may open, in each language, as the shop itself lists them. */
export const publicPaths = async (shop: string): Promise<readonly string[]> => {
  const answer = await fetch(`${shop}/sitemap.xml`)
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  return [...new Set([...listed, ...locales.flatMap((locale) => unlisted.map((path) => `/${locale}${path}`))])]
}
