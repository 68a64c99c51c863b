import type { DomainSearchAnswer } from '@/modules/domains/schema'
import { domainNameErrors } from '@/core/domains/types'
import { searchInMinorUnits } from '@/parts/api/in-minor-units'
import { IslandWords } from '@/parts/words/island-words'
import { DomainSearch, type DomainSearchProps } from './domain-search.client'
import type { SearchState } from './search-state'

/** What the server found for the address's `q`: results, or the code of the refusal (`validation.hyphenPosition`, …). */
export type InitialSearch =
  | { readonly q: string; readonly answer: DomainSearchAnswer }
  | { readonly q: string; readonly refusal: string; readonly message?: string }

interface DomainSearchPageProps extends Omit<DomainSearchProps, 'initial'> {
  /** `null` without a `q`. The rows are in the page without script as well. */
  readonly initial: InitialSearch | null
}

export const toSearchState = (initial: InitialSearch | null): SearchState => {
  if (initial === null) return { phase: 'idle' }
  const { q: term } = initial
  if ('answer' in initial) return { phase: 'loaded', term, answer: searchInMinorUnits(initial.answer), isStaggered: false, askingAgain: [] }
  const error = domainNameErrors.find((known) => initial.refusal === `validation.${known}`)
  return error ? { phase: 'invalid', term, error } : { phase: 'failed', term, message: initial.message ?? null }
}

/** `/{lang}/domains/search`. */
export const DomainSearchPage = ({ initial, ...props }: DomainSearchPageProps) => (
  <IslandWords namespaces={['domainSearch']}>
    <DomainSearch {...props} initial={toSearchState(initial)} />
  </IslandWords>
)
