'use client'

import { useEffect } from 'react'
import { CartDrawer } from './cart-drawer.client'
import { cartStore } from '@/parts/cart/cart-store'
import { parseDeepLink } from '@/parts/cart/deep-links'
import { currencyChangeEvent, currencyOf } from '@/parts/cart/display-currency'

interface CartIslandProps {
  readonly locale: string
  /** M7: `en-US` unless the site's setting says the visitor's own. */
  readonly priceLocale?: string
}

/** `?add=` and `?code=` fill the cart once; they leave the address, so that a reload does not add again. */
const followDeepLink = async () => {
  const { items, codes, rest } = parseDeepLink(window.location.search)
  if (items.length === 0 && codes.length === 0) return
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${rest}${window.location.hash}`)
  const cart = cartStore.getState()
  if (items.length > 0) await cart.add(items)
  for (const code of codes) await cart.applyCode(code)
  cart.open()
}

/** The cart of every page: reads it, follows the currency picker (M6) and holds the drawer. Mounted once, in the layout. */
export const CartIsland = ({ locale, priceLocale }: CartIslandProps) => {
  useEffect(() => {
    void cartStore.getState().load()
  }, [locale])

  useEffect(() => {
    void followDeepLink()
    const reprice = (event: Event) => {
      const currency = currencyOf(event)
      if (currency) void cartStore.getState().setCurrency(currency)
    }
    // A page brought back from the browser's memory may show a cart of long ago.
    const refresh = (event: PageTransitionEvent) => {
      if (event.persisted) void cartStore.getState().load()
    }
    window.addEventListener(currencyChangeEvent, reprice)
    window.addEventListener('pageshow', refresh)
    return () => {
      window.removeEventListener(currencyChangeEvent, reprice)
      window.removeEventListener('pageshow', refresh)
    }
  }, [])

  return <CartDrawer priceLocale={priceLocale} />
}
