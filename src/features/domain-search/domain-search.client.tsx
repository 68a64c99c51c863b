'use client'

import { useTranslations, useLocale } from 'next-intl'
import { cleanSearchTerm, parseTypedDomain, formatDomainName } from '@/core/domains/parse-domain'
import { type SearchHistory, newestTerms } from '@/core/domains/search'
import { domainSearchLimits } from '@/lib/config/limits'
import { useEffect, useRef, useState } from 'react'
import { useAddress } from '@/components/ui/address/address.client'
import { setVisitorName } from '@/components/ui/visitor-name/visitor-name-store'
import { emptyTexts, type SearchState, type SearchTexts, type SortOrder, sortOrders, tallyOf } from './search-state'
import { useDomainSearch } from './use-domain-search.client'
import { useSearchHistory, useDisplayCurrency } from './use-addons.client'
import { reveal } from '@/components/ui/reveal/reveal'
import { SearchBar } from './search-bar.client'
import { SearchResults } from './search-results.client'
import { StickyBar } from './sticky-bar.client'

interface QuickExtensionsProps {
  /** Popular TLDs with leading dot. */
  readonly extensions: readonly string[]
  readonly typed: string
  readonly preferred: string | null
  readonly onPrefer: (extension: string | null) => void
  readonly onSearch: (term: string) => void
}

/**
 * §2: buttons for popular TLDs. They search the typed label under that TLD, which comes first (S2). Without a label the TLD is kept
 * for the next search.
 */
const QuickExtensions = ({ extensions, typed, preferred, onPrefer, onSearch }: QuickExtensionsProps) => {
  const t = useTranslations('domainSearch')
  const label = cleanSearchTerm(typed)
  return (
    <div className="quick" role="group" aria-label={t('extensions')}>
      {extensions.map((extension) => (
        <button
          key={extension}
          type="button"
          aria-pressed={preferred === extension || typed === `${label}${extension}`}
          onClick={() => (label === '' ? onPrefer(preferred === extension ? null : extension) : onSearch(`${label}${extension}`))}
        >
          {extension}
        </button>
      ))}
    </div>
  )
}

interface RecentSearchesProps {
  readonly history: SearchHistory
  /** Term of the search on the page. */
  readonly shown: string
  readonly onSearch: (term: string) => void
}

/** S7: other recent searches as links. The shown one is left out, so that its results do not move down when they arrive. */
const RecentSearches = ({ history, shown, onSearch }: RecentSearchesProps) => {
  const t = useTranslations('domainSearch')
  const locale = useLocale()
  const others = history.filter((term) => term !== shown)
  if (others.length === 0) return null
  return (
    <p className="quick__lately">
      {t('lately')}{' '}
      {newestTerms(others, domainSearchLimits.historyShown).map((term) => (
        <a
          key={term}
          href={`/${locale}/domains/search?q=${term}`}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onSearch(term)
          }}
        >
          {term}
        </a>
      ))}
    </p>
  )
}

/** Sets a query parameter; defaults are left out. */
const changed = (query: URLSearchParams, name: 'q' | 'sort', value: string | null): URLSearchParams => {
  const next = new URLSearchParams(query)
  if (value === null) next.delete(name)
  else next.set(name, value)
  return next
}

/** S11: normalised search term; invalid ones stay as typed. */
const cleaned = (term: string): string => {
  const parsed = parseTypedDomain(term)
  return parsed.ok ? formatDomainName(parsed.value) : term.trim()
}

interface SearchPage {
  /** Query string of the server request. */
  readonly query: string
  /** Server result for `q`; `idle` without one. */
  readonly initial: SearchState
  readonly usualRows: number
  /** S13: a search was started on this page. */
  readonly onStart: () => void
}

/** State of the search, synchronised with the URL. */
const useSearchPage = ({ query: served, initial, usualRows, onStart }: SearchPage, currency: string) => {
  const { query, change } = useAddress(served)
  const q = query.get('q')
  // A `q` without a server result is being searched from the first render.
  const [first] = useState<SearchState>(
    initial.phase === 'idle' && q !== null ? { phase: 'searching', term: q, expectedRows: usualRows } : initial,
  )
  const order = sortOrders.find((known) => known === query.get('sort')) ?? 'popular'
  const [typed, setTyped] = useState(q ?? '')
  const [isTried, setTried] = useState(initial.phase === 'invalid')
  /** TLD with leading dot, chosen before typing. */
  const [preferred, setPreferred] = useState<string | null>(null)
  const { history, remember, clear: clearHistory } = useSearchHistory()
  const { state, search, clear, askAgain, askMore } = useDomainSearch({ currency, initial: first, usualRows, onSearched: remember })
  const lastAsked = useRef(initial.phase === 'idle' ? null : initial.term)

  // Follows back and forward navigation, which changes `q`.
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
  // S2: minimum lengths by TLD are only known to the server; its error stays until the input changes.
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
    // Does not repeat a running search, but still shows validation errors.
    onSubmit: () => {
      if (!isSearching || !parsed.ok) start(typed)
    },
  }
  const sort = (next: SortOrder) => change(changed(query, 'sort', next === 'popular' ? null : next), 'replace')
  return { state, order, sort, history, clearHistory, bar, start, preferred, setPreferred, askAgain, askMore }
}

export interface DomainSearchProps {
  /** Query string of the server request. */
  readonly query: string
  /** Server result for `q`; `idle` without one. */
  readonly initial: SearchState
  /** The currency of `initial`. */
  readonly currency: string
  readonly priceLocale?: string
  /** With leading dot. */
  readonly popularExtensions: readonly string[]
  /** Number of skeleton rows. */
  readonly usualRows: number
  /** S5: site setting. */
  readonly preselectRecommended: boolean
  readonly placeholderNames: readonly string[]
  /** Replaces the default heading. */
  readonly heading?: string
  readonly texts?: SearchTexts
}

/** Search page (§2, §4, S6): each search pushes `q` to the history. */
export const DomainSearch = (props: DomainSearchProps) => {
  const { priceLocale, popularExtensions, preselectRecommended, placeholderNames, heading, texts = emptyTexts } = props
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
            label={texts.placeholder?.text ?? t('inputLabel')}
          >
            <QuickExtensions
              extensions={popularExtensions}
              typed={bar.typed}
              preferred={page.preferred}
              onPrefer={page.setPreferred}
              onSearch={start}
            />
          </SearchBar>
          <RecentSearches history={history} shown={'term' in state ? state.term : ''} onSearch={start} />
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
            texts={texts}
            onAskAgain={(row) => void page.askAgain(row)}
            onAskMore={(term, next) => void page.askMore(term, next)}
            onSearchFor={start}
          />
        </div>
      </section>
    </>
  )
}
