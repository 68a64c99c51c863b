'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { CartDrawer } from './cart-drawer.client'
import { cartStore } from '@/parts/cart/cart-store'
import { currencyChangeEvent, currencyOf } from '@/parts/cart/display-currency'
import { useRefusalText } from '@/parts/cart/refusal-text'
import { showToast } from '@/parts/toast/toast-store'

interface CartIslandProps {
  readonly locale: string
  /** M7: `en-US` unless the site's setting says the visitor's own. */
  readonly priceLocale?: string
}

/** What the address asks of the cart (`?add=`, `?code=`). It leaves the address at once, so that nothing adds it again. */
const takeDeepLink = (): string | null => {
  const { search, href } = window.location
  if (!/[?&](add|code)=/.test(search)) return null
  const rest = new URL(href)
  rest.searchParams.delete('add')
  rest.searchParams.delete('code')
  window.history.replaceState(window.history.state, '', rest)
  return search
}

/** The cart of every page: reads it, follows the currency picker (M6) and holds the drawer. Mounted once, in the layout. */
export const CartIsland = ({ locale, priceLocale }: CartIslandProps) => {
  const words = useTranslations('cart')
  const refusalText = useRefusalText()

  const follow = useEffectEvent(async () => {
    const search = takeDeepLink()
    if (search === null) return
    // Loaded only by pages that are reached by such a link.
    const { followDeepLink } = await import('./follow-deep-link')
    const complaints = await followDeepLink(search, {
      unread: (values) => words('linkUnread', { values }),
      notFree: (name) => words('linkNotFree', { name }),
      refusal: refusalText,
    })
    if (complaints.length > 0) showToast({ text: complaints.join(' ') })
  })

  useEffect(() => {
    void cartStore.getState().load()
  }, [locale])

  useEffect(() => {
    void follow()
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
