import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'

import { ActionObject } from '@/parts/action-object/action-object'
import type { AddToCartSlot } from '@/ui/button/add-to-cart-slot'
import { Badge } from '@/ui/badge/badge'
import { ByPeriod } from '@/ui/billing/shown-periods'
import { VisitorPlate } from '@/ui/visitor-name/visitor-plate.client'

import { HangAndAdd } from './hang-and-add.client'
import { PlanCost } from './plan-cost'
import type { HostingPlanView } from './types'

interface RackUnitProps {
  readonly plan: HostingPlanView
  /** In rack units: height is capability. */
  readonly height: number
  readonly group: string
  readonly isChosen: boolean
  readonly showPlate: boolean
  /** One below the section's heading. */
  readonly titleLevel: 2 | 3
  readonly placeholderNames: readonly string[]
  readonly AddToCart: AddToCartSlot
}

/** One plan. Which one holds the plate is a radio button, so it works without script. */
export const RackUnit = ({ plan, height, group, isChosen, showPlate, titleLevel, placeholderNames, AddToCart }: RackUnitProps) => {
  const Title = titleLevel === 2 ? 'h2' : 'h3'
  const t = useTranslations('hostingPlans')
  const periods = useTranslations('periods')
  const choiceId = `${group}-${plan.key}`
  return (
    <article className="unit wall-when-chosen" style={{ '--units': height } as CSSProperties}>
      {showPlate ? (
        <div className="unit__slot">
          <span className="unit__height" aria-hidden="true">
            {height}U
          </span>
          <VisitorPlate placeholders={placeholderNames} fitted className="unit__plate" />
          <label className="unit__hang">
            <input id={choiceId} className="unit__choice" type="radio" name={`${group}-rack`} value={plan.key} defaultChecked={isChosen} />
            <span className="unit__invitation">
              {t('hangHere')}
              <ActionObject>{plan.name}</ActionObject>
            </span>
          </label>
        </div>
      ) : null}
      <div className="unit__who">
        <Title className="plan-title unit__title">
          {plan.name}
          {plan.popular ? <Badge>{periods('popular')}</Badge> : null}
        </Title>
        <p className="unit__description">{plan.description}</p>
      </div>
      <ul className="unit__features">
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="unit__cost">
        <ByPeriod of={plan.prices}>{(price, period) => <PlanCost price={price} period={period} />}</ByPeriod>
      </div>
      <div className="unit__action">
        <ByPeriod of={plan.prices}>
          {({ item }) =>
            showPlate ? (
              <HangAndAdd item={item} name={plan.name} choiceId={choiceId} AddToCart={AddToCart} />
            ) : (
              <AddToCart item={item} name={plan.name} block />
            )
          }
        </ByPeriod>
      </div>
    </article>
  )
}
