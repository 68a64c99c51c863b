import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { IslandWords } from '@/components/words/words'
import { CartPageContent } from './cart-page.client'
import type { AdviceOffer } from './advice'

interface CartPageProps {
  readonly priceLocale?: string
  readonly breadcrumbs?: ReactNode
  readonly offers: readonly AdviceOffer[]
}

/** The frame is static; the cart itself renders in the browser. */
export const CartPage = ({ priceLocale, breadcrumbs, offers }: CartPageProps) => {
  const t = useTranslations('cart')
  return (
    <div className="wide cart-frame">
      {breadcrumbs}
      <h1>{t('pageTitle')}</h1>
      <IslandWords namespaces={['cartAdvice']}>
        <CartPageContent priceLocale={priceLocale} offers={offers} />
      </IslandWords>
    </div>
  )
}
