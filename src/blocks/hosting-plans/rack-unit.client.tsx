'use client'

import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'

import type { QuoteItemRequest } from '@/core/orders/types'
import { planAnchor } from '@/core/navigation/paths'
import { PlanButton } from '@/components/plans/plan-button.client'
import type { AddToCartSlot } from '@/components/ui/button/button'
import { Badge } from '@/components/ui/badge/badge'
import { ByPeriod, shownPeriods } from '@/components/ui/billing/shown-periods'
import { classNames } from '@/components/ui/styles/class-names'
import { useVisitorDomain, VisitorPlate } from '@/components/ui/visitor-name/visitor-name.client'

import { Holds, PlanCost } from './plan-cost'
import type { HostingPlanView } from './types'

interface RackUnitProps {
  readonly plan: HostingPlanView
  /** In rack units: height indicates capacity. */
  readonly height: number
  readonly isPopular: boolean
  /** Draws the visitor's domain, and adds the plan for it. */
  readonly showPlate: boolean
  /** Heading level, one below the section's. */
  readonly titleLevel: 2 | 3
  readonly placeholderNames: readonly string[]
  readonly AddToCart: AddToCartSlot
}

/** C15: with a domain of the visitor, the button adds the plan for it and says so. The slot is a drawing. */
export const RackUnit = ({ plan, height, isPopular, showPlate, titleLevel, placeholderNames, AddToCart }: RackUnitProps) => {
  const Title = titleLevel === 2 ? 'h2' : 'h3'
  const t = useTranslations('hostingPlans')
  const periods = useTranslations('periods')
  const [only, ...others] = shownPeriods.filter((period) => plan.prices[period])
  const visitorDomain = useVisitorDomain()
  const domain = showPlate ? visitorDomain : null
  const withDomain = (item: QuoteItemRequest): QuoteItemRequest => (domain === null ? item : { ...item, serviceData: { domain } })
  return (
    <article
      id={planAnchor(plan.key)}
      className={classNames('unit', showPlate && isPopular && 'unit--popular wall')}
      style={{ '--units': height } as CSSProperties}
    >
      {showPlate ? (
        <div className="unit__slot" aria-hidden="true">
          <span className="unit__height">{height}U</span>
          {domain !== null || isPopular ? <VisitorPlate placeholders={placeholderNames} fitted className="unit__plate" /> : null}
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
        <PlanButton plan={plan} only={others.length > 0 ? undefined : only} complete={withDomain} AddToCart={AddToCart} block>
          {domain === null ? undefined : t('useWith', { domain })}
        </PlanButton>
      </div>
    </article>
  )
}
