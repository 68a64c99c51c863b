/** Terms of searches that ran, newest first, without repeats (S7). */
export type SearchHistory = readonly string[]

export const emptyHistory: SearchHistory = []

/** A search ran: its term comes first, an older entry of the same term goes, at most `limit` are kept (§9). */
export const addToHistory = (history: SearchHistory, term: string, limit: number): SearchHistory =>
  term === '' ? history : [term, ...history.filter((known) => known !== term)].slice(0, limit)

/** The newest `count` terms: what the search bar shows (§9). */
export const newestTerms = (history: SearchHistory, count: number): SearchHistory => history.slice(0, count)

/** What was read back from the browser's store, which anyone may have written: only texts, no repeats, at most `limit`. */
export const readHistory = (stored: unknown, limit: number): SearchHistory => {
  if (!Array.isArray(stored)) return emptyHistory
  const terms = stored.filter((term): term is string => typeof term === 'string' && /^[a-z0-9-]+$/.test(term))
  return [...new Set(terms)].slice(0, limit)
}
