import { createTranslator } from 'next-intl'
import { describe, expect, it, vi } from 'vitest'
import { isComplete, locales, type Locale } from '@/lib/config/locales'
import { sections } from '@/blocks/registry'
import { loadMessages } from '@/lib/i18n/messages'
import { blank, failureMessage, type SectionWords } from '@/components/section-data/section-words'

// Form blocks import server actions, which need a running shop.
vi.mock('@/request-context', () => ({}))

const wordsIn = async (locale: Locale): Promise<SectionWords> => {
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'sectionData' })
  return {
    failures: {
      resourceCentre: t('failures.resourceCentre'),
      technicalFeatures: t('failures.technicalFeatures'),
      migration: t('failures.migration'),
      services: t('failures.services', { message: blank }),
      domainPricing: t('failures.domainPricing', { message: blank }),
      generic: t('unreadable'),
    },
    notLoaded: t('notLoaded', { section: blank }),
    noAnswer: t('noAnswer'),
    unknown: t('unknown'),
    unreadable: t('unreadable'),
    loading: t('loading'),
    retry: t('retry'),
  }
}

describe('§8: messages of a section that cannot be loaded', () => {
  it('§8.11: match the specification exactly', async () => {
    const words = await wordsIn('en')
    expect(failureMessage('generic', { code: 'not-loaded' }, 'case-studies', words)).toBe('Failed to load case-studies data')
    expect(failureMessage('generic', { code: 'refused', message: null }, 'faq', words)).toBe('Unknown error')
    expect(failureMessage('generic', { code: 'refused', message: 'Closed today' }, 'faq', words)).toBe('Closed today')
    expect(failureMessage('generic', { code: 'unreadable' }, 'faq', words)).toBe('Failed to load data')
    expect(words.loading).toBe('Loading...')
    expect(words.retry).toBe('Retry')
  })

  it.each([
    ['resource-centre', 'Error loading resource center'],
    ['technical-features', 'Error loading technical features'],
    ['migration-form', 'Error loading migration assistance'],
    ['hosting-plans', 'Failed to load services: the server did not respond'],
    ['domain-pricing', 'Failed to load domain pricing: the server did not respond'],
    ['onboarding', 'Failed to load onboarding data'],
  ] as const)('§8.10: %s says "%s"', async (slug, sentence) => {
    const { failure, dataName } = sections[slug]
    if (failure === 'nothing') throw new Error('it says nothing')
    expect(failureMessage(failure, { code: 'not-loaded' }, dataName, await wordsIn('en'))).toBe(sentence)
  })

  it('§7.6: render nothing for domain search, case studies and testimonials', () => {
    const silent = Object.values(sections).filter(({ failure }) => failure === 'nothing')
    expect(silent.map(({ slug }) => slug)).toEqual(['domain-hero', 'testimonials', 'case-studies', 'domain-search-widget'])
  })

  it('§7: use the names of the data endpoint', () => {
    const named = [sections['domain-hero'], sections['domain-search-widget'], sections['migration-form'], sections.faq]
    expect(named.map(({ dataName }) => dataName)).toEqual(['domain-search', 'domain-search', 'migration', 'faq'])
  })

  it('§8: exist in every language', async () => {
    const all = await Promise.all(locales.filter(isComplete).map(wordsIn))
    expect(new Set(all.map(({ failures }) => failures.resourceCentre)).size).toBe(all.length)
    for (const words of all) expect(failureMessage('services', { code: 'not-loaded' }, 'ssl-plans', words)).not.toContain('ssl-plans')
  })
})
