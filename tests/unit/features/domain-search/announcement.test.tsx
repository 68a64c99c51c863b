import { describe, expect, it } from 'vitest'
import { SearchResults } from '@/features/domain-search/search-results.client'
import type { SearchState } from '@/features/domain-search/search-state'
import { drawInWords } from '../../../support/draw-in-words'
import { searchAnswer } from '../../../support/names/search-answers'

const answer = searchAnswer()
const nothing = () => {}

const saidIn = (state: SearchState) => {
  const html = drawInWords(
    <SearchResults
      {...{ state, currency: 'USD', preselectRecommended: false }}
      order="popular"
      grouping="families"
      onAskAgain={nothing}
      onAskMore={nothing}
      onSearchFor={nothing}
    />,
  )
  return /^<p class="visually-hidden" role="status" lang="en">([^<]*)<\/p>/.exec(html)?.[1]
}

describe('the search announcement', () => {
  it('has a live region before any text, so that it is read', () => {
    expect(saidIn({ phase: 'idle' })).toBe('')
    expect(saidIn({ phase: 'failed', term: 'otterbean', message: null })).toBe('')
    expect(saidIn({ phase: 'searching', term: 'otterbean', expectedRows: 2 })).toBe('Searching…')
    expect(saidIn({ phase: 'loaded', term: 'otterbean', answer, isStaggered: false, askingAgain: [] })).toBe('No results for otterbean.')
  })
})
