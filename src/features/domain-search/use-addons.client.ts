'use client'

import { useEffect, useRef, useState, useCallback } from 'react'
import { callApi, addonInMinorUnits, type AddonInMinorUnits } from '@/components/api-client/call-api'
import type { AddonListResponse } from '@/modules/catalog/schema'
import { currencyChangeEvent, currencyOf, displayCurrency } from '@/features/cart/display-currency'
import { domainSearchLimits } from '@/lib/config/limits'
import { addToHistory, emptyHistory, readHistory, type SearchHistory } from '@/core/domains/search'

export type AddonsState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'loaded'; readonly addons: readonly AddonInMinorUnits[] }

/** Add-ons in the shown currency, loaded when a row is first opened and once per currency. */
export const useAddons = (currency: string, isWanted: boolean) => {
  const [state, setState] = useState<AddonsState>({ phase: 'loading' })
  const loadedCurrency = useRef<string | null>(null)

  useEffect(() => {
    if (!isWanted || loadedCurrency.current === currency) return
    const abort = new AbortController()
    setState({ phase: 'loading' })
    void callApi<AddonListResponse>(`/api/catalog/addons?currency=${currency}`, { signal: abort.signal }).then((answer) => {
      if (answer.ok) {
        loadedCurrency.current = currency
        setState({ phase: 'loaded', addons: answer.value.addons.map((addon) => addonInMinorUnits(addon, answer.value.currency)) })
      } else if (answer.error.code !== 'aborted') setState({ phase: 'failed' })
    })
    return () => abort.abort()
  }, [currency, isWanted])

  return state
}

/** M8: the displayed currency; `initial` is the one the server rendered with. */
export const useDisplayCurrency = (initial: string): string => {
  const [currency, setCurrency] = useState(initial)
  useEffect(() => {
    setCurrency(displayCurrency() ?? initial)
    const follow = (event: Event) => setCurrency(currencyOf(event) ?? initial)
    window.addEventListener(currencyChangeEvent, follow)
    return () => window.removeEventListener(currencyChangeEvent, follow)
  }, [initial])
  return currency
}

const storageKey = 'recent-domain-searches'

/** S7: without local storage (private mode, full, disabled) the history lasts as long as the page. */
const withStore = <Outcome>(act: (store: Storage) => Outcome, otherwise: Outcome): Outcome => {
  try {
    return act(window.localStorage)
  } catch {
    return otherwise
  }
}

export const loadHistory = (): SearchHistory =>
  withStore((store) => readHistory(JSON.parse(store.getItem(storageKey) ?? '[]'), domainSearchLimits.historyKept), emptyHistory)

export const rememberSearch = (history: SearchHistory, term: string): SearchHistory => {
  const next = addToHistory(history, term, domainSearchLimits.historyKept)
  withStore((store) => store.setItem(storageKey, JSON.stringify(next)), undefined)
  return next
}

export const clearHistory = (): SearchHistory => {
  withStore((store) => store.removeItem(storageKey), undefined)
  return emptyHistory
}

/** S7: searches of this browser, newest first. Empty until hydration. */
export const useSearchHistory = () => {
  const [history, setHistory] = useState<SearchHistory>(emptyHistory)
  useEffect(() => {
    setHistory(loadHistory())
  }, [])
  const remember = useCallback((term: string) => setHistory((known) => rememberSearch(known, term)), [])
  const clear = useCallback(() => setHistory(clearHistory()), [])
  return { history, remember, clear }
}
