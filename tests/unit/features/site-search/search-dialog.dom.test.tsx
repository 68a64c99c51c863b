import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchDialog } from '@/features/site-search/search-dialog.client'
import type { SiteSearchHit, SiteSearchWords } from '@/features/site-search/search-faces.client'
import { settle, show } from '../../../support/in-a-browser'

const push = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const found = (title: string, href: string): SiteSearchHit => ({
  kind: 'page',
  title,
  titleMarks: [],
  description: '',
  descriptionMarks: [],
  heading: null,
  price: null,
  href,
})
const results = [found('VPS hosting', '/en/vps-hosting'), found('DNS tool', '/en/domains/dns'), found('DNS explained', '/en/resources/dns')]
const words: SiteSearchWords = {
  open: 'Search',
  title: 'Search the site',
  field: 'Search',
  close: 'Close',
  loading: 'Loading',
  results: 'Results',
  popular: 'Popular',
  recent: 'Recent',
  forget: 'Clear',
  empty: 'Nothing found.',
  emptyHint: 'Is it a domain?',
  searchName: 'Search domains',
  failed: 'The search failed.',
  retry: 'Try again',
  kinds: { page: 'Page', plan: 'Plan', extension: 'Extension', resource: 'Article', question: 'Question', domain: 'Domain search' },
  periods: { monthly: '/month', quarterly: '/3 months', semiannual: '/6 months', yearly: '/year', biennial: '/2 years' },
  noResults: 'No results',
  counts: { one: '# result', other: '# results' },
}

const openSearch = async () => {
  const onClose = vi.fn()
  await show(<SearchDialog locale="en" words={words} onClose={onClose} />)
  await vi.waitFor(async () => {
    await settle(() => sleep(5))
    expect(document.querySelectorAll('[role=option]')).toHaveLength(results.length)
  })
  return onClose
}
const press = (...keys: readonly string[]) =>
  keys.reduce(
    (before, key) =>
      before.then(() =>
        settle(() =>
          document.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
        ),
      ),
    Promise.resolve(),
  )
const selected = () => document.querySelector('[aria-selected=true] b')?.textContent

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ results, suggestions: [] })))
afterEach(() => push.mockClear())

describe('the site search', () => {
  it.each([
    ['the first result', [], 'VPS hosting', '/en/vps-hosting'],
    ['a result chosen with the arrow keys', ['ArrowDown', 'ArrowDown', 'ArrowUp'], 'DNS tool', '/en/domains/dns'],
    ['the last result', ['ArrowUp'], 'DNS explained', '/en/resources/dns'],
  ])('opens %s and closes when Enter is pressed', async (_result, keys, title, href) => {
    const onClose = await openSearch()
    await press(...keys)
    expect(selected()).toBe(title)
    await press('Enter')
    expect(push).toHaveBeenCalledExactlyOnceWith(href)
    expect(onClose).toHaveBeenCalledOnce()
  })
})
