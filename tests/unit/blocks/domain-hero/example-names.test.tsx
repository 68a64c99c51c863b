import { beforeAll, describe, expect, it, vi } from 'vitest'
import { locales } from '@/lib/config/locales'
import { HeroSearch } from '@/blocks/domain-hero/hero-search.client'
import { WidgetForm } from '@/blocks/domain-search-widget/widget-form.client'
import { SearchBar } from '@/features/domain-search/search-bar.client'
import { DomainStep } from '@/blocks/transfer-wizard/steps.client'
import { loadMessages } from '@/lib/i18n/messages'
import { setVisitorName } from '@/components/ui/visitor-name/visitor-name-store'
import { drawInWords } from '../../../support/draw-in-words'

// Hydrated page: reads the store's current value instead of the server's.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: <Held,>(_: unknown, now: () => Held) => now(),
}))

const nothing = () => {}
const placeholderNames = ['otterbean']

beforeAll(() => setVisitorName('my-own-bakery'))

describe.each(locales)('an empty domain field in %s', (locale) => {
  const bar = (
    <SearchBar
      label="Find your domain name"
      {...{ placeholderNames, typed: '', isSearching: false, error: null, isButtonOff: true, history: [] }}
      onTyped={nothing}
      onSearch={nothing}
      onSubmit={nothing}
      onClearHistory={nothing}
    />
  )
  const step = (
    <DomainStep
      {...{ placeholderNames, fieldRef: { current: null }, largest: '72px', startWith: '', freeName: null }}
      onEdit={nothing}
      onSubmit={async () => ({})}
    />
  )
  const labels = { field: 'Name', count: '#', search: 'Search', searching: 'Searching', results: 'Results' }

  it('shows a marked example, and never the visitor’s domain', async () => {
    const { domainHero, domainSearch, domainSearchWidget, transferWizard } = await loadMessages(locale)
    const hero = (
      <HeroSearch
        action="/"
        placeholderNames={placeholderNames}
        labels={{ ...labels, example: domainHero.example.replace('{name}', '#') }}
      />
    )
    const widget = (
      <WidgetForm
        action="/"
        placeholderNames={placeholderNames}
        labels={{ ...labels, example: domainSearchWidget.example.replace('{name}', '#') }}
      />
    )
    for (const [field, example, name] of [
      [hero, domainHero.example, 'otterbean'],
      [widget, domainSearchWidget.example, 'otterbean'],
      [bar, domainSearch.example, 'otterbean'],
      [step, transferWizard.example, 'otterbean.com'],
    ] as const) {
      const html = drawInWords(field, locale)
      expect(example).toMatch(/^\p{Ll}.*\s\{name\}$/u)
      expect(html).toContain(example.replace('{name}', name))
      expect(html).not.toContain('my-own-bakery')
    }
  })
})
