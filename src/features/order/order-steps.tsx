import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatDay, formatMoment } from '@/core/dates'
import type { FormatAmount } from '@/core/receipt/model'
import { buttonClasses } from '@/ui/button/button'
import type { PartWay } from '@/modules/subscriptions/parts'
import { BankAccount, type BankAccountView } from './bank-account'
import type { LaterStep, OrderStep } from './order-plan'
import { PayButton } from './pay-button'

interface StepProps {
  readonly when: ReactNode
  readonly title: ReactNode
  readonly children: ReactNode
}

const Step = ({ when, title, children }: StepProps) => (
  <li>
    <span className="order-steps__when">{when}</span>
    <div>
      <b>{title}</b>
      <div className="order-steps__body">{children}</div>
    </div>
  </li>
)

interface OrderStepsProps {
  readonly steps: readonly OrderStep[]
  readonly format: FormatAmount
  readonly bankAccount: BankAccountView | null
  /** Where it is paid by card; null while nothing can be. */
  readonly payHref: string | null
  readonly isKeepable: boolean
  /** O16: until when it waits for its payment; ISO 8601. */
  readonly waitsUntil: string | null
  /** O17. */
  readonly hasGuestCode: boolean
}

/** What happens now, first things first. */
export const OrderSteps = ({ steps, format, bankAccount, payHref, isKeepable, waitsUntil, hasGuestCode }: OrderStepsProps) => {
  const t = useTranslations('order')
  const locale = useLocale()
  const deadline = waitsUntil === null ? null : <p>{t('waitsUntil', { date: formatMoment(new Date(waitsUntil), locale) })}</p>
  const draw = (step: OrderStep): Omit<StepProps, 'when'> => {
    switch (step.kind) {
      case 'bank-transfer':
        return {
          title: t('steps.transferTitle', { amount: format(step.amount) }),
          children: (
            <>
              {t('steps.transferBody')} <code className="order-reference">{step.reference}</code>
              {bankAccount ? <BankAccount account={bankAccount} /> : null}
              {deadline}
              {hasGuestCode ? <p>{t('guestCode')}</p> : null}
            </>
          ),
        }
      case 'card':
      case 'sandbox':
        return {
          title: t('pay.title', { amount: format(step.amount) }),
          children: (
            <>
              <span>{t(step.kind === 'sandbox' ? 'pay.sandboxBody' : 'pay.body')}</span>
              {payHref ? <PayButton href={payHref} isKeepable={isKeepable} label={t('pay.now')} /> : null}
              {deadline}
            </>
          ),
        }
      case 'paid':
        return { title: t('steps.paidTitle', { amount: format(step.amount) }), children: t('steps.paidBody') }
      case 'confirming':
        return { title: t('steps.confirmingTitle', { amount: format(step.amount) }), children: t('steps.confirmingBody') }
      case 'registration':
      case 'transfer':
        return {
          title: t(`steps.${step.kind}.${step.state}Title`, { name: step.name }),
          children: t(`steps.${step.kind}.${step.state}Body`),
        }
      case 'renewal':
        return { title: t(`steps.renewal.${step.state}Title`, { name: step.name }), children: t(`steps.renewal.${step.state}Body`) }
      case 'service':
        return { title: t(`steps.service.${step.state}Title`, { name: step.name }), children: t(`steps.service.${step.state}Body`) }
      case 'term':
        return { title: t(`steps.term.${step.state}Title`, { name: step.name }), children: t(`steps.term.${step.state}Body`) }
      default:
        return step satisfies never
    }
  }
  return (
    <ol className="order-steps">
      {steps.map((step, index) => (
        <Step key={JSON.stringify(step)} when={index === 0 ? t('steps.now') : t('steps.thenWhen')} {...draw(step)} />
      ))}
    </ol>
  )
}

interface LaterStepsProps {
  readonly steps: readonly LaterStep[]
  readonly format: FormatAmount
  readonly bankAccount: BankAccountView | null
  readonly orderHref: string
}

/** O19: how a part of the price is paid, at any time before its day and after it. */
const PayPart = ({ way, bankAccount, orderHref }: { readonly way: PartWay } & Pick<LaterStepsProps, 'bankAccount' | 'orderHref'>) => {
  const t = useTranslations('order')
  if (way.kind === 'page')
    return (
      <a className={buttonClasses({ size: 'small' })} href={`${orderHref}/pay?part=${way.paymentId}`}>
        {t('pay.part')}
      </a>
    )
  return (
    <>
      {t('steps.transferBody')} <code className="order-reference">{way.reference}</code>
      {bankAccount ? <BankAccount account={bankAccount} /> : null}
    </>
  )
}

/** What comes later: the rest of a payment, the first reminder, every renewal. */
export const LaterSteps = ({ steps, format, bankAccount, orderHref }: LaterStepsProps) => {
  const t = useTranslations('order')
  const locale = useLocale()
  const names = new Intl.ListFormat(locale, { style: 'short', type: 'conjunction' })
  const day = (date: Date) => <time dateTime={date.toISOString().slice(0, 10)}>{formatDay(date, locale)}</time>
  const draw = (step: LaterStep): StepProps => {
    switch (step.kind) {
      case 'payment':
        return {
          when: day(step.date),
          title: format(step.amount),
          children: (
            <>
              <p>{t('laterPayment', { names: names.format(step.names) })}</p>
              {step.way ? <PayPart way={step.way} bankAccount={bankAccount} orderHref={orderHref} /> : null}
            </>
          ),
        }
      case 'on-use':
        return { when: t('onUse'), title: format(step.amount), children: t('onUseBody') }
      case 'reminder':
        return { when: day(step.date), title: t('reminder'), children: t('reminderBody') }
      case 'renewal': {
        const amount = format(step.renewal.amount)
        return { when: day(step.date), title: t('renewal', { period: step.renewal.billing, amount }), children: t('renewalBody') }
      }
      default:
        return step satisfies never
    }
  }
  return (
    <ol className="order-steps">
      {steps.map((step) => (
        <Step key={JSON.stringify(step)} {...draw(step)} />
      ))}
    </ol>
  )
}
