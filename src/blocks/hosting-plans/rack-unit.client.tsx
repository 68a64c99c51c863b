'use client'

import { useTranslations } from 'next-intl'
import type { CSSProperties, ReactNode } from 'react'
import type { QuoteItemRequest } from '@/core/orders/types'
import { planAnchor } from '@/core/navigation/paths'
import { PlanButton } from '@/components/plans/plan-button.client'
import type { AddToCartSlot } from '@/components/ui/button/button'
import { Badge } from '@/components/ui/badge/badge'
import { ByPeriod, shownPeriods, type InShownPeriods, type ShownPeriod } from '@/components/ui/billing/shown-periods'
import { classNames } from '@/components/ui/styles/class-names'
import { useVisitorDomain, VisitorPlate } from '@/components/ui/visitor-name/visitor-name.client'
import type { ItemType } from '@/core/catalog/types'
import type { Amounts } from '@/core/money/currency'
import type { TaxedView } from '@/components/shop/price-note'
import { Price } from '@/components/ui/price/price'

/** Costs of a plan in one period, formatted in each currency; absent if there are none. */
export interface PlanPriceView {
  /** Effective price (P2), also of later periods. */
  readonly price: Amounts
  /** List price, if the service is discounted. */
  readonly listPrice?: Amounts
  /** O2: part of the first payment. */
  readonly setupFee?: Amounts
  /** D7: discount on the first payment for paying yearly. */
  readonly automaticDiscount?: Amounts
  /** price + setup fee − automatic discount, before tax and before other discounts. */
  readonly firstPayment: Amounts
  /** Monthly only: the first twelve months. */
  readonly firstYear?: Amounts
  /** Everything paid by the end of the third year. */
  readonly threeYears: Amounts
  /** Share of the highest three-year cost; only for a whole family. */
  readonly share?: number
}

export interface SpecBarView {
  readonly label: string
  readonly value: string
  readonly share: number
}

export interface HostingPlanView {
  readonly key: string
  readonly type: ItemType
  readonly name: string
  readonly description: string
  readonly features: readonly string[]
  readonly popular: boolean
  /** R20: language of description and features, if not the page's. */
  readonly lang?: string
  /** Bars to scale; only for a whole family. */
  readonly holds?: readonly SpecBarView[]
  readonly prices: InShownPeriods<PlanPriceView>
}

export interface HostingPlansView extends TaxedView {
  readonly heading: string
  readonly intro?: string | null
  /** R20: language of heading and intro. */
  readonly lang?: string
  readonly defaultBilling: ShownPeriod
  /** P3: computed from effective prices; `null` hides the label. */
  readonly savePercent: number | null
  /** Whether the visitor's domain can be put on a plan. */
  readonly showPlate: boolean
  readonly plans: readonly HostingPlanView[]
}

const Sum = ({
  label,
  children,
  saving = false,
}: {
  readonly label: ReactNode
  readonly children: ReactNode
  readonly saving?: boolean
}) => (
  <div className={saving ? 'sums__row sums__row--saving' : 'sums__row'}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const PlanCost = ({ price, period }: { readonly price: PlanPriceView; readonly period: ShownPeriod }) => {
  const t = useTranslations('hostingPlans')
  const periods = useTranslations('periods')
  return (
    <>
      {price.listPrice ? <Price amounts={price.listPrice} look="struck" /> : null}
      <p className="unit__price">
        <Price amounts={price.price} look="large" /> <span>{periods('per', { period })}</span>
      </p>
      <dl className="sums">
        {price.setupFee ? (
          <Sum label={t('setupFee')}>
            <Price amounts={price.setupFee} look="plain" />
          </Sum>
        ) : null}
        {price.automaticDiscount ? (
          <Sum saving label={t('yearlyDiscount')}>
            −<Price amounts={price.automaticDiscount} look="plain" />
          </Sum>
        ) : null}
        <Sum label={t('firstPayment')}>
          <Price amounts={price.firstPayment} look="plain" />
        </Sum>
        {price.firstYear ? (
          <Sum label={t('firstYear')}>
            <Price amounts={price.firstYear} look="plain" />
          </Sum>
        ) : null}
        {period === 'yearly' ? (
          <Sum label={t('fromYearTwo')}>
            <Price amounts={price.price} look="plain" />
          </Sum>
        ) : null}
        <Sum label={t('threeYears')}>
          <Price amounts={price.threeYears} look="plain" />
        </Sum>
      </dl>
      {price.share === undefined ? null : (
        <i className="unit__years" aria-hidden="true" style={{ '--share': price.share } as CSSProperties} />
      )}
    </>
  )
}

/** Specifications as bars, relative to the family's largest. */
const Holds = ({ holds }: { readonly holds: readonly SpecBarView[] }) => (
  <dl className="holds">
    {holds.map(({ label, value, share }) => (
      <div key={label} style={{ '--share': share } as CSSProperties}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

interface RackUnitProps {
  readonly plan: HostingPlanView
  /** In rack units: height indicates capacity. */
  readonly height: number
  readonly isPopular: boolean
  /** Shows the visitor's domain on the plate, and adds the plan for that domain. */
  readonly showPlate: boolean
  /** Heading level, one below the section's. */
  readonly titleLevel: 2 | 3
  readonly placeholderNames: readonly string[]
  readonly AddToCart: AddToCartSlot
}

/** C15: if the visitor has a domain, the button adds the plan for it and says so. The slot is decorative. */
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
