import { useTranslations } from 'next-intl'
import type { CSSProperties, ReactNode } from 'react'
import type { ShownPeriod } from '@/components/ui/billing/shown-periods'
import { Price } from '@/components/ui/price/price'
import type { PlanPriceView, HoldView } from './types'

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

export const PlanCost = ({ price, period }: { readonly price: PlanPriceView; readonly period: ShownPeriod }) => {
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
export const Holds = ({ holds }: { readonly holds: readonly HoldView[] }) => (
  <dl className="holds">
    {holds.map(({ label, value, share }) => (
      <div key={label} style={{ '--share': share } as CSSProperties}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
