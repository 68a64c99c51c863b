import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CartPageContent } from './cart-page.client'

interface CartPageProps {
  readonly priceLocale?: string
  readonly breadcrumbs?: ReactNode
}

/** `/{lang}/cart`. The cart is the visitor's own, so its content comes in the browser; the frame is everybody's. */
export const CartPage = ({ priceLocale, breadcrumbs }: CartPageProps) => {
  const t = useTranslations('cart')
  return (
    <div className="wide cart-frame">
      {breadcrumbs}
      <h1>{t('pageTitle')}</h1>
      <CartPageContent priceLocale={priceLocale} />
    </div>
  )
}
