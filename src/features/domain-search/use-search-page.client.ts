'use client'

import { useEffect, useRef, useState } from 'react'
import { parseTypedDomain, writeDomainName } from '@/core/domains/parse-domain'
import { useAddress } from '@/ui/address/use-address.client'
import { setVisitorName } from '@/ui/visitor-name/visitor-name-store'
import type { SearchState } from './search-state'
import { type SortOrder, sortOrders } from './sort-results'
import { useDomainSearch } from './use-domain-search.client'
import { useSearchHistory } from './use-search-history.client'

/** The query with one thing changed; what goes without saying is left out of it. */
const changed = (query: URLSearchParams, name: 'q' | 'sort', value: string | null): URLSearchParams => {
  const next = new URLSearchParams(query)
  if (value === null) next.delete(name)
  else next.set(name, value)
  return next
}

/** S11: a term as it is searched for and shown; what is no name stays as it was typed. */
const cleaned = (term: string): string => {
  const parsed = parseTypedDomain(term)
  return parsed.ok ? writeDomainName(parsed.value) : term.trim()
}

interface SearchPage {
  /** The query of the address, as the server was asked with it. */
  readonly query: string
  /** What the server has found for the `q` of the address; `idle` without one. */
  readonly initial: SearchState
  readonly usualRows: number
  /** S13: a search was asked for on this page. */
  readonly onStart: () => void
}

/** What is typed, searched and found, and the address that says so. */
export const useSearchPage = ({ query: served, initial, usualRows, onStart }: SearchPage, currency: string) => {
  const { query, change } = useAddress(served)
  const q = query.get('q')
  // A `q` the server did not answer is being searched from the first moment on.
  const [first] = useState<SearchState>(
    initial.phase === 'idle' && q !== null ? { phase: 'searching', term: q, expectedRows: usualRows } : initial,
  )
  const order = sortOrders.find((known) => known === query.get('sort')) ?? 'popular'
  const [typed, setTyped] = useState(q ?? '')
  const [isTried, setTried] = useState(initial.phase === 'invalid')
  /** The quick button that was pressed before a name was typed: with its dot. */
  const [preferred, setPreferred] = useState<string | null>(null)
  const { history, remember, clear: clearHistory } = useSearchHistory()
  const { state, search, clear, askAgain, askMore } = useDomainSearch({ currency, initial: first, usualRows, onSearched: remember })
  const lastAsked = useRef(initial.phase === 'idle' ? null : initial.term)

  // Back and Forward change `q` without a press: the search follows the address.
  useEffect(() => {
    if (q === lastAsked.current) return
    lastAsked.current = q
    setTyped(q ?? '')
    setTried(q !== null)
    if (q === null) clear()
    else search(q)
  }, [q, search, clear])

  useEffect(() => {
    if (initial.phase === 'loaded') remember(initial.answer.label)
  }, [initial, remember])

  const start = (term: string) => {
    const parsed = parseTypedDomain(term)
    setTried(true)
    if (!parsed.ok) return setTyped(term.trim())
    const { label, extension } = parsed.value
    const next = `${label}${extension ?? preferred ?? ''}`
    setTyped(next)
    setPreferred(null)
    lastAsked.current = next
    setVisitorName(next)
    change(changed(query, 'q', next))
    search(next)
    onStart()
  }

  const parsed = parseTypedDomain(typed)
  const wrong = parsed.ok || (typed.trim() === '' && !isTried) ? null : parsed.error
  // S2: too short for its extension is known to the shop alone; its answer stands until something else is typed.
  const refused = state.phase === 'invalid' && isTried && cleaned(state.term) === cleaned(typed) ? state.error : null
  const error = wrong ?? refused
  const isSearching = state.phase === 'searching'
  const bar = {
    typed,
    error,
    isButtonOff: !parsed.ok || error !== null || isSearching,
    onTyped: (next: string) => {
      setTyped(next)
      setTried(false)
    },
    // While a search runs it is not asked again, but what is wrong with what is typed is said.
    onSubmit: () => {
      if (!isSearching || !parsed.ok) start(typed)
    },
  }
  const sort = (next: SortOrder) => change(changed(query, 'sort', next === 'popular' ? null : next), 'replace')
  return { state, order, sort, history, clearHistory, bar, start, preferred, setPreferred, askAgain, askMore }
}
