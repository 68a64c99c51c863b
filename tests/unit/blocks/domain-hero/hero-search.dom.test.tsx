import { beforeEach, describe, expect, it, vi } from 'vitest'
import { HeroSearch } from '@/blocks/domain-hero/hero-search.client'
import type { HeroResultsProps } from '@/components/domains/hero-results-slot'
import en from '@/lib/i18n/messages/en.json'
import { broadcastAddress } from '@/components/ui/address/address.client'
import { settle } from '../../../support/in-a-browser'
import { mount } from '../../../support/mount'

// happy-dom has no layout and measures no fonts.
vi.mock('@/components/ui/plate/fit-plate.client', () => ({ useFitPlate: () => {} }))

const labels = { field: 'Name', count: '#', search: 'Search', searching: 'Searching…', results: 'Results', example: 'e.g. #' }
const revealed = vi.fn()

const Results = ({ query, onSearchFor, onSearching }: HeroResultsProps) => (
  <>
    <output>{query}</output>
    <button onClick={() => onSearching(false)}>Answered</button>
    <button onClick={() => onSearchFor('get-otterbean.com')}>Use it</button>
  </>
)

const open = (address = '/en') =>
  mount(<HeroSearch action="/en/domains/search" placeholderNames={['otterbean']} labels={labels} Results={Results} />, address)
const input = () => document.querySelector('input') as HTMLInputElement
const button = () => document.querySelector('button[type=submit]') as HTMLButtonElement
const panel = () => document.querySelector<HTMLElement>('.hero__results')
const sentence = () => document.querySelector('.hero__missing')?.textContent

const type = (text: string) =>
  settle(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
const send = () => settle(() => document.querySelector('form')?.requestSubmit())

beforeEach(() => {
  revealed.mockClear()
  Element.prototype.scrollIntoView = revealed
})

describe('the home page search', () => {
  it.each([
    ['otterbean', 'otterbean'],
    ['https://www.OtterBean.com/menu', 'otterbean.com'],
    ['www.otterbean.com', 'otterbean.com'],
    ["Otter's Bean", 'ottersbean'],
  ])('S11, S13: shows results of %j in place, focuses them and puts the domain into the URL', async (typed, name) => {
    await open()
    await type(typed)
    await send()
    expect(document.querySelector('output')?.textContent).toBe(name)
    expect(window.location.search).toBe(`?q=${name}`)
    expect(document.activeElement).toBe(panel())
    expect(revealed).toHaveBeenCalledTimes(1)
    expect(input().value).toBe(name)
  })

  it('S6: restores results from the URL, without scrolling', async () => {
    await open('/en?q=otterbean')
    expect(document.querySelector('output')?.textContent).toBe('otterbean')
    expect(input().value).toBe('otterbean')
    expect(revealed).not.toHaveBeenCalled()
  })

  it('S6: follows Back to the previous search, and to none', async () => {
    await open('/en?q=otterbean')
    await settle(() => {
      window.history.replaceState(null, '', '/en')
      broadcastAddress()
    })
    expect(panel()).toBeNull()
    expect(input().value).toBe('')
  })

  it('searches the alternative of a taken domain', async () => {
    const hero = await open('/en?q=otterbean')
    await hero.press('Use it')
    expect(window.location.search).toBe('?q=get-otterbean.com')
    expect(input().value).toBe('get-otterbean.com')
  })

  it('§5.13: disables its button for empty or invalid input, shows errors at once, and explains on click', async () => {
    await open()
    expect(button().getAttribute('aria-disabled')).toBe('true')
    expect(sentence()).toBe('')
    await send()
    expect(sentence()).toBe(en.validation.required)
    expect(document.activeElement).toBe(input())
    await type('www')
    expect(sentence()).toBe(en.validation.reservedWord)
    expect(input().getAttribute('aria-invalid')).toBe('true')
    await send()
    expect(panel()).toBeNull()
    await type('otterbean')
    expect(button().hasAttribute('aria-disabled')).toBe(false)
  })

  it('§2.29: ignores three spaces', async () => {
    await open()
    await type('   ')
    await send()
    expect(panel()).toBeNull()
    expect(window.location.search).toBe('')
  })

  it('shows progress until the response', async () => {
    const hero = await open()
    await type('otterbean')
    await send()
    expect(button().textContent).toBe(labels.searching)
    expect(panel()?.getAttribute('aria-busy')).toBe('true')
    await hero.press('Answered')
    expect(button().textContent).toBe(labels.search)
  })

  it('S12: explains why an umlaut is not searched, and searches the selected spelling', async () => {
    const hero = await open()
    await type('bäckerei')
    expect(hero.seen()).toContain(en.validation.plainSpellings)
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.spellings a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/domains/search?q=baeckerei', '/en/domains/search?q=backerei'])
    await settle(() => links[1]?.click())
    expect(window.location.search).toBe('?q=backerei')
  })
})
