'use client'

import { useTranslations } from 'next-intl'
import { useId, useMemo } from 'react'

import { cartLimits } from '@/lib/config/limits'
import { paymentTermsFor, paymentOptions } from '@/core/orders/payment-options'
import { ActionObject } from '@/components/action-object/action-object'
import { useAddToCart } from '@/features/cart/use-add-to-cart.client'
import { createEstimator } from '@/components/estimate/estimate'
import { EstimatePaper } from '@/components/estimate/estimate-paper'
import type { EstimateContext } from '@/components/estimate/types'
import { useShopSettings } from '@/components/shop/shop-settings.client'
import { useAddress } from '@/components/ui/address/address.client'
import { Button } from '@/components/ui/button/button'
import { QuantityStepper } from '@/components/ui/quantity-stepper/quantity-stepper.client'

import { readChoice, toItem, withChoice } from './choice'
import { PaymentChoice, PeriodChoice, PlanChoice } from './summary-choices.client'
import type { SummaryLabels, SummaryPlanView } from './types'

interface SummaryFormProps {
  readonly plans: readonly SummaryPlanView[]
  readonly world: EstimateContext
  readonly labels: SummaryLabels
}

/** The pricing engine computes every amount in every currency (§2). */
export const SummaryForm = ({ plans, world, labels }: SummaryFormProps) => {
  const t = useTranslations('estimate')
  const cartWords = useTranslations('cart')
  const id = useId()
  const { priceLocale } = useShopSettings()
  const { query, change } = useAddress()
  const { isAdding, addToCart } = useAddToCart()
  const estimator = useMemo(() => createEstimator(world, priceLocale), [world, priceLocale])

  const choice = readChoice(query, world.services)
  const plan = plans.find(({ key }) => key === choice?.service.id)
  if (!choice || !plan) return null

  const payments = paymentOptions(paymentTermsFor(choice.service, { billing: choice.period }))
  const item = toItem(choice)
  const set = (name: Parameters<typeof withChoice>[1]) => (value: string) => change(withChoice(query, name, value))

  return (
    <div className="summary">
      <div className="summary__choices">
        <PlanChoice id={`${id}-plan`} plans={plans} period={choice.period} chosen={plan.key} labels={labels} onChoose={set('plan')} />
        <PeriodChoice id={`${id}-period`} plan={plan} chosen={choice.period} labels={labels} onChoose={set('period')} />
        <PaymentChoice id={`${id}-payment`} payments={payments} chosen={choice.payment.key} onChoose={set('payment')} />
      </div>
      <div className="summary__paper">
        <EstimatePaper
          label={t('title')}
          estimate={estimator([item])}
          world={world}
          action={
            <Button variant="go" size="large" block pending={isAdding} onClick={() => void addToCart([item], { name: plan.name })}>
              <span>{isAdding ? cartWords('adding') : cartWords('add')}</span>
              <ActionObject>{plan.name}</ActionObject>
            </Button>
          }
        >
          <div className="summary__quantity">
            <span>{t('quantity')}</span>
            <QuantityStepper
              value={choice.quantity}
              least={cartLimits.minimumQuantity}
              most={cartLimits.maximumQuantity}
              onValueChange={(quantity) => set('quantity')(String(quantity))}
              labels={{
                quantity: cartWords('quantityOf', { name: plan.name }),
                decrease: cartWords('oneLess', { name: plan.name }),
                increase: cartWords('oneMore', { name: plan.name }),
              }}
            />
          </div>
        </EstimatePaper>
      </div>
    </div>
  )
}
