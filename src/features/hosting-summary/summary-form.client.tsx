'use client'

import { useTranslations } from 'next-intl'
import { useId, useMemo } from 'react'

import { cartLimits } from '@/config/limits'
import { paymentOptions } from '@/core/orders/payment-options'
import { ActionObject } from '@/parts/action-object/action-object'
import { useAddToCart } from '@/parts/cart/use-add-to-cart.client'
import { createEstimator } from '@/parts/estimate/estimate'
import { EstimatePaper } from '@/parts/estimate/estimate-paper'
import type { EstimateWorld } from '@/parts/estimate/types'
import { useShopSettings } from '@/parts/shop/shop-settings.client'
import { useAddress } from '@/ui/address/use-address.client'
import { Badge } from '@/ui/badge/badge'
import { Button } from '@/ui/button/button'
import { Choice, Choices } from '@/ui/choice/choice'
import { Price } from '@/ui/price/price'
import { QuantityStepper } from '@/ui/quantity-stepper/quantity-stepper.client'

import { readChoice, toItem, withChoice } from './choice'
import type { SummaryPlanView } from './types'

interface SummaryFormProps {
  readonly plans: readonly SummaryPlanView[]
  readonly world: EstimateWorld
  readonly labels: {
    readonly popular: string
    /** Of each period: "Yearly", "/year". */
    readonly periods: Readonly<Record<string, { readonly name: string; readonly per: string }>>
    /** "Save 17%" of each plan that has it. */
    readonly savings: Readonly<Record<string, string>>
  }
}

/** §2: the hosting configuration summary. Every figure is the engine's, in every currency at once. */
export function SummaryForm({ plans, world, labels }: SummaryFormProps) {
  const words = useTranslations('estimate')
  const cartWords = useTranslations('cart')
  const id = useId()
  const { priceLocale } = useShopSettings()
  const { query, change } = useAddress()
  const { isAdding, addToCart } = useAddToCart()
  const estimator = useMemo(() => createEstimator(world, priceLocale), [world, priceLocale])

  const choice = readChoice(query, world.services)
  const plan = plans.find(({ key }) => key === choice?.service.id)
  if (!choice || !plan) return null

  const payments = paymentOptions(choice.service.paymentTypes)
  const item = toItem(choice)
  const set = (name: Parameters<typeof withChoice>[1], value: string) => change(withChoice(query, name, value))
  const startingAt = ({ periods }: SummaryPlanView) => periods.find(({ period }) => period === choice.period) ?? periods[0]

  return (
    <div className="summary">
      <div className="summary__choices">
        <Choices id={`${id}-plan`} legend={words('plan')}>
          {plans.map((option) => {
            const price = startingAt(option)
            return (
              <Choice
                key={option.key}
                name={`${id}-plan`}
                value={option.key}
                isChosen={option.key === plan.key}
                onChoose={() => set('plan', option.key)}
                label={
                  <>
                    {option.name} {option.popular ? <Badge>{labels.popular}</Badge> : null}
                  </>
                }
                note={option.description}
                aside={
                  price ? (
                    <>
                      <Price amounts={price.price} /> {labels.periods[price.period]?.per}
                    </>
                  ) : null
                }
              />
            )
          })}
        </Choices>
        <Choices id={`${id}-period`} legend={words('period')}>
          {plan.periods.map(({ period, price, savePercent }) => (
            <Choice
              key={period}
              name={`${id}-period`}
              value={period}
              isChosen={period === choice.period}
              onChoose={() => set('period', period)}
              label={
                <>
                  {labels.periods[period]?.name} {period === 'yearly' ? <Badge>{labels.popular}</Badge> : null}
                  {savePercent === null ? null : <span className="saving">{labels.savings[plan.key]}</span>}
                </>
              }
              aside={
                <>
                  <Price amounts={price} /> {labels.periods[period]?.per}
                </>
              }
            />
          ))}
        </Choices>
        {payments.length > 1 ? (
          <Choices id={`${id}-payment`} legend={words('payment')}>
            {payments.map(({ key, parts }) => (
              <Choice
                key={key}
                name={`${id}-payment`}
                value={key}
                isChosen={key === choice.payment.key}
                onChoose={() => set('payment', key)}
                label={words('paymentType', { type: key, parts })}
              />
            ))}
          </Choices>
        ) : null}
      </div>
      <div className="summary__paper">
        <EstimatePaper
          label={words('title')}
          estimate={estimator([item])}
          world={world}
          action={
            <Button variant="go" size="large" block pending={isAdding} onClick={() => void addToCart([item], { name: plan.name })}>
              {isAdding ? cartWords('adding') : cartWords('add')}
              <ActionObject>{plan.name}</ActionObject>
            </Button>
          }
        >
          <div className="summary__quantity">
            <span>{words('quantity')}</span>
            <QuantityStepper
              value={choice.quantity}
              least={cartLimits.minimumQuantity}
              most={cartLimits.maximumQuantity}
              onValueChange={(quantity) => set('quantity', String(quantity))}
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
