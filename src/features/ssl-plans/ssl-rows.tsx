import { useTranslations } from 'next-intl'

import { PeriodToggle } from '@/parts/plans/period-toggle'
import type { AddToCartSlot } from '@/ui/button/add-to-cart-slot'
import { Badge } from '@/ui/badge/badge'
import { ByPeriod } from '@/ui/billing/shown-periods'
import { HeadedSection } from '@/ui/section/section'
import { SpecList } from '@/ui/specs/spec-list.client'

import { SslPrice } from './ssl-price'
import type { SslPlansView, SslPlanView } from './types'

interface SslRowsProps {
  readonly view: SslPlansView
  readonly AddToCart: AddToCartSlot
  readonly headingLevel?: 1 | 2
}

interface SslRowProps {
  readonly plan: SslPlanView
  /** One below the section's heading. */
  readonly titleLevel: 2 | 3
  readonly AddToCart: AddToCartSlot
}

const SslRow = ({ plan, titleLevel, AddToCart }: SslRowProps) => {
  const Title = titleLevel === 2 ? 'h2' : 'h3'
  const periods = useTranslations('periods')
  return (
    <article className="certificate">
      <p className="certificate__mark" aria-hidden="true">
        {plan.mark}
      </p>
      <div className="certificate__who">
        <Title className="plan-title">
          {plan.name}
          {plan.popular ? <Badge>{periods('popular')}</Badge> : null}
        </Title>
        <p className="muted" lang={plan.lang}>
          {plan.description}
        </p>
        <ul className="certificate__features" lang={plan.lang}>
          {plan.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <SpecList className="certificate__specs" specs={plan.specs} />
      <div className="certificate__buy">
        <ByPeriod of={plan.prices}>
          {(price, period) => (
            <>
              <p className="certificate__price">
                <SslPrice price={price} look="large" unit={periods('per', { period })} />
              </p>
              <AddToCart item={price.item} name={plan.name} variant={plan.popular ? 'solid' : 'outline'} block />
            </>
          )}
        </ByPeriod>
      </div>
    </article>
  )
}

/** One row a certificate: its letters, what it is, what is checked, what it costs. */
export const SslRows = ({ view, AddToCart, headingLevel }: SslRowsProps) => {
  const t = useTranslations('sslPlans')
  return (
    <HeadedSection
      level={headingLevel}
      heading={view.heading}
      intro={view.intro}
      aside={<PeriodToggle defaultPeriod={view.defaultBilling} savePercent={view.savePercent} />}
      className="billing"
    >
      {view.plans.length === 0 ? (
        <p className="muted">{t('empty')}</p>
      ) : (
        <div className="certificates">
          {view.plans.map((plan) => (
            <SslRow key={plan.key} plan={plan} titleLevel={headingLevel === 1 ? 2 : 3} AddToCart={AddToCart} />
          ))}
        </div>
      )}
    </HeadedSection>
  )
}
