'use client'

import { useEffect, useState } from 'react'
import { currencyChangeEvent, currencyOf, displayCurrency } from '@/parts/cart/display-currency'

/** M8: the currency the page shows. `initial` is what the server drew with. */
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
