import type { OwnSubscriptionAnswer, SubscriptionAnswer } from '@/contract/subscriptions'
import { toMajor } from '@/core/money/major'
import type { OwnSubscription } from './list-subscriptions'
import type { SubscriptionRecord } from './subscription-record'

const iso = (instant: number): string => new Date(instant).toISOString()

/** One of a customer's own, as the API tells of it. */
export const presentSubscription = (subscription: SubscriptionRecord): SubscriptionAnswer => {
  const { id, name, kind, state, billing, quantity, currency, digits, cancelAtEnd, isHeld } = subscription
  return {
    id,
    name,
    kind,
    state,
    billing,
    quantity,
    currency,
    amount: toMajor(subscription.amount, digits),
    credit: toMajor(subscription.credit, digits),
    termStart: iso(subscription.termStart),
    termEnd: iso(subscription.termEnd),
    cancelAtEnd,
    isHeld,
  }
}

export const presentOwn = ({ subscription, open, change, moneyBackUntil, access, orders }: OwnSubscription): OwnSubscriptionAnswer => ({
  ...presentSubscription(subscription),
  products: subscription.items.map(({ id }) => id),
  openOrder: open?.orderNumber ?? null,
  change: change && { orderNumber: change.orderNumber, name: change.after.name, expiresAt: iso(change.expiresAt) },
  moneyBackUntil: moneyBackUntil === null ? null : iso(moneyBackUntil),
  access: access && { ...access },
  orders: orders.map(({ orderNumber, termStart, status, currency, digits, total, invoices }) => ({
    orderNumber,
    termStart: iso(termStart),
    status,
    currency,
    total: toMajor(total, digits),
    documents: [...invoices],
  })),
})
