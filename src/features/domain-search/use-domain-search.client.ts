'use client'

import { useCallback, useEffect, useReducer, useRef } from 'react'
import { parseTypedDomain, formatDomainName } from '@/core/domains/parse-domain'
import { domainNameErrors } from '@/core/domains/types'
import type { DomainSearchResponse } from '@/modules/domains/schema'
import { ok } from '@/core/result'
import { type Call, callApi, searchInMinorUnits } from '@/components/api-client/call-api'
import { searchReducer, type DomainResult, type SearchState } from './search-state'

interface DomainSearchOptions {
  readonly currency: string
  readonly initial: SearchState
  /** Number of skeleton rows. */
  readonly usualRows: number
  readonly onSearched?: (cleanTerm: string) => void
}

const address = (term: string, currency: string, { extension, page }: { readonly extension?: string; readonly page?: number } = {}) => {
  const parameters = new URLSearchParams({ q: term, currency })
  if (extension) parameters.set('tlds', extension.replace(/^\./, ''))
  if (page) parameters.set('page', String(page))
  return `/api/domains/search?${parameters.toString()}`
}

const callSearch = async (path: string, call?: Call) => {
  const answer = await callApi<DomainSearchResponse>(path, call)
  return answer.ok ? ok(searchInMinorUnits(answer.value)) : answer
}

/** The API returns violated rules as `validation.<key>`. */
const validationError = (code: string) => domainNameErrors.find((error) => code === `validation.${error}`)

/** Runs one search at a time, newest wins; validates (§5) before sending. */
export const useDomainSearch = ({ currency, initial, usualRows, onSearched }: DomainSearchOptions) => {
  const [state, dispatch] = useReducer(searchReducer, initial)
  const running = useRef<AbortController | null>(null)
  const shownCurrency = useRef(initial.phase === 'loaded' ? initial.answer.currency : currency)
  // A ref, so that a new currency does not create a new `search` callback.
  const latestCurrency = useRef(currency)
  useEffect(() => {
    latestCurrency.current = currency
  }, [currency])

  const ask = useCallback(
    async (term: string, isQuiet: boolean) => {
      running.current?.abort()
      const abort = new AbortController()
      running.current = abort
      if (!isQuiet) dispatch({ type: 'started', term, expectedRows: usualRows })
      const answer = await callSearch(address(term, latestCurrency.current), { signal: abort.signal })
      if (abort.signal.aborted) return
      if (answer.ok) {
        // S7: failed searches are not remembered.
        if (!isQuiet) onSearched?.(answer.value.label)
        return dispatch({ type: 'answered', term, answer: answer.value, isStaggered: !isQuiet })
      }
      const error = validationError(answer.error.code)
      dispatch(error ? { type: 'refused', term, error } : { type: 'failed', term, message: answer.error.message })
    },
    [usualRows, onSearched],
  )

  const search = useCallback(
    (typed: string) => {
      const parsed = parseTypedDomain(typed)
      if (!parsed.ok) {
        running.current?.abort()
        dispatch({ type: 'refused', term: typed.trim(), error: parsed.error })
        return
      }
      shownCurrency.current = latestCurrency.current
      void ask(formatDomainName(parsed.value), false)
    },
    [ask],
  )

  const clear = useCallback(() => {
    running.current?.abort()
    dispatch({ type: 'cleared' })
  }, [])

  const askAgain = useCallback(async (row: DomainResult) => {
    dispatch({ type: 'asked-again', domain: row.domain })
    const answer = await callSearch(address(row.domain, latestCurrency.current, { extension: row.extension }))
    const result = answer.ok ? answer.value.results.find(({ domain }) => domain === row.domain) : undefined
    dispatch({ type: 'row-answered', domain: row.domain, result: result ?? null })
  }, [])

  /** Loads the next page; a new search aborts it. */
  const askMore = useCallback(async (term: string, page: number) => {
    const abort = new AbortController()
    running.current = abort
    dispatch({ type: 'asked-more' })
    const answer = await callSearch(address(term, latestCurrency.current, { page }), { signal: abort.signal })
    if (abort.signal.aborted) return
    dispatch({ type: 'more-answered', answer: answer.ok && answer.value.currency === shownCurrency.current ? answer.value : null })
  }, [])

  // M6: reprices the same rows in the new currency, without the animation.
  const term = state.phase === 'loaded' ? state.term : null
  useEffect(() => {
    if (term === null || shownCurrency.current === currency) return
    shownCurrency.current = currency
    void ask(term, true)
  }, [ask, currency, term])

  return { state, search, clear, askAgain, askMore }
}
