'use client'

import { useTranslations } from 'next-intl'
import { type CSSProperties, useRef } from 'react'

import { ActionObject } from '@/components/action-object/action-object'
import type { QuoteItemRequest } from '@/core/orders/types'
import { planAnchor } from '@/core/navigation/paths'
import { PlanButton } from '@/components/plans/plan-button.client'
import type { AddToCartSlot } from '@/components/ui/button/button'
import { Badge } from '@/components/ui/badge/badge'
import { ByPeriod, shownPeriods } from '@/components/ui/billing/shown-periods'
import { asDomainName, VisitorPlate } from '@/components/ui/visitor-name/visitor-name.client'
import { getVisitorName } from '@/components/ui/visitor-name/visitor-name-store'

import { withHungName, Holds, PlanCost } from './plan-cost'
import type { HostingPlanView } from './types'

interface RackUnitProps {
  readonly plan: HostingPlanView
  /** In rack units: height indicates capacity. */
  readonly height: number
  readonly group: string
  readonly isChosen: boolean
  readonly showPlate: boolean
  /** Heading level, one below the section's. */
  readonly titleLevel: 2 | 3
  readonly placeholderNames: readonly string[]
  readonly AddToCart: AddToCartSlot
}

/** Selected by a radio button, so it works without JavaScript. */
export const RackUnit = ({ plan, height, group, isChosen, showPlate, titleLevel, placeholderNames, AddToCart }: RackUnitProps) => {
  const Title = titleLevel === 2 ? 'h2' : 'h3'
  const t = useTranslations('hostingPlans')
  const periods = useTranslations('periods')
  const choice = useRef<HTMLInputElement>(null)
  const [only, ...others] = shownPeriods.filter((period) => plan.prices[period])
  // The selected plan is added for the visitor's domain (DESIGN: the plate travels).
  const hang = (item: QuoteItemRequest) => {
    const own = choice.current?.checked ? getVisitorName() : null
    return withHungName(item, own === null ? null : asDomainName(own))
  }
  return (
    <article id={planAnchor(plan.key)} className="unit wall-when-chosen" style={{ '--units': height } as CSSProperties}>
      {showPlate ? (
        <div className="unit__slot">
          <span className="unit__height" aria-hidden="true">
            {height}U
          </span>
          <VisitorPlate placeholders={placeholderNames} fitted className="unit__plate" />
          <label className="unit__hang">
            <input ref={choice} className="unit__choice" type="radio" name={group} value={plan.key} defaultChecked={isChosen} />
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
        <p className="unit__description" lang={plan.lang}>
          {plan.description}
        </p>
        {plan.holds ? <Holds holds={plan.holds} /> : null}
      </div>
      <ul className="unit__features" lang={plan.lang}>
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="unit__cost">
        <ByPeriod of={plan.prices}>{(price, period) => <PlanCost price={price} period={period} />}</ByPeriod>
      </div>
      <div className="unit__action">
        <PlanButton plan={plan} only={others.length > 0 ? undefined : only} complete={hang} AddToCart={AddToCart} block />
      </div>
    </article>
  )
}
