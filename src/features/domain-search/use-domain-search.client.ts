'use client'

import { useCallback, useEffect, useReducer, useRef } from 'react'
import { parseTypedDomain, writeDomainName } from '@/core/domains/parse-domain'
import { domainNameErrors } from '@/core/domains/types'
import type { DomainSearchAnswer } from '@/modules/domains/schema'
import { ok } from '@/core/result'
import { type Call, callApi, searchInMinorUnits } from '@/components/api-client/call-api'
import { searchReducer, type DomainResult, type SearchState } from './search-state'

interface DomainSearchOptions {
  readonly currency: string
  readonly initial: SearchState
  /** How many rows a search usually has: the skeleton is drawn of the real size. */
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
  const answer = await callApi<DomainSearchAnswer>(path, call)
  return answer.ok ? ok(searchInMinorUnits(answer.value)) : answer
}

/** The API names the rule a name breaks as `validation.<key>` (contract). */
const validationError = (code: string) => domainNameErrors.find((error) => code === `validation.${error}`)

/** Runs searches: one at a time, the newest wins; §5 is checked before anything is asked. */
export const useDomainSearch = ({ currency, initial, usualRows, onSearched }: DomainSearchOptions) => {
  const [state, dispatch] = useReducer(searchReducer, initial)
  const running = useRef<AbortController | null>(null)
  const shownCurrency = useRef(initial.phase === 'loaded' ? initial.answer.currency : currency)
  // Read when a call is made, so that another currency is not another `search` to whoever depends on it.
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
        // S7: a search that failed has not run.
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
      void ask(writeDomainName(parsed.value), false)
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

  /** The next endings, below those that are there. A search that begins meanwhile ends it. */
  const askMore = useCallback(async (term: string, page: number) => {
    const abort = new AbortController()
    running.current = abort
    dispatch({ type: 'asked-more' })
    const answer = await callSearch(address(term, latestCurrency.current, { page }), { signal: abort.signal })
    if (abort.signal.aborted) return
    dispatch({ type: 'more-answered', answer: answer.ok && answer.value.currency === shownCurrency.current ? answer.value : null })
  }, [])

  // M6: another currency prices the same rows again, without playing the search once more.
  const term = state.phase === 'loaded' ? state.term : null
  useEffect(() => {
    if (term === null || shownCurrency.current === currency) return
    shownCurrency.current = currency
    void ask(term, true)
  }, [ask, currency, term])

  return { state, search, clear, askAgain, askMore }
}
