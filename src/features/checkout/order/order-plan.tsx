import { domainLifecycle } from '@/lib/config/limits'
import type { OrderStatus } from '@/core/orders/status'
import type { Minor } from '@/core/money/types'
import type { OrderView } from '@/modules/orders/presenter'
import type { DuePart, PartWay } from '@/modules/subscriptions/parts'
import { addMonths } from '@/core/dates'
import type { OrderSubject } from '@/core/orders/status-sentence'
import { isRegistration, receiptStates, receiptModel, type Renewal } from '@/core/receipt/model'
import { useTranslations } from 'next-intl'
import { Button, buttonClasses } from '@/components/ui/button/button'
import { CheckboxField } from '@/components/ui/field/field'

export type OrderStep =
  | { readonly kind: 'bank-transfer'; readonly amount: Minor; readonly reference: string }
  /** Paid on the provider's or the sandbox's page. `confirming`: paid, but not confirmed yet. */
  | { readonly kind: 'card' | 'sandbox' | 'confirming'; readonly amount: Minor }
  | { readonly kind: 'paid'; readonly amount: Minor }
  | OrderSubject

export type LaterStep =
  | {
      readonly kind: 'payment'
      readonly date: Date
      readonly amount: Minor
      readonly names: readonly string[]
      readonly way: PartWay | null
    }
  | { readonly kind: 'on-use'; readonly amount: Minor }
  | { readonly kind: 'reminder'; readonly date: Date }
  | { readonly kind: 'renewal'; readonly date: Date; readonly renewal: Renewal }

const isOver = (status: OrderStatus) => receiptStates[status] === 'void' || receiptStates[status] === 'refunded'

export const orderSteps = (
  { status, payment, dueNow }: OrderView,
  subjects: readonly OrderSubject[],
  isConfirming = false,
): readonly OrderStep[] => {
  if (isOver(status)) return []
  const moneyStep = (): OrderStep => {
    if (status !== 'pending') return { kind: 'paid', amount: dueNow }
    if (isConfirming) return { kind: 'confirming', amount: dueNow }
    if (payment.method === 'offline') return { kind: 'bank-transfer', amount: dueNow, reference: payment.reference }
    return { kind: payment.method === 'sandbox' ? 'sandbox' : 'card', amount: dueNow }
  }
  return [moneyStep(), ...subjects]
}

const daysBefore = (date: Date, days: number): Date => new Date(date.getTime() - days * 86_400_000)

/** `parts`: unpaid instalments of a paid order; before payment they are derived from its lines. */
export const laterSteps = (order: OrderView, bundle: string, parts: readonly DuePart[] = []): readonly LaterStep[] => {
  if (isOver(order.status)) return []
  const placed = new Date(order.orderDate)
  const { later, renewals } = receiptModel(order, bundle)
  const planned = later.dated.map(({ dueInMonths, amount, names }): LaterStep & { date: Date } => ({
    kind: 'payment',
    date: addMonths(placed, dueInMonths),
    amount,
    names,
    way: null,
  }))
  const owed = parts.map(({ dueAt, amount, names, way }): LaterStep & { date: Date } => ({
    kind: 'payment',
    date: new Date(dueAt),
    amount,
    names,
    way,
  }))
  const payments = order.status === 'pending' ? planned : owed
  const comingAgain = renewals.map((renewal): LaterStep & { date: Date } => ({
    kind: 'renewal',
    date: addMonths(new Date(order.termsFrom), renewal.dueInMonths),
    renewal,
  }))
  const [firstReminder] = domainLifecycle.renewalReminderDays
  const years = new Set(order.items.filter(isRegistration).map(({ term }) => term?.years ?? 1))
  const reminders = [...years].map(
    (count) => ({ kind: 'reminder', date: daysBefore(addMonths(placed, 12 * count), firstReminder) }) as const,
  )
  const dated = [...payments, ...comingAgain, ...reminders].sort((first, second) => first.date.getTime() - second.date.getTime())
  return [...dated, ...(later.undated > 0 ? [{ kind: 'on-use', amount: later.undated } as const] : [])]
}

interface PayButtonProps {
  readonly href: string
  /** U18: whether the card may be saved for renewals. Never preselected. */
  readonly isKeepable: boolean
  readonly label: string
}

/** A plain link or form to the provider's page; works without JavaScript. */
export const PayButton = ({ href, isKeepable, label }: PayButtonProps) => {
  const t = useTranslations('checkout')
  if (!isKeepable)
    return (
      <a className={buttonClasses({ variant: 'go' }, 'order-pay')} href={href}>
        {label}
      </a>
    )
  return (
    <form action={href} method="post" className="order-keep">
      {/* U40: first, so that it is in sight beside the plate; the consent is optional. */}
      <Button type="submit" variant="go" className="order-pay">
        {label}
      </Button>
      <CheckboxField id="keep-card" name="keepCard" label={t('keepCard')} hint={t('keepCardHint')} />
    </form>
  )
}
