import { domainLifecycle } from '@/config/limits'
import type { OrderStatus } from '@/contract/order'
import type { Minor } from '@/core/money/types'
import type { OrderView } from '@/server/orders/order-figures'
import type { DuePart, PartWay } from '@/server/subscriptions/list-parts'
import { addMonths } from '@/core/calendar'
import { lostNames } from '@/core/orders/lost-names'
import { joinBundles } from '@/core/receipt/join-bundles'
import { isRegistration } from '@/core/receipt/line-words'
import { receiptStates } from '@/core/receipt/receipt-state'
import { receiptModel } from '@/core/receipt/receipt-model'
import type { Renewal } from '@/core/receipt/renewals'

/** What happens to the order, first things first. */
export type OrderStep =
  | { readonly kind: 'bank-transfer'; readonly amount: Minor; readonly reference: string }
  /** Paid on a page: the provider's, or the sandbox's own. */
  | { readonly kind: 'card' | 'sandbox'; readonly amount: Minor }
  | { readonly kind: 'paid'; readonly amount: Minor }
  | { readonly kind: 'register'; readonly domain: string; readonly isPaid: boolean }
  | { readonly kind: 'move'; readonly domain: string }
  /** N1: somebody else had it when the money came. */
  | { readonly kind: 'lost'; readonly domain: string }
  | { readonly kind: 'renew'; readonly domain: string; readonly isPaid: boolean }
  /** U3: another term of what runs. */
  | { readonly kind: 'service' | 'term'; readonly name: string; readonly isPaid: boolean }

/** What comes later, with its day where it has one. */
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

export const orderSteps = ({ status, items, payment, dueNow, events }: OrderView, bundle: string): readonly OrderStep[] => {
  if (isOver(status)) return []
  const isPaid = status !== 'pending'
  const money: OrderStep = isPaid
    ? { kind: 'paid', amount: dueNow }
    : payment.method === 'offline'
      ? { kind: 'bank-transfer', amount: dueNow, reference: payment.reference }
      : { kind: payment.method === 'sandbox' ? 'sandbox' : 'card', amount: dueNow }
  const lost = lostNames(events ?? [])
  const domains = items.filter(({ type }) => type === 'domain')
  const services = joinBundles(items, bundle).filter(({ type }) => type !== 'domain' && type !== 'addon')
  return [
    money,
    ...domains.map(({ id, serviceData }): OrderStep => {
      if (lost.has(id)) return { kind: 'lost', domain: id }
      if (serviceData.operation === 'transfer') return { kind: 'move', domain: id }
      return { kind: serviceData.operation === 'renew' ? 'renew' : 'register', domain: id, isPaid }
    }),
    ...services.map(({ name, serviceData }): OrderStep => ({
      kind: serviceData?.operation === 'renew' ? 'term' : 'service',
      name,
      isPaid,
    })),
  ]
}

const daysBefore = (date: Date, days: number): Date => new Date(date.getTime() - days * 86_400_000)

/** `parts`: those that are still to be paid, of an order that is paid; before that they are as its lines say. */
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
