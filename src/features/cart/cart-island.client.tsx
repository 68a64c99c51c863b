'use client'

import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { cartStore } from '@/features/cart/cart-store'
import { currencyChangeEvent, currencyOf } from '@/features/cart/display-currency'
import { useRefusalText } from '@/components/api-client/refusal-text'
import { useCart } from '@/features/cart/use-cart.client'
import { subscribeToTabs } from '@/components/tabs'
import { showToast } from '@/components/toast-store'

/** Separate chunk, loaded at the first interaction so that it is ready when opened (ADR 016). */
const loadDrawer = () =>
  import('./cart-drawer.client').then(
    (module) => module.CartDrawer,
    // If the chunk fails to load, the cart page takes its place.
    () => CartPageInstead,
  )
const CartDrawer = dynamic(loadDrawer, { ssr: false })

const CartPageInstead = () => {
  const locale = useLocale()
  const router = useRouter()
  const isOpen = useCart((cart) => cart.isOpen)
  useEffect(() => {
    if (isOpen) router.push(`/${locale}/cart`)
  }, [isOpen, locale, router])
  return null
}

/** A tab that was visible within this time does not refetch. */
const freshForMs = 60_000

interface CartIslandProps {
  readonly locale: string
  /** M7: `en-US` unless the site setting says the visitor's own. */
  readonly priceLocale?: string
  /** Codes of the offered currencies. */
  readonly currencies: readonly string[]
}

/** Read by `deep-links`, which loads only for such URLs. */
const deepLinkParameters = ['add', 'code', 'currency'] as const

/** Cart parameters of the URL (R26), removed at once so that a reload does not apply them again. */
const takeDeepLink = (): string | null => {
  const { search, href } = window.location
  if (!deepLinkParameters.some((name) => new URLSearchParams(search).has(name))) return null
  const rest = new URL(href)
  for (const name of deepLinkParameters) rest.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', rest)
  return search
}

/** Loads the cart, follows the currency picker (M6) and renders the drawer. Mounted once, in the layout. */
export const CartIsland = ({ locale, priceLocale, currencies }: CartIslandProps) => {
  const t = useTranslations('cart')
  const refusalText = useRefusalText()
  const router = useRouter()
  const isOpen = useCart((cart) => cart.isOpen)
  const [hasOpened, setHasOpened] = useState(false)
  if (isOpen && !hasOpened) setHasOpened(true)

  const follow = useEffectEvent(async () => {
    const search = takeDeepLink()
    if (search === null) return
    // Only loaded for such links.
    const { followDeepLink } = await import('./follow-deep-link')
    const { complaints, transfer } = await followDeepLink(search, currencies, {
      unread: (values) => t('linkUnread', { values }),
      notFree: (name) => t('linkNotFree', { name }),
      notAdded: (item, reason) => t('linkNotAdded', { item, reason }),
      transfer: (names) => t('linkTransfer', { names }),
      refusal: refusalText,
    })
    if (transfer !== null) router.push(`/${locale}/domains/transfer?domain=${encodeURIComponent(transfer)}`)
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
    // Pages from the back/forward cache may show an old cart.
    const refresh = (event: PageTransitionEvent) => {
      if (event.persisted) void cartStore.getState().load()
    }
    let lookedAt = Date.now()
    const stopFollowing = subscribeToTabs((news) => {
      // A hidden tab may have missed messages.
      const isOld = news === null && Date.now() - lookedAt > freshForMs
      if (news !== 'cart' && !isOld) return
      lookedAt = Date.now()
      void cartStore.getState().load()
    })
    window.addEventListener(currencyChangeEvent, reprice)
    window.addEventListener('pageshow', refresh)
    return () => {
      stopFollowing()
      window.removeEventListener(currencyChangeEvent, reprice)
      window.removeEventListener('pageshow', refresh)
    }
  }, [])

  useEffect(() => {
    const firstTouch = new AbortController()
    const prepare = () => {
      firstTouch.abort()
      void loadDrawer()
    }
    for (const kind of ['pointerdown', 'keydown'] as const)
      window.addEventListener(kind, prepare, { signal: firstTouch.signal, passive: true })
    return () => firstTouch.abort()
  }, [])

  return hasOpened ? <CartDrawer priceLocale={priceLocale} /> : null
}
