import type { SubscriptionChangedData, SubscriptionEventData, WebhookEventType } from '@/contract/webhooks'
import type { EndReason, SubscriptionKind, SubscriptionState } from '@/core/subscriptions/types'
import type { Told } from './facts'

type SubscriptionEventType = Extract<WebhookEventType, `subscription.${string}`>

export interface SubscriptionStanding {
  readonly state: SubscriptionState
  readonly termEnd: number
  readonly cancelAtEnd: boolean
}

type Plan = NonNullable<SubscriptionChangedData>['plan']

export interface SubscriptionFact extends SubscriptionStanding {
  readonly id: string
  readonly orderId: string
  readonly kind: SubscriptionKind
  readonly product: string
  readonly quantity: number
  readonly termStart: number
  readonly amount: number
  readonly currency: string
  readonly digits: 0 | 2
  readonly endReason: EndReason | null
  readonly at: number
  /** `null` where it has just begun. */
  readonly before: SubscriptionStanding | null
  /** U9: what it is now and what it was, where it was changed. */
  readonly changed?: { readonly plan: Plan; readonly previous: Plan }
}

const iso = (at: number): string => new Date(at).toISOString()

type PlainType = Exclude<SubscriptionEventType, 'subscription.changed'>

const typesOfStates = {
  pending: null,
  active: 'subscription.resumed',
  pastDue: 'subscription.past_due',
  suspended: 'subscription.suspended',
  ended: 'subscription.ended',
} as const satisfies Record<SubscriptionState, PlainType | null>

/** In the order they are told: what was paid for, what stands now, what its holder wants of the end. */
const typesOf = ({ before, state, termEnd, cancelAtEnd, changed }: SubscriptionFact): readonly PlainType[] => {
  if (before === null) return ['subscription.started']
  const isReady = before.state === 'pending' && state === 'active'
  const moved = state === before.state ? null : isReady ? ('subscription.set_up' as const) : typesOfStates[state]
  return [
    ...(termEnd > before.termEnd && !changed ? (['subscription.renewed'] as const) : []),
    ...(moved === null ? [] : [moved]),
    ...(state !== 'ended' && cancelAtEnd !== before.cancelAtEnd
      ? [cancelAtEnd ? ('subscription.cancel_scheduled' as const) : ('subscription.cancel_withdrawn' as const)]
      : []),
  ]
}

/** W1: what a move of a subscription is to those who set up and stop what was bought. */
export const subscriptionMoved = (fact: SubscriptionFact): readonly Told[] => {
  const { id, orderId, kind, product, quantity, state, cancelAtEnd, endReason, amount, currency, digits, at } = fact
  const term = { termStart: iso(fact.termStart), termEnd: iso(fact.termEnd) }
  const subject = { subscription: { id, kind, product, quantity }, order: { id: orderId } }
  const data: SubscriptionEventData = { ...subject, state, cancelAtEnd, endReason, ...term, amount, currency, digits }
  const object = `subscription:${id}`
  const { changed } = fact
  return [
    ...(changed ? [{ object, event: { type: 'subscription.changed' as const, timestamp: iso(at), data: { ...data, ...changed } } }] : []),
    ...typesOf(fact).map((type) => ({ object, event: { type, timestamp: iso(at), data } })),
  ]
}
