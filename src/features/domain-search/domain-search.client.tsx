'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { parseDomainName } from '@/core/domains/parse-domain-name'
import { useAddress } from '@/ui/address/use-address.client'
import { setVisitorName } from '@/ui/visitor-name/visitor-name-store'
import { QuickExtensions } from './quick-extensions.client'
import { SearchBar } from './search-bar.client'
import { SearchResults } from './search-results.client'
import type { SearchState } from './search-state'
import { sortOrders, tallyOf } from './sort-results'
import { StickyBar } from './sticky-bar.client'
import { useDisplayCurrency } from './use-display-currency.client'
import { useDomainSearch } from './use-domain-search.client'
import { useSearchHistory } from './use-search-history.client'

export interface DomainSearchProps {
  /** The query of the address, as the server was asked with it. */
  readonly query: string
  /** What the server has found for the `q` of the address; `idle` without one. */
  readonly initial: SearchState
  /** The currency `initial` is in. */
  readonly currency: string
  readonly priceLocale?: string
  /** Popular extensions with their dots, for the quick buttons. */
  readonly popularExtensions: readonly string[]
  /** How many rows a search usually has: the size of the skeleton. */
  readonly usualRows: number
  /** S5: the site's setting. */
  readonly preselectRecommended: boolean
  /** Plausible names for the empty plate. */
  readonly placeholderNames: readonly string[]
  /** The editor's heading; ours without one. */
  readonly heading?: string
}

const isUnfinished = (typed: string) => !parseDomainName(typed).ok

/** The query with one thing changed; what goes without saying is left out of it. */
const changed = (query: URLSearchParams, name: 'q' | 'sort', value: string | null): URLSearchParams => {
  const next = new URLSearchParams(query)
  if (value === null) next.delete(name)
  else next.set(name, value)
  return next
}

/** The search page (§2, §4, S6): the address carries `q`, a search pushes it, Back brings the one before it. */
export const DomainSearch = (props: DomainSearchProps) => {
  const { initial, priceLocale, popularExtensions, usualRows, preselectRecommended, placeholderNames, heading } = props
  const t = useTranslations('domainSearch')
  const mainBar = useRef<HTMLElement>(null)
  const currency = useDisplayCurrency(props.currency)
  const { query, change } = useAddress(props.query)
  const q = query.get('q')
  // A `q` the server did not answer is being searched from the first moment on.
  const [first] = useState<SearchState>(
    initial.phase === 'idle' && q !== null ? { phase: 'searching', term: q, expectedRows: usualRows } : initial,
  )
  const order = sortOrders.find((known) => known === query.get('sort')) ?? 'popular'
  const [typed, setTyped] = useState(q ?? '')
  const [isTried, setTried] = useState(initial.phase === 'invalid')
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
    const next = term.trim()
    setTyped(next)
    setTried(true)
    if (isUnfinished(next)) return
    lastAsked.current = next
    setVisitorName(next)
    change(changed(query, 'q', next))
    search(next)
  }

  const parsed = parseDomainName(typed)
  const isSearching = state.phase === 'searching'
  const error = parsed.ok || (typed.trim() === '' && !isTried) ? null : parsed.error
  const isButtonOff = typed.trim() === '' || !parsed.ok || isSearching
  const type = (next: string) => {
    setTyped(next)
    setTried(false)
  }
  // While a search runs it is not asked again, but what is wrong with what is typed is said.
  const submit = () => {
    if (!isSearching || !parsed.ok) start(typed)
  }

  return (
    <>
      <section className="search-hero wall" ref={mainBar}>
        <div className="wide">
          <h1>{heading ?? t('title')}</h1>
          <SearchBar
            typed={typed}
            onTyped={type}
            onSearch={start}
            onSubmit={submit}
            isSearching={isSearching}
            error={error}
            isButtonOff={isButtonOff}
            history={history}
            onClearHistory={clearHistory}
            placeholderNames={placeholderNames}
          />
          <QuickExtensions extensions={popularExtensions} typed={typed} history={history} onSearch={start} />
        </div>
      </section>
      <StickyBar
        mainBar={mainBar}
        typed={typed}
        onTyped={type}
        onSubmit={submit}
        error={error}
        isButtonOff={isButtonOff}
        tally={state.phase === 'loaded' ? tallyOf(state.answer.results) : null}
        order={order}
        onOrder={(next) => change(changed(query, 'sort', next === 'popular' ? null : next), 'replace')}
      />
      <section className="search-list" aria-labelledby="search-results-heading">
        <div className="wide">
          <h2 className="visually-hidden" id="search-results-heading">
            {t('resultsFor', { term: state.phase === 'idle' ? '' : state.term })}
          </h2>
          <SearchResults
            state={state}
            order={order}
            currency={currency}
            priceLocale={priceLocale}
            preselectRecommended={preselectRecommended}
            grouping="families"
            onAskAgain={(row) => void askAgain(row)}
            onAskMore={(term, page) => void askMore(term, page)}
            onSearchFor={start}
          />
        </div>
      </section>
    </>
  )
}
