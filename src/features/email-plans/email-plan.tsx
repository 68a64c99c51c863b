import { useTranslations } from 'next-intl'

import { VisuallyHidden } from '@/ui/accessibility/visually-hidden'
import type { AddToCartSlot } from '@/ui/button/add-to-cart-slot'
import { Badge } from '@/ui/badge/badge'
import type { ShownPeriod } from '@/ui/billing/billing-toggle.client'
import { Price } from '@/ui/price/price'

import { Letterboxes } from './letterboxes'
import type { EmailPlanView } from './types'

interface EmailPlanProps {
  readonly plan: EmailPlanView
  /** One below the section's heading. */
  readonly titleLevel: 2 | 3
  readonly AddToCart: AddToCartSlot
}

const shownPeriods = ['monthly', 'yearly'] as const satisfies readonly ShownPeriod[]

const periodClass = (plan: EmailPlanView, period: ShownPeriod) => (plan.prices.monthly && plan.prices.yearly ? `when-${period}` : undefined)

/** One size of letterbox wall: what is in it, and what it costs (P6: the year's price beside its struck one). */
export const EmailPlan = ({ plan, titleLevel, AddToCart }: EmailPlanProps) => {
  const Title = titleLevel === 2 ? 'h2' : 'h3'
  const periods = useTranslations('periods')
  return (
    <article className="mail-plan">
      <div className="mail-plan__picture">{plan.boxes === null ? null : <Letterboxes count={plan.boxes} />}</div>
      <div>
        <Title className="mail-plan__title">
          {plan.name}
          {plan.popular ? <Badge>{periods('popular')}</Badge> : null}
        </Title>
        <p className="muted">{plan.description}</p>
        <ul className="mail-plan__features">
          {plan.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <dl className="mail-plan__specs">
        {plan.specs.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mail-plan__buy">
        {shownPeriods.map((period) => {
          const price = plan.prices[period]
          return price ? (
            <div key={period} className={periodClass(plan, period)}>
              <p className="mail-plan__price">
                {price.original ? (
                  <span>
                    <VisuallyHidden>{periods('insteadOf')} </VisuallyHidden>
                    <Price amounts={price.original} look="struck" />
                  </span>
                ) : null}
                <Price amounts={price.price} look="large" /> <span>{periods('per', { period })}</span>
              </p>
              <AddToCart item={price.item} name={plan.name} variant={plan.popular ? 'solid' : 'outline'} block />
            </div>
          ) : null
        })}
        {plan.otherPrices.map(({ period, price }) => (
          <p key={period} className="mail-plan__other">
            {periods('before', { name: periods('name', { period }) })} <Price amounts={price} look="plain" />
          </p>
        ))}
      </div>
    </article>
  )
}
