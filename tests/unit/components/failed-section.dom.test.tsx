import { act } from 'react'
import { createTranslator } from 'next-intl'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sections } from '@/blocks/registry'
import { loadMessages } from '@/lib/i18n/messages'
import { FailedSection } from '@/components/section-data/failed-section.client'
import { SectionBoundary } from '@/components/section-data/section-boundary.client'
import { blank, type SectionWords } from '@/components/section-data/section-words'
import { SectionWordsProvider } from '@/components/section-data/section-words.client'
import { show } from '../../support/in-a-browser'

// Form blocks import server actions, which need a running shop.
vi.mock('@/request-context', () => ({}))
const refresh = vi.hoisted(() => vi.fn())
// Stable, as in Next: a new router per render would reload on every render.
vi.mock('next/navigation', () => {
  const router = { refresh }
  return { useRouter: () => router }
})

const asked: string[] = []
const unavailable = () => new Response(null, { status: 500 })
let answer = unavailable
beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer()
  })
})

let words: SectionWords
beforeAll(async () => {
  const t = createTranslator({ locale: 'en', messages: await loadMessages('en'), namespace: 'sectionData' })
  words = {
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
})

afterEach(() => {
  asked.splice(0)
  refresh.mockClear()
  answer = unavailable
})

/** Polls with event loop turns inside `act`; module loading takes its time. */
const until = async <Found,>(find: () => Found | null): Promise<Found> => {
  const latest = performance.now() + 20_000
  while (performance.now() < latest) {
    const found = find()
    if (found !== null) return found
    await act(() => new Promise((next) => setTimeout(next, 1)))
  }
  throw new Error('It never came')
}

const alertIn = (place: HTMLElement): Promise<Element> => until(() => place.querySelector('[role=alert]'))

describe('§8: a section that cannot be loaded', () => {
  it.each([
    ['resource-centre', 'Error loading resource center'],
    ['technical-features', 'Error loading technical features'],
    ['migration-form', 'Error loading migration assistance'],
    ['hosting-plans', 'Failed to load services: the server did not respond'],
    ['domain-pricing', 'Failed to load domain pricing: the server did not respond'],
    ['onboarding', 'Failed to load onboarding data'],
  ] as const)('§8.10, §8.13, §8.14, §8.17 to §8.19: %s says "%s", and retries on request', async (slug, sentence) => {
    const { failure, dataName } = sections[slug]
    const place = await show(
      <SectionWordsProvider locale="en" words={words}>
        <FailedSection dataName={dataName} failure={failure} heading="What it is called" />
      </SectionWordsProvider>,
    )
    const alert = await alertIn(place)
    expect(alert.querySelector('p')?.textContent).toBe(sentence)
    expect(place.querySelector('h2')?.textContent).toBe('What it is called')
    const retry = alert.querySelector('button')
    expect(retry?.textContent).toBe('Retry')
    await act(async () => retry?.click())
    await alertIn(place)
    expect(asked).toEqual([`/api/data/en/${dataName}`, `/api/data/en/${dataName}`])
  })

  it.each([
    ['resource-centre', 'h1'],
    ['testimonials', 'h1'],
  ] as const)('§2: keeps the page’s h1 of a broken %s', async (slug, tag) => {
    const { failure, dataName } = sections[slug]
    const Broken = () => {
      throw new Error('it broke')
    }
    const silenced = vi.spyOn(console, 'error').mockReturnValue()
    const place = await show(
      <SectionWordsProvider locale="en" words={words}>
        <SectionBoundary dataName={dataName} failure={failure} heading="What it is called" headingLevel={1}>
          <Broken />
        </SectionBoundary>
      </SectionWordsProvider>,
    )
    const heading = await until(() => place.querySelector(tag))
    expect(heading.textContent).toBe('What it is called')
    silenced.mockRestore()
  })

  it('§4.19: is loading until the data is there, then refreshes the page', async () => {
    answer = () => Response.json({ success: true, data: { content: ['a'] }, error: null })
    const place = await show(
      <SectionWordsProvider locale="en" words={words}>
        <FailedSection dataName="faq" failure="generic" heading={null} />
      </SectionWordsProvider>,
    )
    await until(() => (refresh.mock.calls.length > 0 ? true : null))
    expect(place.querySelector('[role=status]')?.textContent).toBe('Loading...')
    expect(place.querySelector('[role=alert]')).toBeNull()
  })

  it('§8.16: says that it cannot show its data when it fails in the browser, and shows it after Retry', async () => {
    answer = () => Response.json({ success: true, data: { content: ['a'] }, error: null })
    let isBroken = true
    const Fragile = () => {
      if (isBroken) throw new Error('it broke')
      return <p>All is well</p>
    }
    const silenced = vi.spyOn(console, 'error').mockReturnValue()
    const place = await show(
      <SectionWordsProvider locale="en" words={words}>
        <SectionBoundary dataName="faq" failure="generic" heading={null} headingLevel={2}>
          <Fragile />
        </SectionBoundary>
      </SectionWordsProvider>,
    )
    const alert = await alertIn(place)
    expect(alert.querySelector('p')?.textContent).toBe('Failed to load data')
    expect(asked).toEqual([])
    isBroken = false
    await act(async () => alert.querySelector('button')?.click())
    await until(() => (place.textContent === 'All is well' ? true : null))
    silenced.mockRestore()
  })

  it('§7.6: renders nothing for testimonials', async () => {
    const { failure, dataName } = sections.testimonials
    const place = await show(
      <SectionWordsProvider locale="en" words={words}>
        <FailedSection dataName={dataName} failure={failure} heading={null} />
      </SectionWordsProvider>,
    )
    await until(() => (asked.length > 0 ? asked : null))
    await act(async () => undefined)
    expect(asked).toEqual([`/api/data/en/${dataName}`])
    expect(place.textContent).toBe('')
  })
})
