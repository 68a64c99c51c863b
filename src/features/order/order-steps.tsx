import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatDay } from '@/parts/receipt/calendar'
import type { FormatAmount } from '@/parts/receipt/amounts'
import type { LaterStep, OrderStep } from './order-plan'

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
      <span>{children}</span>
    </div>
  </li>
)

interface OrderStepsProps {
  readonly steps: readonly OrderStep[]
  readonly format: FormatAmount
}

/** What happens now, first things first. */
export const OrderSteps = ({ steps, format }: OrderStepsProps) => {
  const words = useTranslations('order')
  const draw = (step: OrderStep): Omit<StepProps, 'when'> => {
    switch (step.kind) {
      case 'bank-transfer':
        return {
          title: words('steps.transferTitle', { amount: format(step.amount) }),
          children: (
            <>
              {words('steps.transferBody')} <code className="order-reference">{step.reference}</code>
            </>
          ),
        }
      case 'paid':
        return { title: words('steps.paidTitle', { amount: format(step.amount) }), children: words('steps.paidBody') }
      case 'register':
        return step.isPaid
          ? { title: words('steps.registeredTitle', { domain: step.domain }), children: words('steps.registeredBody') }
          : { title: words('steps.registerTitle', { domain: step.domain }), children: words('steps.registerBody') }
      case 'move':
        return { title: words('steps.transferDomainTitle', { domain: step.domain }), children: words('steps.transferDomainBody') }
      case 'service':
        return { title: words('steps.serviceTitle', { name: step.name }), children: words(step.isPaid ? 'steps.servicePaidBody' : 'steps.serviceBody') }
      default:
        return step satisfies never
    }
  }
  return (
    <ol className="order-steps">
      {steps.map((step, index) => (
        <Step key={JSON.stringify(step)} when={index === 0 ? words('steps.now') : words('steps.thenWhen')} {...draw(step)} />
      ))}
    </ol>
  )
}

interface LaterStepsProps {
  readonly steps: readonly LaterStep[]
  readonly format: FormatAmount
}

/** What comes later: the rest of a payment, the first reminder, every renewal. */
export const LaterSteps = ({ steps, format }: LaterStepsProps) => {
  const words = useTranslations('order')
  const locale = useLocale()
  const names = new Intl.ListFormat(locale, { style: 'short', type: 'conjunction' })
  const day = (date: Date) => <time dateTime={date.toISOString().slice(0, 10)}>{formatDay(date, locale)}</time>
  const draw = (step: LaterStep): StepProps => {
    switch (step.kind) {
      case 'payment':
        return { when: day(step.date), title: format(step.amount), children: words('laterPayment', { names: names.format(step.names) }) }
      case 'on-use':
        return { when: words('onUse'), title: format(step.amount), children: words('onUseBody') }
      case 'reminder':
        return { when: day(step.date), title: words('reminder'), children: words('reminderBody') }
      case 'renewal': {
        const amount = format(step.renewal.amount)
        return { when: day(step.date), title: words('renewal', { period: step.renewal.billing, amount }), children: words('renewalBody') }
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
