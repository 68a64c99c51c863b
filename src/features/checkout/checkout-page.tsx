import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PaymentMethodId } from '@/core/payments/types'
import { CheckoutContent } from './checkout.client'
import type { Prefill } from './field-messages'

interface CheckoutPageProps {
  /** How it can be paid, the first one chosen. */
  readonly methods: readonly PaymentMethodId[]
  readonly priceLocale?: string
  readonly breadcrumbs?: ReactNode
  readonly prefill?: Prefill
  /** Add-ons that the shop ticks beforehand, by their ids. */
  readonly preselectedAddons: readonly string[]
}

/** `/{lang}/checkout`. */
export const CheckoutPage = ({ methods, priceLocale, breadcrumbs, preselectedAddons, prefill = {} }: CheckoutPageProps) => {
  const t = useTranslations('checkout')
  return (
    <div className="wide checkout-frame">
      {breadcrumbs}
      <h1>{t('title')}</h1>
      <p className="muted checkout-intro">{t('intro')}</p>
      <CheckoutContent methods={methods} priceLocale={priceLocale} prefill={prefill} preselectedAddons={preselectedAddons} />
    </div>
  )
}
