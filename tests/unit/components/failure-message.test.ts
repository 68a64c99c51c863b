import { createTranslator } from 'next-intl'
import { describe, expect, it, vi } from 'vitest'
import { isComplete, locales, type Locale } from '@/lib/config/locales'
import { sections } from '@/blocks/registry'
import { loadMessages } from '@/lib/i18n/messages'
import { failureMessage } from '@/components/section-data/failure-message'

// Form blocks import server actions, which need a running shop.
vi.mock('@/request-context', () => ({}))

type Cause = Parameters<typeof failureMessage>[2]

const messageOf = async (slug: keyof typeof sections, cause: Cause, locale: Locale = 'en') => {
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'sectionData' })
  return failureMessage(t, sections[slug], cause)
}

describe('§8: messages of a section that fails', () => {
  it.each([
    ['resource-centre', 'Error loading resource center'],
    ['technical-features', 'Error loading technical features'],
    ['migration-form', 'Error loading migration assistance'],
    ['hosting-plans', 'Failed to load services: Unknown error'],
    ['domain-pricing', 'Failed to load domain pricing: Unknown error'],
  ] as const)('§8.10, §8.13, §8.15, §8.17 to §8.19: %s says "%s", wherever it fails', async (slug, sentence) => {
    expect(await messageOf(slug, 'not-loaded')).toBe(sentence)
    expect(await messageOf(slug, 'broken')).toBe(sentence)
  })

  it('§8.14: names a section that the server could not load', async () => {
    expect(await messageOf('onboarding', 'not-loaded')).toBe('Failed to load onboarding data')
  })

  it('§8.16: is generic for a section that broke in the browser', async () => {
    expect(await messageOf('onboarding', 'broken')).toBe('Failed to load data')
  })

  it('§7.6: leave out domain search, case studies and testimonials', async () => {
    const silent = Object.values(sections).filter(({ failure }) => failure === 'nothing')
    expect(silent.map(({ slug }) => slug)).toEqual(['domain-hero', 'testimonials', 'case-studies', 'domain-search-widget'])
    expect(await messageOf('testimonials', 'not-loaded')).toBeNull()
    expect(await messageOf('testimonials', 'broken')).toBeNull()
  })

  it('§7: use the names of the data endpoint', () => {
    const named = [sections['domain-hero'], sections['domain-search-widget'], sections['migration-form'], sections.faq]
    expect(named.map(({ dataName }) => dataName)).toEqual(['domain-search', 'domain-search', 'migration', 'faq'])
  })

  it('§8: exist in every language', async () => {
    const complete = locales.filter(isComplete)
    for (const slug of ['resource-centre', 'hosting-plans', 'faq'] as const) {
      const all = await Promise.all(complete.map((locale) => messageOf(slug, 'not-loaded', locale)))
      expect(new Set(all).size, slug).toBe(complete.length)
    }
  })
})
