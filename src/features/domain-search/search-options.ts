import { domainSearchLimits, suggestionLimits } from '@/lib/config/limits'
import { cleanSearchTerm } from '@/core/domains/parse-domain'
import { type SearchHistory, newestTerms, suggestLabels } from '@/core/domains/search'

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
