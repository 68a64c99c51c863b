'use client'

import { useTranslations } from 'next-intl'

import { planAnchor } from '@/core/navigation/paths'
import type { AddToCartSlot } from '@/components/ui/button/button'
import { Badge } from '@/components/ui/badge/badge'
import { ByPeriod } from '@/components/ui/billing/shown-periods'
import { OriginalPrice, Price } from '@/components/ui/price/price'
import { SpecList } from '@/components/ui/specs/spec-list.client'

import { Letterboxes } from './letterboxes'
import type { EmailPlanView } from './types'

interface EmailPlanProps {
  readonly plan: EmailPlanView
  /** Heading level, one below the section's. */
  readonly titleLevel: 2 | 3
  readonly AddToCart: AddToCartSlot
}

/** P6: shows the yearly price beside its strike price. */
export const EmailPlan = ({ plan, titleLevel, AddToCart }: EmailPlanProps) => {
  const Title = titleLevel === 2 ? 'h2' : 'h3'
  const periods = useTranslations('periods')
  return (
    <article id={planAnchor(plan.key)} className="mail-plan">
      <div className="mail-plan__picture">{plan.boxes === null ? null : <Letterboxes count={plan.boxes} />}</div>
      <div className="plan-text">
        <Title className="plan-title">
          {plan.name}
          {plan.popular ? <Badge>{periods('popular')}</Badge> : null}
        </Title>
        <p className="muted" lang={plan.lang}>
          {plan.description}
        </p>
        <ul className="plan-points" lang={plan.lang}>
          {plan.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <SpecList className="mail-plan__specs" specs={plan.specs} />
      <div className="mail-plan__buy">
        <ByPeriod of={plan.prices}>
          {({ price, original, item }, period) => (
            <>
              <p className="mail-plan__price">
                {original ? (
                  <span>
                    <OriginalPrice amounts={original} label={periods('insteadOf')} />
                  </span>
                ) : null}
                <Price amounts={price} look="large" /> <span>{periods('per', { period })}</span>
              </p>
              <AddToCart item={item} name={plan.name} variant={plan.popular ? 'solid' : 'outline'} block />
            </>
          )}
        </ByPeriod>
        {plan.otherPrices.map(({ period, price }) => (
          <p key={period} className="mail-plan__other">
            <span>{periods('before', { name: periods('name', { period }) })}</span> <Price amounts={price} look="plain" />
          </p>
        ))}
      </div>
    </article>
  )
}
