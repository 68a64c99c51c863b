import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { shownPeriods, type ShownPeriod } from '@/components/ui/billing/shown-periods'
import { Price } from '@/components/ui/price/price'

import { amountsOf } from './amounts-of'
import type { ComparedPlan, ComparedPrice, FigureName } from './types'

interface ByPeriodProps {
  readonly plan: ComparedPlan
  readonly children: (price: ComparedPrice, period: ShownPeriod) => ReactNode
}

/** Renders both periods; CSS shows one. */
export const ByPeriod = ({ plan, children }: ByPeriodProps) => {
  const t = useTranslations('comparison')
  return shownPeriods.map((period) => {
    const price = plan.prices[period]
    return (
      <div key={period} className={`when-${period}`}>
        {price ? children(price, period) : <span className="muted">{t('notOffered')}</span>}
      </div>
    )
  })
}

interface FigureProps {
  readonly name: FigureName
  readonly price: ComparedPrice
  readonly period: ShownPeriod
}

export const Figure = ({ name, price, period }: FigureProps) => {
  const t = useTranslations('comparison')
  const periods = useTranslations('periods')
  const amounts = amountsOf(price, name)
  if (!amounts) return <span className="muted">{name === 'setupFee' ? t('none') : '–'}</span>
  if (name === 'price') {
    return (
      <>
        {price.listPrice ? <Price amounts={price.listPrice} look="struck" /> : null}
        <span className="compare__price">
          <Price amounts={amounts} /> <span>{periods('per', { period })}</span>
        </span>
      </>
    )
  }
  if (name === 'saving') return <Price amounts={amounts} className="saving" />
  return (
    <>
      <Price amounts={amounts} look="plain" /> {name === 'renewal' ? <span>{periods('per', { period })}</span> : null}
    </>
  )
}
