import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CheckoutContent } from './checkout.client'

interface CheckoutPageProps {
  readonly priceLocale?: string
  readonly breadcrumbs?: ReactNode
}

/** `/{lang}/checkout`. */
export const CheckoutPage = ({ priceLocale, breadcrumbs }: CheckoutPageProps) => {
  const words = useTranslations('checkout')
  return (
    <div className="wide checkout-frame">
      {breadcrumbs}
      <h1>{words('title')}</h1>
      <p className="muted checkout-intro">{words('intro')}</p>
      <CheckoutContent priceLocale={priceLocale} />
    </div>
  )
}
