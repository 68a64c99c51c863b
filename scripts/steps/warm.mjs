/** The pages most visits begin with. The first visit of a page draws it, so the first visitor is us. */
export const warmPaths = [
  ...['en', 'es', 'fr', 'de'].flatMap((lang) => [
    `/${lang}`,
    `/${lang}/shared-hosting`,
    `/${lang}/ssl-certificates`,
    `/${lang}/domains/search`,
  ]),
  '/admin/login',
]

/**
 * @param {string} url
 * @param {string[]} [paths]
 * @returns {Promise<string[]>} what did not answer as it should, for a person
 */
export const warmPages = async (url, paths = warmPaths) => {
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
