'use client'

import { useEffect, useRef, useState } from 'react'
import { callApi } from '@/parts/api/call-api'
import { addonInMinorUnits, type AddonInMinorUnits } from '@/parts/api/in-minor-units'
import type { AddonListAnswer } from '@/modules/catalog/schema'

export type AddonsState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'loaded'; readonly addons: readonly AddonInMinorUnits[] }

/** The add-on catalogue in the currency shown, read when a row is first opened, once a currency. */
export const useAddons = (currency: string, isWanted: boolean) => {
  const [state, setState] = useState<AddonsState>({ phase: 'loading' })
  const loadedCurrency = useRef<string | null>(null)

  useEffect(() => {
    if (!isWanted || loadedCurrency.current === currency) return
    const abort = new AbortController()
    setState({ phase: 'loading' })
    void callApi<AddonListAnswer>(`/api/catalog/addons?currency=${currency}`, { signal: abort.signal }).then((answer) => {
      if (answer.ok) {
        loadedCurrency.current = currency
        setState({ phase: 'loaded', addons: answer.value.addons.map((addon) => addonInMinorUnits(addon, answer.value.currency)) })
      } else if (answer.error.code !== 'aborted') setState({ phase: 'failed' })
    })
    return () => abort.abort()
  }, [currency, isWanted])

  return state
}
