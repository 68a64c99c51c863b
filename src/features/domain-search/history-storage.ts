import { domainSearchLimits } from '@/lib/config/limits'
import { addToHistory, emptyHistory, readHistory, type SearchHistory } from '@/core/domains/search'

const storageKey = 'recent-domain-searches'

/** S7: the browser may refuse its store (private mode, full, switched off); then the history lasts as long as the page. */
const withStore = <Outcome>(act: (store: Storage) => Outcome, otherwise: Outcome): Outcome => {
  try {
    return act(window.localStorage)
  } catch {
    return otherwise
  }
}

export const loadHistory = (): SearchHistory =>
  withStore((store) => readHistory(JSON.parse(store.getItem(storageKey) ?? '[]'), domainSearchLimits.historyKept), emptyHistory)

export const rememberSearch = (history: SearchHistory, term: string): SearchHistory => {
  const next = addToHistory(history, term, domainSearchLimits.historyKept)
  withStore((store) => store.setItem(storageKey, JSON.stringify(next)), undefined)
  return next
}

export const clearHistory = (): SearchHistory => {
  withStore((store) => store.removeItem(storageKey), undefined)
  return emptyHistory
}
