'use client'

import { useCallback, useEffect, useState } from 'react'
import { callApi } from '@/features/cart/store/call-api'
import type { AddonAnswer, AddonListAnswer } from '@/server/contract/catalog'

export type AddonsState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'loaded'; readonly addons: readonly AddonAnswer[] }

/** The add-on catalogue in the currency shown, read when a row is first opened, once a currency. */
export const useAddons = (currency: string, isWanted: boolean) => {
  const [state, setState] = useState<AddonsState & { currency?: string }>({ phase: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const isKnown = state.phase === 'loaded' && state.currency === currency

  useEffect(() => {
    if (!isWanted || isKnown) return
    const abort = new AbortController()
    setState({ phase: 'loading' })
    void callApi<AddonListAnswer>(`/api/catalog/addons?currency=${currency}`, { signal: abort.signal }).then((answer) => {
      if (answer.ok) setState({ phase: 'loaded', addons: answer.value.addons, currency })
      else if (answer.error.code !== 'aborted') setState({ phase: 'failed' })
    })
    return () => abort.abort()
    // `isKnown` is left to the state: naming it would abort the call that sets it.
  }, [currency, isWanted, attempt])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const addons: AddonsState = state
  return { addons, retry }
}
