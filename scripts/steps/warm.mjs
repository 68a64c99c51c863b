import { importTypeScript } from './typescript.mjs'

/**
 * Common landing pages in every language, rendered before visitors request them.
 * @returns {Promise<string[]>}
 */
export const findWarmPaths = async () => {
  const { locales } = await importTypeScript('src/lib/config/locales.ts')
  const pages = ['', '/shared-hosting', '/ssl-certificates', '/domains/search']
  return [...locales.flatMap((/** @type {string} */ locale) => pages.map((page) => `/${locale}${page}`)), '/admin/login']
}

/**
 * @param {string} url
 * @param {string[]} paths
 * @returns {Promise<string[]>} failures, as messages
 */
export const warmPages = async (url, paths) => {
  /** @type {string[]} */
  const troubles = []
  for (const path of paths) {
    try {
      const response = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(60_000) })
      await response.arrayBuffer()
      if (!response.ok) troubles.push(`${path} answered ${response.status}`)
    } catch (error) {
      troubles.push(`${path} did not answer (${error instanceof Error ? error.message : String(error)})`)
    }
  }
  return troubles
}
