import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'

import { ActionObject } from '@/parts/action-object/action-object'
import type { AddToCartSlot } from '@/ui/button/add-to-cart-slot'
import { Badge } from '@/ui/badge/badge'
import type { ShownPeriod } from '@/ui/billing/billing-toggle.client'
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

const shownPeriods = ['monthly', 'yearly'] as const satisfies readonly ShownPeriod[]

/** A period shows itself only where the plan offers both; a plan with one shows it always (P4). */
const periodClass = (plan: HostingPlanView, period: ShownPeriod) =>
  plan.prices.monthly && plan.prices.yearly ? `when-${period}` : undefined

/** One plan. Which one holds the plate is a radio button, so it works without script. */
export const RackUnit = ({ plan, height, group, isChosen, showPlate, titleLevel, placeholderNames, AddToCart }: RackUnitProps) => {
  const Title = titleLevel === 2 ? 'h2' : 'h3'
  const t = useTranslations('hostingPlans')
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
        <Title className="unit__title">
          {plan.name}
          {plan.popular ? <Badge>{t('popular')}</Badge> : null}
        </Title>
        <p className="unit__description">{plan.description}</p>
      </div>
      <ul className="unit__features">
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="unit__cost">
        {shownPeriods.map((period) => {
          const price = plan.prices[period]
          return price ? (
            <div key={period} className={periodClass(plan, period)}>
              <PlanCost price={price} period={period} />
            </div>
          ) : null
        })}
      </div>
      <div className="unit__action">
        {shownPeriods.map((period) => {
          const item = plan.items[period]
          return item ? (
            <div key={period} className={periodClass(plan, period)}>
              {showPlate ? (
                <HangAndAdd item={item} name={plan.name} choiceId={choiceId} AddToCart={AddToCart} />
              ) : (
                <AddToCart item={item} name={plan.name} block />
              )}
            </div>
          ) : null
        })}
      </div>
    </article>
  )
}
