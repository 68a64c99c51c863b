import { useTranslations } from 'next-intl'

import { OriginalPrice } from '@/ui/price/original-price'
import { Price } from '@/ui/price/price'

import type { PeriodOffer } from '@/parts/plans/offer-view'

interface SslPriceProps {
  readonly price: PeriodOffer
  readonly look?: 'strong' | 'large'
  /** "/year", where no table head says it. */
  readonly unit?: string
}

/** Struck price, then price (DESIGN, Price). */
export const SslPrice = ({ price, look, unit }: SslPriceProps) => {
  const t = useTranslations('periods')
  return (
    <span className="ssl-price">
      {price.original ? <OriginalPrice amounts={price.original} label={t('insteadOf')} /> : null}
      <Price amounts={price.price} look={look} />
      {unit ? <span>{unit}</span> : null}
    </span>
  )
}
