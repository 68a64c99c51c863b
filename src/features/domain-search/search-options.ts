import { domainSearchLimits, suggestionLimits } from '@/config/limits'
import { cleanSearchTerm } from '@/core/domains/clean-search-term'
import type { SearchHistory } from '@/core/domains/search-history'
import { newestTerms } from '@/core/domains/search-history'
import { suggestLabels } from '@/core/domains/suggest-labels'

export interface SearchOption {
  readonly term: string
  readonly group: 'recent' | 'suggestion'
}

/** S7: the newest searches that go on from what is typed, then suggestions from 2 characters. */
export const searchOptions = (typed: string, history: SearchHistory): readonly SearchOption[] => {
  const term = cleanSearchTerm(typed)
  const recent = newestTerms(
    history.filter((known) => known !== term && known.includes(term)),
    domainSearchLimits.historyShown,
  )
  const suggestions = suggestLabels(typed, suggestionLimits).filter((label) => !recent.includes(label))
  return [
    ...recent.map((known) => ({ term: known, group: 'recent' }) as const),
    ...suggestions.map((label) => ({ term: label, group: 'suggestion' }) as const),
  ]
}
