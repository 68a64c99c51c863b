import { beforeEach, describe, expect, it, vi } from 'vitest'
import en from '@/lib/i18n/messages/en.json'
import { DomainSearch } from '@/features/domain-search/domain-search.client'
import { searchTexts } from '@/features/domain-search/find-initial-search'
import type { SearchState, SearchTexts } from '@/features/domain-search/search-state'
import { settle } from '../../../support/in-a-browser'
import { mount } from '../../../support/mount'
import { searchAnswer, searchRow } from '../../../support/names/search-answers'

// happy-dom has no layout and measures no fonts.
vi.mock('@/components/ui/plate/fit-plate.client', () => ({ useFitPlate: () => {} }))

const asked: string[] = []
let answer: { readonly status: number; readonly body: unknown }

const found = {
  ...searchAnswer([searchRow('.com')]),
  results: [{ ...searchRow('.com'), price: 12.99, originalPrice: 15.99, renewal: 14.99 }],
}
const addons = {
  currency: 'USD',
  addons: ['whois-privacy', 'email'].map((id) => ({
    id,
    category: 'privacy',
    name: id,
    description: '',
    features: [],
    price: 4.99,
    originalPrice: null,
    popular: false,
    recommended: id === 'whois-privacy',
    heroGroup: 'security',
    icon: '',
  })),
}

const open = (query = '', initial: SearchState = { phase: 'idle' }, texts: SearchTexts = {}) =>
  mount(
    <DomainSearch
      {...{ query, initial, currency: 'USD', usualRows: 2, preselectRecommended: true }}
      popularExtensions={['.com', '.io']}
      placeholderNames={['otterbean']}
      texts={texts}
    />,
    `/en/domains/search${query === '' ? '' : `?${query}`}`,
  )
const input = () => document.querySelector('input[name=q]') as HTMLInputElement
const type = (text: string) =>
  settle(() => {
    input().focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
const send = () => settle(() => document.querySelector('form')?.requestSubmit())
const error = () => document.querySelector('.search-row__error')?.textContent
const history = () => JSON.parse(localStorage.getItem('recent-domain-searches') ?? '[]') as unknown

beforeEach(() => {
  asked.splice(0)
  localStorage.clear()
  answer = { status: 200, body: found }
  Element.prototype.scrollIntoView = vi.fn()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const { status, body } = path.startsWith('/api/catalog/addons') ? { status: 200, body: addons } : answer
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  })
})

describe('the search page', () => {
  it('§5.10, S2: says that a name is too short for its extension, by press and by address', async () => {
    answer = { status: 400, body: { error: { code: 'validation.tooShort', message: en.validation.tooShort } } }
    await open()
    await type('ab.es')
    await send()
    expect(error()).toBe(en.validation.tooShort)
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(document.querySelector('button[type=submit]')?.getAttribute('aria-disabled')).toBe('true')
    await type('abc.es')
    expect(error()).toBe('')
    await open('q=ab.es')
    expect(error()).toBe(en.validation.tooShort)
    await open('q=ab.es', { phase: 'invalid', term: 'ab.es', error: 'tooShort' })
    expect(error()).toBe(en.validation.tooShort)
  })

  it('§8.2, R20: shows every text of the settings, with its language when it is borrowed', async () => {
    const settings = {
      intro: 'We show three years.',
      placeholder: 'Type a name',
      noResults: 'Nothing here.',
      addonsHeading: 'Extras',
      addonsIntro: 'All of them yearly.',
      borrowed: ['addonsHeading'],
    }
    const texts = searchTexts(settings as never)
    const page = await open('', undefined, texts)
    expect(page.seen()).toContain('We show three years.')
    expect(input().getAttribute('aria-label')).toBe('Type a name')
    await type('otterbean')
    await send()
    await page.press('Choose')
    await settle(() => vi.dynamicImportSettled())
    expect(page.seen('.addon-picker')).toContain('Extras All of them yearly.')
    expect(document.querySelector('.addon-picker__heading')?.getAttribute('lang')).toBe('en')
    answer = { status: 200, body: { ...found, results: [] } }
    await type('noresult')
    await send()
    expect(page.seen('.search-face')).toContain('Nothing here.')
  })

  it('§2.25: an extension can be chosen before the name is typed, and goes with it', async () => {
    const page = await open()
    await page.press('.io')
    const chosen = () => [...document.querySelectorAll('.quick [aria-pressed=true]')].map(({ textContent }) => textContent)
    expect(chosen()).toEqual(['.io'])
    expect(asked).toEqual([])
    await type('otterbean')
    await send()
    expect(window.location.search).toBe('?q=otterbean.io')
    await type('rosa')
    await page.press('.com')
    expect(window.location.search).toBe('?q=rosa.com')
  })

  it('§2.25: the list opens below the quick buttons', async () => {
    await open()
    await type('otter')
    const list = document.querySelector('.search-dropdown:not([hidden])')
    const quick = document.querySelector('.quick')
    expect(list && quick && quick.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(list?.parentElement).toBe(quick?.closest('form'))
  })

  it('§4.4, S5: keeps what was ticked for a name when its row is closed and opened again', async () => {
    const page = await open('q=otterbean')
    await page.press('Choose')
    const ticks = () => [...document.querySelectorAll<HTMLInputElement>('.addon-choice input')]
    const states = () => ticks().map(({ checked }) => checked)
    expect(states()).toEqual([true, false])
    await settle(() => ticks()[0]?.click())
    await settle(() => ticks()[1]?.click())
    await page.press('Close')
    await page.press('Choose')
    expect(states()).toEqual([false, true])
  })

  it('S7: keeps a search that was answered in the history, and none that failed', async () => {
    answer = { status: 500, body: {} }
    await open('q=otterbean')
    expect(history()).toEqual([])
    answer = { status: 200, body: found }
    await open('q=otterbean')
    expect(history()).toEqual(['otterbean'])
  })

  it('S7: offers recent searches other than the one shown, so that its results stay in place', async () => {
    const recent = () => [...document.querySelectorAll('.quick__lately a')].map((link) => link.textContent)
    await open('q=otterbean')
    expect(recent()).toEqual([])
    await type('riverbank')
    await send()
    expect(recent()).toEqual(['otterbean'])
  })

  it('S11: searches for what was meant, and shows it in the field and the address', async () => {
    await open()
    await type("Otter's Bean")
    expect(error()).toBe('')
    await send()
    expect(window.location.search).toBe('?q=ottersbean')
    expect(input().value).toBe('ottersbean')
  })

  it('S13: leads to the results when they are not on the screen', async () => {
    await open()
    await type('otterbean')
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 5000 } as DOMRect)
    await send()
    expect(document.activeElement).toBe(document.querySelector('.search-list'))
    vi.mocked(Element.prototype.getBoundingClientRect).mockRestore()
  })

  it('says once that it searches: the rows on their way are only drawn', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    await open('q=otterbean')
    const rows = [...document.querySelectorAll('tbody tr')]
    expect(rows).toHaveLength(2)
    expect(rows.every((row) => row.getAttribute('aria-hidden') === 'true')).toBe(true)
    expect(
      [...document.querySelectorAll('[role=status]')].filter(({ textContent }) => textContent === en.domainSearch.searching),
    ).toHaveLength(1)
  })

  it('S12: offers the plain spellings of an umlaut, as links without script', async () => {
    const page = await open('q=b%C3%A4ckerei', { phase: 'invalid', term: 'bäckerei', error: 'invalidCharacters' })
    expect(page.seen()).toContain(en.validation.plainSpellings)
    await settle(() => document.querySelector<HTMLAnchorElement>('.spellings a')?.click())
    expect(window.location.search).toBe('?q=baeckerei')
  })
})
