'use client'

import { useTranslations } from 'next-intl'
import { useId, useMemo } from 'react'
import { cartLimits } from '@/lib/config/limits'
import { paymentTermsFor, paymentOptions, type PaymentOption } from '@/core/orders/payment-options'
import { ActionObject } from '@/components/action-object/action-object'
import { useAddToCart } from '@/features/cart/use-add-to-cart.client'
import { createEstimator, type EstimateContext } from '@/components/estimate/estimate'
import { EstimatePaper } from '@/components/estimate/estimate-paper'
import { useShopSettings } from '@/components/shop/shop-settings.client'
import { useAddress } from '@/components/ui/address/address.client'
import { Button } from '@/components/ui/button/button'
import { QuantityStepper } from '@/components/ui/quantity-stepper/quantity-stepper.client'
import type { Amounts } from '@/core/money/currency'
import type { BillingPeriod, Service } from '@/core/catalog/types'
import type { QuoteItemRequest } from '@/core/orders/types'
import { offeredPeriods } from '@/core/pricing/prices'
import { Badge } from '@/components/ui/badge/badge'
import { Choice, Choices } from '@/components/ui/choice/choice'
import { Price } from '@/components/ui/price/price'

interface SummaryPeriodView {
  readonly period: BillingPeriod
  readonly price: Amounts
  /** P3: saving of the yearly price. */
  readonly savePercent: number | null
}

export interface SummaryPlanView {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly popular: boolean
  /** P4: periods it is sold in, shortest first. */
  readonly periods: readonly SummaryPeriodView[]
}

export interface HostingSummaryView {
  readonly heading: string
  readonly intro?: string | null
  readonly plans: readonly SummaryPlanView[]
  readonly world: EstimateContext
}

interface SummaryLabels {
  readonly popular: string
  /** For example "Yearly" and "/year". */
  readonly periods: Readonly<Record<string, { readonly name: string; readonly per: string }>>
  /** "Save 17%" by plan. */
  readonly savings: Readonly<Record<string, string>>
}

interface ChoiceProps {
  /** Group id, and name of its radio buttons. */
  readonly id: string
  readonly chosen: string
  readonly labels: SummaryLabels
  readonly onChoose: (value: string) => void
}

const PricePer = ({ period, labels }: { readonly period: SummaryPlanView['periods'][number]; readonly labels: SummaryLabels }) => (
  <>
    <Price amounts={period.price} /> <span>{labels.periods[period.period]?.per}</span>
  </>
)

const PlanChoice = ({
  id,
  chosen,
  labels,
  onChoose,
  plans,
  period,
}: ChoiceProps & { readonly plans: readonly SummaryPlanView[]; readonly period: string }) => {
  const t = useTranslations('estimate')
  return (
    <Choices id={id} legend={t('plan')}>
      {plans.map(({ key, name, popular, description, periods }) => {
        const price = periods.find((offered) => offered.period === period) ?? periods[0]
        return (
          <Choice
            key={key}
            name={id}
            value={key}
            isChosen={key === chosen}
            onChoose={() => onChoose(key)}
            label={
              <>
                {name} {popular ? <Badge>{labels.popular}</Badge> : null}
              </>
            }
            note={description}
            aside={price ? <PricePer period={price} labels={labels} /> : null}
          />
        )
      })}
    </Choices>
  )
}

const PeriodChoice = ({ id, chosen, labels, onChoose, plan }: ChoiceProps & { readonly plan: SummaryPlanView }) => {
  const t = useTranslations('estimate')
  return (
    <Choices id={id} legend={t('period')}>
      {plan.periods.map((offered) => (
        <Choice
          key={offered.period}
          name={id}
          value={offered.period}
          isChosen={offered.period === chosen}
          onChoose={() => onChoose(offered.period)}
          label={
            <>
              {labels.periods[offered.period]?.name} {offered.period === 'yearly' ? <Badge>{labels.popular}</Badge> : null}
              {offered.savePercent === null ? null : <span className="saving">{labels.savings[plan.key]}</span>}
            </>
          }
          aside={<PricePer period={offered} labels={labels} />}
        />
      ))}
    </Choices>
  )
}

/** Only rendered if the plan offers more than one payment option. */
const PaymentChoice = ({
  id,
  chosen,
  onChoose,
  payments,
}: Omit<ChoiceProps, 'labels'> & { readonly payments: readonly PaymentOption[] }) => {
  const t = useTranslations('estimate')
  if (payments.length < 2) return null
  return (
    <Choices id={id} legend={t('payment')}>
      {payments.map(({ key, parts }) => (
        <Choice
          key={key}
          name={id}
          value={key}
          isChosen={key === chosen}
          onChoose={() => onChoose(key)}
          label={t('paymentType', { type: key, parts })}
        />
      ))}
    </Choices>
  )
}

/** The selection in the URL: `?plan=vps-pro&period=yearly&quantity=2&payment=deposit`. */
interface SummaryChoice {
  readonly service: Service
  readonly period: BillingPeriod
  readonly quantity: number
  readonly payment: PaymentOption
}

const readQuantity = (typed: string | null): number => {
  const quantity = Number(typed)
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= cartLimits.maximumQuantity ? quantity : 1
}

/** Reads the selection from the URL; missing and invalid values fall back to defaults (P4, O3). */
export const readChoice = (query: URLSearchParams, services: readonly Service[]): SummaryChoice | null => {
  const service = services.find(({ id }) => id === query.get('plan')) ?? services.find(({ popular }) => popular) ?? services[0]
  if (!service) return null
  const periods = offeredPeriods(service.prices)
  const period = periods.find((known) => known === query.get('period')) ?? periods[0]
  const payments = period ? paymentOptions(paymentTermsFor(service, { billing: period })) : []
  const payment = payments.find(({ key }) => key === query.get('payment')) ?? payments[0]
  if (!period || !payment) return null
  return { service, period, quantity: readQuantity(query.get('quantity')), payment }
}

export const toItem = ({ service, period, quantity, payment }: SummaryChoice): QuoteItemRequest => ({
  type: service.type,
  id: service.id,
  billing: period,
  quantity,
  selectedPaymentType: payment.selectedPaymentType,
  ...(payment.partialType ? { partialType: payment.partialType } : {}),
})

/** Sets a query parameter; defaults are left out. */
export const withChoice = (query: URLSearchParams, name: 'plan' | 'period' | 'quantity' | 'payment', value: string): URLSearchParams => {
  const next = new URLSearchParams(query)
  if (name === 'quantity' && value === '1') next.delete(name)
  else next.set(name, value)
  return next
}

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
