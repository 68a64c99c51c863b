'use client'

import { useTranslations } from 'next-intl'
import { planAnchor } from '@/core/navigation/paths'
import type { AddToCartSlot } from '@/components/ui/button/button'
import { Badge } from '@/components/ui/badge/badge'
import { ByPeriod, type InShownPeriods, type ShownPeriod } from '@/components/ui/billing/shown-periods'
import { OriginalPrice, Price } from '@/components/ui/price/price'
import { SpecList } from '@/components/ui/specs/spec-list.client'
import type { Amounts } from '@/core/money/currency'
import type { BillingPeriod } from '@/core/catalog/types'
import type { PeriodOffer, PlanText } from '@/components/plans/period-toggle'
import type { TaxedView } from '@/components/shop/price-note'

const columns = 10
const mostDrawn = 60
const cell = { width: 24, height: 18, gap: 4 }
const step = { x: cell.width + cell.gap, y: cell.height + cell.gap }
/** Corner radius, rendered by a round stroke of twice its width. */
const corner = 2
const slot = cell.width - 10

const inside = { width: cell.width - 2 * corner, height: cell.height - 2 * corner }
const box = `h${inside.width}v${inside.height}h-${inside.width}z`
const boxes = (count: number, row: number) => `M${corner} ${corner + row * step.y}${Array(count).fill(box).join(`m${step.x} 0`)}`
const slots = (count: number, row: number) => `M5 ${6 + row * step.y}h${count * step.x - (step.x - slot)}`

/** One letterbox per mailbox, as two paths. */
const Letterboxes = ({ count }: { readonly count: number }) => {
  const drawn = Math.min(count, mostDrawn)
  const across = Math.min(drawn, drawn > columns ? columns : 5)
  const rows = Array.from({ length: Math.ceil(drawn / across) }, (_, row) => Math.min(across, drawn - row * across))
  return (
    <svg
      className="letterboxes"
      viewBox={`0 0 ${columns * step.x - cell.gap} ${rows.length * step.y - cell.gap}`}
      aria-hidden="true"
      focusable="false"
    >
      <path fill="var(--bar)" stroke="var(--bar)" strokeWidth={2 * corner} strokeLinejoin="round" d={rows.map(boxes).join('')} />
      <path
        stroke="var(--surface)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray={`${slot} ${step.x - slot}`}
        d={rows.map(slots).join('')}
      />
    </svg>
  )
}

export interface EmailPlanView extends PlanText {
  /** `null` if the first specification is not a number. */
  readonly boxes: number | null
  readonly prices: InShownPeriods<PeriodOffer>
  /** P4: periods other than the toggle's two. */
  readonly otherPrices: readonly { readonly period: BillingPeriod; readonly price: Amounts }[]
}

export interface EmailPlansView extends TaxedView {
  readonly heading: string
  readonly intro?: string | null
  readonly defaultBilling: ShownPeriod
  /** Saving of the yearly price in per cent (P3). */
  readonly savePercent: number | null
  readonly plans: readonly EmailPlanView[]
}

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
