'use client'

import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import type { MouseEvent } from 'react'
import { Icon, Cart } from '@/components/ui/icons/icon'
import { countItems } from '@/features/cart/removed-lines'
import { useCart } from '@/features/cart/use-cart.client'

const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0

/** Opens the drawer; a link to the cart page without JavaScript. */
export const CartButton = () => {
  const t = useTranslations('cart')
  const locale = useLocale()
  const count = useCart((cart) => countItems(cart.quote))
  const open = useCart((cart) => cart.open)
  return (
    <Link
      className="cart-button"
      href={`/${locale}/cart`}
      prefetch={false}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        open()
      }}
    >
      <Icon of={Cart} />
      <span className="cart-button__word">{t('title')}</span>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('count', { count })}</span>
    </Link>
  )
}
