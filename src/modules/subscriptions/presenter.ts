import type { DuePartResponse } from '@/modules/orders/schema'
import type { BalanceResponse, OwnSubscriptionResponse, SubscriptionResponse } from '@/modules/subscriptions/schema'
import { attachedDomainOf, attachedDomainsOf } from '@/core/subscriptions/attached-domain'
import { digitsOf } from '@/core/money/types'
import { toMajor } from '@/core/money/arithmetic'
import type { DuePart } from './parts'
import type { MovementList, OwnSubscription } from './subscriptions.service'
import type { SubscriptionRecord } from './subscriptions.repository'
import { toIsoString } from '@/core/dates'

export const presentSubscription = (subscription: SubscriptionRecord): SubscriptionResponse => {
  const { id, name, kind, state, billing, quantity, currency, digits, cancelAtEnd, isHeld } = subscription
  return {
    id,
    name,
    kind,
    domain: attachedDomainOf(subscription.items),
    domains: [...attachedDomainsOf(subscription.items)],
    state,
    billing,
    quantity,
    currency,
    amount: toMajor(subscription.amount, digits),
    credit: toMajor(subscription.credit, digits),
    termStart: toIsoString(subscription.termStart),
    termEnd: toIsoString(subscription.termEnd),
    cancelAtEnd,
    isHeld,
  }
}

/** U36: in major units, with one page of movements. */
export const presentBalance = ({ balance, digits }: SubscriptionRecord, list: MovementList | null): BalanceResponse | null =>
  balance &&
  list && {
    amount: toMajor(balance.left, digits),
    threshold: toMajor(balance.threshold, digits),
    topUpAt: toIsoString(balance.topUpAt),
    page: list.page,
    pages: list.pages,
    movements: list.movements.map(({ kind, amount, at, day, orderNumber, balanceAfter }) => ({
      kind,
      amount: toMajor(amount, digits),
      at: toIsoString(at),
      day: day === null ? null : toIsoString(day).slice(0, 10),
      orderNumber,
      balanceAfter: toMajor(balanceAfter, digits),
    })),
  }

/** O19: in major units of its order's currency. */
export const presentPart = ({ orderNumber, names, dueAt, isOverdue, amount, currency, status }: DuePart): DuePartResponse => ({
  orderNumber,
  products: [...names],
  dueAt,
  isOverdue,
  amount: toMajor(amount, digitsOf(currency)),
  currency,
  status,
})

export const presentOwn = ({
  subscription,
  open,
  change,
  moneyBackUntil,
  access,
  orders,
  parts,
  movements,
}: OwnSubscription): OwnSubscriptionResponse => ({
  ...presentSubscription(subscription),
  balance: presentBalance(subscription, movements),
  parts: parts.map(presentPart),
  products: subscription.items.map(({ id }) => id),
  openOrder: open?.orderNumber ?? null,
  change: change && { orderNumber: change.orderNumber, name: change.after.name, expiresAt: toIsoString(change.expiresAt) },
  moneyBackUntil: moneyBackUntil === null ? null : toIsoString(moneyBackUntil),
  access: access && { ...access },
  orders: orders.map(({ orderNumber, termStart, status, currency, digits, total, invoices }) => ({
    orderNumber,
    termStart: toIsoString(termStart),
    status,
    currency,
    total: toMajor(total, digits),
    documents: [...invoices],
  })),
})
