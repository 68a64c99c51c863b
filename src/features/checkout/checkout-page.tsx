import { useLocale, useTranslations } from 'next-intl'
import type { PaymentMethodId } from '@/core/payments/types'
import { CheckoutSteps } from '@/components/checkout-steps/checkout-steps'
import { CheckoutContent } from './checkout.client'
import type { Prefill } from './field-messages'

interface CheckoutPageProps {
  /** How it can be paid, the first one chosen. */
  readonly methods: readonly PaymentMethodId[]
  readonly priceLocale?: string
  readonly prefill?: Prefill
  /** Add-ons that the shop ticks beforehand, by their ids. */
  readonly preselectedAddons: readonly string[]
}

/** `/{lang}/checkout`. */
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
