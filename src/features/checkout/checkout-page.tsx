import { useLocale, useTranslations } from 'next-intl'
import type { PaymentMethodId } from '@/core/payments/types'
import { CheckoutSteps } from '@/components/checkout-steps/checkout-steps'
import { CheckoutContent } from './checkout.client'
import type { Prefill } from './field-messages'

interface CheckoutPageProps {
  /** The first one is preselected. */
  readonly methods: readonly PaymentMethodId[]
  readonly priceLocale?: string
  readonly prefill?: Prefill
  /** Ids of add-ons that the shop preselects. */
  readonly preselectedAddons: readonly string[]
}

export const CheckoutPage = ({ methods, priceLocale, preselectedAddons, prefill = {} }: CheckoutPageProps) => {
  const t = useTranslations('checkout')
  const way = useTranslations('orderWay')
  const locale = useLocale()
  return (
    <>
      <CheckoutSteps at="details" back={{ href: `/${locale}/cart`, label: way('toCart') }} />
      <div className="wide checkout-frame">
        <h1>{t('title')}</h1>
        <p className="muted checkout-intro">{t('intro')}</p>
        <CheckoutContent methods={methods} priceLocale={priceLocale} prefill={prefill} preselectedAddons={preselectedAddons} />
      </div>
    </>
  )
}
