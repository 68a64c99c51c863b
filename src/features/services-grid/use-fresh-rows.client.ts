'use client'

import { useCallback, useEffect, useState } from 'react'

import { callApi } from '@/parts/api/call-api'
import { currencyChangeEvent, displayCurrency } from '@/parts/cart/display-currency'
import { useShopSettings } from '@/parts/shop/shop-settings.client'
import type { ServiceListAnswer } from '@/modules/catalog/schema'

import { rowsFromAnswer } from './from-answer'
import type { ServiceRowView } from './types'

/** §4: `drawn` is what the page came with; afterwards the list is loading, failed or loaded. */
type Freshness =
  | { readonly status: 'drawn' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string | null; readonly isOffline: boolean }
  | { readonly status: 'loaded'; readonly services: readonly ServiceRowView[] }

/** Away for this long, and prices may have changed meanwhile (§9: 300000 ms). */
const staleAfter = 300_000

/** The rows of the page, read again when the visitor comes back to it after a while or out of the browser's memory. */
export const useFreshRows = (drawn: readonly ServiceRowView[]) => {
  const { priceLocale, defaultCurrency, shownTax } = useShopSettings()
  const [freshness, setFreshness] = useState<Freshness>({ status: 'drawn' })

  const refresh = useCallback(async () => {
    setFreshness({ status: 'loading' })
    const answer = await callApi<ServiceListAnswer>(`/api/catalog/services?currency=${displayCurrency() ?? defaultCurrency}`)
    if (answer.ok) setFreshness({ status: 'loaded', services: rowsFromAnswer(answer.value, priceLocale, shownTax?.rate) })
    else setFreshness({ status: 'failed', message: answer.error.message, isOffline: answer.error.status === 0 })
  }, [priceLocale, defaultCurrency, shownTax])

  const isFresh = freshness.status === 'loaded'
  useEffect(() => {
    let hiddenSince: number | null = null
    const watch = () => {
      if (document.hidden) hiddenSince = Date.now()
      else if (hiddenSince !== null && Date.now() - hiddenSince >= staleAfter) void refresh()
    }
    const returned = (event: PageTransitionEvent) => {
      if (event.persisted) void refresh()
    }
    // What was read again is in one currency only.
    const reprice = () => void refresh()
    document.addEventListener('visibilitychange', watch)
    window.addEventListener('pageshow', returned)
    if (isFresh) window.addEventListener(currencyChangeEvent, reprice)
    return () => {
      document.removeEventListener('visibilitychange', watch)
      window.removeEventListener('pageshow', returned)
      window.removeEventListener(currencyChangeEvent, reprice)
    }
  }, [refresh, isFresh])

  const others = drawn.filter(({ href }) => href !== undefined)
  const rows = freshness.status === 'loaded' ? [...freshness.services, ...others] : drawn
  return { rows, freshness, refresh }
}
