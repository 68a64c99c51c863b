'use client'

import { useTranslations } from 'next-intl'
import type { CSSProperties, ReactNode } from 'react'
import { PlanButton } from '@/components/plans/plan-button.client'
import type { AddToCartSlot } from '@/components/ui/button/button'
import { Badge } from '@/components/ui/badge/badge'
import { shownPeriods, type ShownPeriod } from '@/components/ui/billing/shown-periods'
import { classNames } from '@/components/ui/styles/class-names'
import { type ComparedFamily, type ComparedPlan, amountsOf, type ComparedPrice, type FigureName } from './compared-plans'
import { Price } from '@/components/ui/price/price'

interface ByPeriodProps {
  readonly plan: ComparedPlan
  readonly children: (price: ComparedPrice, period: ShownPeriod) => ReactNode
}

/** Renders both periods; CSS shows one. */
const ByPeriod = ({ plan, children }: ByPeriodProps) => {
  const t = useTranslations('comparison')
  return shownPeriods.map((period) => {
    const price = plan.prices[period]
    return (
      <div key={period} className={`when-${period}`}>
        {price ? children(price, period) : <span className="muted">{t('notOffered')}</span>}
      </div>
    )
  })
}

interface FigureProps {
  readonly name: FigureName
  readonly price: ComparedPrice
  readonly period: ShownPeriod
}

const Figure = ({ name, price, period }: FigureProps) => {
  const t = useTranslations('comparison')
  const periods = useTranslations('periods')
  const amounts = amountsOf(price, name)
  if (!amounts) return <span className="muted">{name === 'setupFee' ? t('none') : '–'}</span>
  if (name === 'price') {
    return (
      <>
        {price.listPrice ? <Price amounts={price.listPrice} look="struck" /> : null}
        <span className="compare__price">
          <Price amounts={amounts} /> <span>{periods('per', { period })}</span>
        </span>
      </>
    )
  }
  if (name === 'saving') return <Price amounts={amounts} className="saving" />
  return (
    <>
      <Price amounts={amounts} look="plain" /> {name === 'renewal' ? <span>{periods('per', { period })}</span> : null}
    </>
  )
}

interface ComparisonTableProps {
  readonly family: ComparedFamily
  readonly familyName: string
  readonly AddToCart: AddToCartSlot
}

/** Wider tables scroll in their own container. */
const columnsOnPaper = 4

interface RowProps {
  readonly label: string
  /** Hidden by "differences only". */
  readonly isSame?: boolean
  readonly className?: string
  readonly plans: readonly ComparedPlan[]
  readonly cell: (plan: ComparedPlan, index: number) => ReactNode
}

const Row = ({ label, isSame = false, className, plans, cell }: RowProps) => (
  <tr className={classNames('compare__row', isSame && 'compare__row--same', className)}>
    <th scope="row">{label}</th>
    {plans.map((plan, index) => (
      <td key={plan.key}>{cell(plan, index)}</td>
    ))}
  </tr>
)

/** Plans sold in one period only say so in the other. */
const OrderCell = ({ plan, AddToCart }: { readonly plan: ComparedPlan; readonly AddToCart: AddToCartSlot }) => {
  const button = { plan, AddToCart, variant: plan.popular ? 'solid' : 'outline', size: 'small', block: true } as const
  if (shownPeriods.every((period) => plan.prices[period])) return <PlanButton {...button} />
  return <ByPeriod plan={plan}>{(_price, period) => <PlanButton {...button} only={period} />}</ByPeriod>
}

/** One column per plan; plan names and row labels are sticky. */
export const ComparisonTable = ({ family, familyName, AddToCart }: ComparisonTableProps) => {
  const t = useTranslations('comparison')
  const periods = useTranslations('periods')
  const { plans, specs, figures } = family
  return (
    <div
      className={classNames('compare__window', plans.length > columnsOnPaper && 'compare__window--many')}
      tabIndex={plans.length > columnsOnPaper ? 0 : undefined}
    >
      <table className="compare__table" style={{ '--plans': plans.length } as CSSProperties}>
        <caption className="visually-hidden">{t('caption', { family: familyName })}</caption>
        <thead>
          <tr>
            <th scope="col" className="compare__corner">
              <span className="visually-hidden">{t('feature')}</span>
            </th>
            {plans.map((plan) => (
              <th key={plan.key} scope="col">
                <span className="compare__name">
                  {plan.name} {plan.popular ? <Badge>{periods('popular')}</Badge> : null}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map(({ name, isSame }) => (
            <Row
              key={name}
              label={t(name)}
              isSame={isSame}
              className={classNames(name === 'price' && 'compare__row--price', name === 'saving' && 'when-yearly')}
              plans={plans}
              cell={(plan) => <ByPeriod plan={plan}>{(price, period) => <Figure {...{ name, price, period }} />}</ByPeriod>}
            />
          ))}
        </tbody>
        <tbody>
          {specs.map(({ label, values, isSame }) => (
            <Row
              key={label}
              label={label}
              isSame={isSame}
              plans={plans}
              cell={(_plan, index) => values[index] ?? <span className="muted">{t('notIncluded')}</span>}
            />
          ))}
          <Row
            label={t('payment')}
            isSame={family.arePaymentsSame}
            plans={plans}
            cell={({ payments }) => payments.map((type) => t('paymentType', { type })).join(', ')}
          />
        </tbody>
        <tbody>
          <tr className="compare__row compare__row--action">
            <td aria-hidden="true" />
            {plans.map((plan) => (
              <td key={plan.key}>
                <OrderCell plan={plan} AddToCart={AddToCart} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}
