'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { reveal } from '@/ui/reveal/reveal'
import { QuickExtensions } from './quick-extensions.client'
import { RecentSearches } from './recent-searches.client'
import { SearchBar } from './search-bar.client'
import { SearchResults } from './search-results.client'
import type { SearchState } from './search-state'
import { tallyOf } from './sort-results'
import { StickyBar } from './sticky-bar.client'
import { useDisplayCurrency } from './use-display-currency.client'
import { useSearchPage } from './use-search-page.client'

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

/** The search page (§2, §4, S6): the address carries `q`, a search pushes it, Back brings the one before it. */
export const DomainSearch = (props: DomainSearchProps) => {
  const { priceLocale, popularExtensions, preselectRecommended, placeholderNames, heading } = props
  const t = useTranslations('domainSearch')
  const mainBar = useRef<HTMLElement>(null)
  const currency = useDisplayCurrency(props.currency)
  const results = useRef<HTMLElement>(null)
  const page = useSearchPage({ ...props, onStart: () => reveal(results.current, { unlessSeen: true }) }, currency)
  const { state, order, history, bar, start } = page
  const hasRows = state.phase === 'loaded' && state.answer.results.length > 0
  return (
    <>
      <section className="search-hero wall" ref={mainBar}>
        <div className="wide">
          <h1>{heading ?? t('title')}</h1>
          <SearchBar
            {...bar}
            onSearch={start}
            isSearching={state.phase === 'searching'}
            history={history}
            onClearHistory={page.clearHistory}
            placeholderNames={placeholderNames}
          >
            <QuickExtensions
              extensions={popularExtensions}
              typed={bar.typed}
              preferred={page.preferred}
              onPrefer={page.setPreferred}
              onSearch={start}
            />
          </SearchBar>
          <RecentSearches history={history} onSearch={start} />
        </div>
      </section>
      <StickyBar
        {...bar}
        mainBar={mainBar}
        tally={hasRows ? tallyOf(state.answer.results) : null}
        canSort={hasRows || state.phase === 'searching'}
        order={order}
        onOrder={page.sort}
      />
      <section className="search-list" aria-labelledby="search-results-heading" ref={results} tabIndex={-1}>
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
            onAskAgain={(row) => void page.askAgain(row)}
            onAskMore={(term, next) => void page.askMore(term, next)}
            onSearchFor={start}
          />
        </div>
      </section>
    </>
  )
}
