'use client'

import { useCallback, useEffect, useState } from 'react'
import { type SearchHistory, emptyHistory } from '@/core/domains/search'
import { clearHistory, loadHistory, rememberSearch } from './history-storage'

/** S7: the searches that ran in this browser, newest first. Empty on the server and before the page is alive. */
export const useSearchHistory = () => {
  const [history, setHistory] = useState<SearchHistory>(emptyHistory)
  useEffect(() => {
    setHistory(loadHistory())
  }, [])
  const remember = useCallback((term: string) => setHistory((known) => rememberSearch(known, term)), [])
  const clear = useCallback(() => setHistory(clearHistory()), [])
  return { history, remember, clear }
}
