'use client'

import { useTranslations } from 'next-intl'

import type { PaymentOption } from '@/core/orders/payment-options'
import { Badge } from '@/components/ui/badge/badge'
import { Choice, Choices } from '@/components/ui/choice/choice'
import { Price } from '@/components/ui/price/price'

import type { SummaryLabels, SummaryPlanView } from './types'

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

export const PlanChoice = ({
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

export const PeriodChoice = ({ id, chosen, labels, onChoose, plan }: ChoiceProps & { readonly plan: SummaryPlanView }) => {
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
export const PaymentChoice = ({
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
