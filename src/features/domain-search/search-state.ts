import type { DomainNameError } from '@/core/domains/types'
import type { SearchInMinorUnits } from '@/parts/api/in-minor-units'

export type DomainResult = SearchInMinorUnits['results'][number]
export type DomainSearchResults = SearchInMinorUnits

/** §4: idle, searching, results, and the ways a search can end without any. */
export type SearchState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'invalid'; readonly term: string; readonly error: DomainNameError }
  | { readonly phase: 'searching'; readonly term: string; readonly expectedRows: number }
  | {
      readonly phase: 'loaded'
      readonly term: string
      readonly answer: DomainSearchResults
      /** Rows come in one by one, or all at once when they were there before (a new currency, Back). */
      readonly isStaggered: boolean
      readonly askingAgain: readonly string[]
      /** Another page of endings is on its way. */
      readonly isAskingMore?: boolean
    }
  | { readonly phase: 'failed'; readonly term: string; readonly message: string | null }

export type SearchEvent =
  | { readonly type: 'cleared' }
  | { readonly type: 'refused'; readonly term: string; readonly error: DomainNameError }
  | { readonly type: 'started'; readonly term: string; readonly expectedRows: number }
  | { readonly type: 'answered'; readonly term: string; readonly answer: DomainSearchResults; readonly isStaggered: boolean }
  | { readonly type: 'failed'; readonly term: string; readonly message: string | null }
  | { readonly type: 'asked-again'; readonly domain: string }
  | { readonly type: 'asked-more' }
  /** `null` where no answer came: the button is there again. */
  | { readonly type: 'more-answered'; readonly answer: DomainSearchResults | null }
  | { readonly type: 'row-answered'; readonly domain: string; readonly result: DomainResult | null }

/** S3: only the asked row changes; no answer leaves it as unknown as it was. */
const withRow = (answer: DomainSearchResults, domain: string, result: DomainResult | null): DomainSearchResults =>
  result === null ? answer : { ...answer, results: answer.results.map((row) => (row.domain === domain ? result : row)) }

/** The next page below the rows that are there; one of them that comes again stays where it is. */
const withMore = (answer: DomainSearchResults, more: DomainSearchResults): DomainSearchResults => {
  const there = new Set(answer.results.map(({ domain }) => domain))
  return { ...answer, results: [...answer.results, ...more.results.filter(({ domain }) => !there.has(domain))], nextPage: more.nextPage }
}

export const searchReducer = (state: SearchState, event: SearchEvent): SearchState => {
  switch (event.type) {
    case 'cleared':
      return { phase: 'idle' }
    case 'refused':
      return { phase: 'invalid', term: event.term, error: event.error }
    case 'started':
      return { phase: 'searching', term: event.term, expectedRows: event.expectedRows }
    case 'answered':
      return { phase: 'loaded', term: event.term, answer: event.answer, isStaggered: event.isStaggered, askingAgain: [] }
    case 'failed':
      return { phase: 'failed', term: event.term, message: event.message }
    case 'asked-again':
      return state.phase === 'loaded' ? { ...state, askingAgain: [...state.askingAgain, event.domain] } : state
    case 'asked-more':
      return state.phase === 'loaded' ? { ...state, isAskingMore: true } : state
    case 'more-answered':
      return state.phase === 'loaded'
        ? { ...state, isStaggered: false, isAskingMore: false, answer: event.answer ? withMore(state.answer, event.answer) : state.answer }
        : state
    case 'row-answered':
      return state.phase === 'loaded'
        ? {
            ...state,
            answer: withRow(state.answer, event.domain, event.result),
            askingAgain: state.askingAgain.filter((domain) => domain !== event.domain),
          }
        : state
    default:
      return event satisfies never
  }
}
