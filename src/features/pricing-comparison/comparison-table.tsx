import { useTranslations } from 'next-intl'
import type { CSSProperties, ReactNode } from 'react'

import type { AddToCartSlot } from '@/ui/button/add-to-cart-slot'
import { Badge } from '@/ui/badge/badge'
import { shownPeriods, type ShownPeriod } from '@/ui/billing/shown-periods'
import { classNames } from '@/ui/styles/class-names'
import { Price } from '@/ui/price/price'

import type { ComparedFamily, ComparedPlan, ComparedPrice, FigureName } from './types'

interface ComparisonTableProps {
  readonly family: ComparedFamily
  readonly familyName: string
  readonly AddToCart: AddToCartSlot
}

/** More columns than this are drawn sideways in a window of their own. */
const columnsOnPaper = 4

interface RowProps {
  readonly label: string
  /** "Differences only" hides it. */
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

interface ByPeriodProps {
  readonly plan: ComparedPlan
  readonly children: (price: ComparedPrice, period: ShownPeriod) => ReactNode
}

/** The cell holds both periods; the toggle's style sheet shows one of them. */
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
  const amounts = price[name]
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
      <Price amounts={amounts} look="plain" /> {name === 'renewal' ? periods('per', { period }) : null}
    </>
  )
}

/** The plans of a family, a column each; the head with their names and the column of labels stay in sight. */
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
                <ByPeriod plan={plan}>
                  {({ item }) => <AddToCart item={item} name={plan.name} variant={plan.popular ? 'solid' : 'outline'} size="small" block />}
                </ByPeriod>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}
