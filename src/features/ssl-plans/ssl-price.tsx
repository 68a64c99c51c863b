import { useTranslations } from 'next-intl'

import { VisuallyHidden } from '@/ui/accessibility/visually-hidden'
import { Price } from '@/ui/price/price'

import type { SslPriceView } from './types'

interface SslPriceProps {
  readonly price: SslPriceView
  readonly look?: 'strong' | 'large'
  /** "/year", where no table head says it. */
  readonly unit?: string
}

/** Struck price, then price (DESIGN, Price). */
export const SslPrice = ({ price, look, unit }: SslPriceProps) => {
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
      {unit ? <span>{unit}</span> : null}
    </span>
  )
}
