import { describe, expect, it, vi } from 'vitest'
import { CmsPage } from '@/app/cms-page'
import { markBorrowed } from '@/core/translations/borrowed'
import { drawInWords } from '../../support/draw-in-words'

vi.mock('@/request-context', () => ({ readShell: async () => ({ settings: {} }), transferDelays: null }))
// Server components that read on their own.
vi.mock('@/app/page-breadcrumbs', () => ({ PageBreadcrumbs: () => null, findTrail: async () => [] }))
vi.mock('@/app/page-structured-data', () => ({ PageStructuredData: () => null }))

const invitation = (id: string, heading: string | null) => ({ id, blockType: 'call-to-action', heading, buttonLabel: heading, href: '/' })
const pageOf = (title: string | null, headings: readonly (string | null)[]) => ({
  title,
  layout: headings.map((heading, index) => invitation(String(index), heading)),
})
const english = {
  ...pageOf('About us', ['First', 'Second', 'Third', 'Fourth']),
  id: 'p',
  path: '/about',
  updatedAt: '2026-11-01T00:00:00.000Z',
}

/** The language marked on each heading of the page, drawn in French. */
const headingLanguages = async (title: string | null, headings: readonly (string | null)[]) => {
  const own = pageOf(title, headings)
  const layout = english.layout.map((block, index) => ({ ...block, heading: headings[index] ?? block.heading }))
  const page = markBorrowed({ ...english, title: title ?? english.title, layout }, own)
  document.body.innerHTML = drawInWords(await CmsPage({ page: page as never, locale: 'fr' }), 'fr')
  return Object.fromEntries(
    [...document.querySelectorAll('h1, h2')].map((heading) => [
      heading.textContent,
      heading.closest('[lang]')?.getAttribute('lang') ?? 'as the page',
    ]),
  )
}

describe('R20: a French page with English texts', () => {
  it('marks its borrowed blocks, and no others, as English', async () => {
    expect(await headingLanguages('À propos', [null, null, 'Troisième', null])).toEqual({
      'À propos': 'as the page',
      First: 'en',
      Second: 'en',
      Troisième: 'as the page',
      Fourth: 'en',
    })
    expect(document.querySelectorAll('[lang]')).toHaveLength(2)
  })

  it('marks a borrowed title as English', async () => {
    expect(await headingLanguages(null, ['Un', 'Deux', 'Trois', 'Quatre'])).toMatchObject({ 'About us': 'en', Un: 'as the page' })
  })
})
