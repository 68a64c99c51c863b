'use client'

import './domain-search.css'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { SearchResults } from './search-results.client'
import type { SearchState } from './search-state'
import { tallyOf } from './sort-results'
import { useDisplayCurrency } from './use-display-currency.client'
import { useDomainSearch } from './use-domain-search.client'
import { useSearchHistory } from './use-search-history.client'

export interface HeroResultsProps {
  /** The `id` of the hero's search form: its field is named `q`. Without script the form goes to the search page. */
  readonly formId: string
  readonly currency: string
  readonly priceLocale?: string
  readonly usualRows: number
  readonly preselectRecommended: boolean
}

const idle: SearchState = { phase: 'idle' }

/** The hero's panel (§2): hidden until a term that is not blank is submitted, then the same rows as on the search page. */
export const HeroResults = ({ formId, currency: initialCurrency, priceLocale, usualRows, preselectRecommended }: HeroResultsProps) => {
  const words = useTranslations('domainSearch')
  const rules = useTranslations('validation')
  const currency = useDisplayCurrency(initialCurrency)
  const panel = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  const { remember } = useSearchHistory()
  const { state, search, askAgain } = useDomainSearch({ currency, initial: idle, usualRows, onSearched: remember })

  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const submit = (event: SubmitEvent) => {
      event.preventDefault()
      const term = String(new FormData(form).get('q') ?? '').trim()
      if (term === '') return
      setShown(true)
      search(term)
    }
    form.addEventListener('submit', submit)
    return () => form.removeEventListener('submit', submit)
  }, [formId, search])

  const tally = state.phase === 'loaded' ? tallyOf(state.answer.results) : null
  return (
    <div className="hero-results" hidden={!isShown} ref={panel}>
      <div className="hero-results__rods" aria-hidden="true">
        <i />
        <i />
      </div>
      <section className="hero-results__panel" aria-label={words('searchLabel')}>
        <div className="hero-results__head">
          <h2>
            {state.phase === 'loaded' && tally
              ? words('freeIn', { term: state.answer.label, count: tally.available, total: state.answer.results.length })
              : state.phase === 'searching'
                ? words('resultsFor', { term: state.term })
                : words('searchLabel')}
          </h2>
          {tally ? <p className="small muted">{words('currencyNote', { currency })}</p> : null}
        </div>
        {state.phase === 'invalid' ? (
          <p className="search-row__error" role="alert">
            {rules(state.error)}
          </p>
        ) : (
          <SearchResults
            state={state}
            order="popular"
            currency={currency}
            priceLocale={priceLocale}
            preselectRecommended={preselectRecommended}
            onAskAgain={(row) => void askAgain(row)}
            onSearchFor={search}
          />
        )}
      </section>
    </div>
  )
}
