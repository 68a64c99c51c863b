import { useTranslations } from 'next-intl'

import { VisuallyHidden } from '@/ui/accessibility/visually-hidden'
import { Price } from '@/ui/price/price'

import type { SslPriceView } from './types'

/** Struck price, then price (DESIGN, Price). */
export function SslPrice({ price, look }: { readonly price: SslPriceView; readonly look?: 'strong' | 'large' }) {
  const t = useTranslations('sslPlans')
  return (
    <span className="ssl-price">
      {price.struck ? (
        <>
          <VisuallyHidden>{t('insteadOf')} </VisuallyHidden>
          <Price amounts={price.struck} look="struck" />
        </>
      ) : null}
      <Price amounts={price.price} look={look} />
    </span>
  )
}
