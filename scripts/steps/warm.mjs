import { importTypeScript } from './typescript.mjs'

/**
 * The pages most visits begin with, in every language. The first visit of a page draws it, so the first visitor is us.
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
 * @returns {Promise<string[]>} what did not answer as it should, for a person
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
