import { loadMessages } from '@/lib/i18n/messages'
import type { AskSection, FindBundled, SectionSources } from './load-section-data'

const ask: AskSection = async (locale, section) => {
  const response = await fetch(`/api/data/${locale}/${encodeURIComponent(section)}`, { credentials: 'same-origin' })
  return response.ok ? { body: await response.json() } : null
}

/**
 * §7: the words of a section that the site itself was built with. Only our own words are bundled: what customers said, what
 * was counted and what things cost is never shown from a build, because it may no longer be true.
 */
const findBundled: FindBundled = async (locale, section) => {
  const { bundledSections } = await loadMessages(locale)
  const bundled: Readonly<Record<string, unknown>> = {
    'domain-search': { ...bundledSections.domainSearch, href: '/domains/search' },
    migration: { ...bundledSections.migration, href: '/contact' },
  }
  return Object.hasOwn(bundled, section) ? bundled[section] : null
}

/** The shop's API and what was built in. */
export const sectionSources: SectionSources = { ask, findBundled }
