import { loadMessages } from '@/lib/i18n/messages'
import type { FetchSection, FindBundled, SectionSources } from './load-section-data'

const ask: FetchSection = async (locale, section) => {
  const response = await fetch(`/api/data/${locale}/${encodeURIComponent(section)}`, { credentials: 'same-origin' })
  return response.ok ? { body: await response.json() } : null
}

/** §7: texts bundled at build time. Only our own copy: testimonials, figures and prices may be outdated and are never bundled. */
const findBundled: FindBundled = async (locale, section) => {
  const { bundledSections } = await loadMessages(locale)
  const bundled: Readonly<Record<string, unknown>> = {
    'domain-search': { ...bundledSections.domainSearch, href: '/domains/search' },
    migration: { ...bundledSections.migration, href: '/contact' },
  }
  return Object.hasOwn(bundled, section) ? bundled[section] : null
}

export const sectionSources: SectionSources = { ask, findBundled }
