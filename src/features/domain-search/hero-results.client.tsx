'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { HeroResultsProps } from '@/components/domains/hero-results-slot'
import { useShopSettings } from '@/components/shop/shop-settings.client'
import { SearchResults } from './search-results.client'
import { type SearchState, tallyOf } from './search-state'
import { useDisplayCurrency, useSearchHistory } from './use-addons.client'
import { useDomainSearch } from './use-domain-search.client'

const idle: SearchState = { phase: 'idle' }

/** §2: search results inside the hero, with the rows of the search page. */
export const HeroResults = ({ query, onSearchFor, onSearching }: HeroResultsProps) => {
  const t = useTranslations('domainSearch')
  const rules = useTranslations('validation')
  const { priceLocale, preselectRecommended, usualRows, defaultCurrency, shownTax } = useShopSettings()
  const currency = useDisplayCurrency(defaultCurrency)
  const { remember } = useSearchHistory()
  const { state, search, askAgain, askMore } = useDomainSearch({ currency, initial: idle, usualRows, onSearched: remember })

  // A new currency reprices the rows; only a new query starts a search.
  const searched = useRef<string | null>(null)
  useEffect(() => {
    if (searched.current === query) return
    searched.current = query
    search(query)
  }, [query, search])

  const isSearching = state.phase === 'idle' || state.phase === 'searching'
  useEffect(() => onSearching(isSearching), [isSearching, onSearching])

  if (state.phase === 'invalid') {
    return (
      <p className="hero-refusal" role="alert">
        {rules(state.error)}
      </p>
    )
  }
  const tally = state.phase === 'loaded' ? tallyOf(state.answer.results) : null
  const heading =
    state.phase === 'loaded' && tally
      ? t('freeIn', { term: state.answer.label, count: tally.available, total: state.answer.results.length })
      : t('resultsFor', { term: query })
  return (
    <>
      <div className="hero-head">
        <h2>{heading}</h2>
        {tally ? <p className="small muted">{shownTax?.included ?? t('currencyNote', { currency })}</p> : null}
      </div>
      <SearchResults
        state={state.phase === 'idle' ? { phase: 'searching', term: query, expectedRows: usualRows } : state}
        order="popular"
        currency={currency}
        priceLocale={priceLocale}
        preselectRecommended={preselectRecommended}
        grouping="hero"
        onAskAgain={(row) => void askAgain(row)}
        onAskMore={(term, page) => void askMore(term, page)}
        onSearchFor={(term) => (term === query ? search(term) : onSearchFor(term))}
      />
    </>
  )
}
