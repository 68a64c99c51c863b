import { joinBundles } from '../receipt/figures'
import { subscriptionKeyOf } from '../subscriptions/subscription-lines'
import { lostDomains } from './keep-back'
import type { OrderStatus } from './status'
import type { QuoteLine } from './types'

/** Domains are identified by name, services by subscription key. */
export interface OrderProgress {
  readonly done: readonly string[]
  readonly failed: readonly string[]
  /** The provider has received the first payment but not confirmed it. */
  readonly isPaymentProcessing: boolean
}

export const noProgress: OrderProgress = { done: [], failed: [], isPaymentProcessing: false }

interface Subject<Kind extends string, State extends string> {
  readonly kind: Kind
  readonly name: string
  readonly state: 'waiting' | State
}

/** `waiting`: unpaid. `lost`: registered by someone else before payment (N1). */
export type OrderSubject =
  | Subject<'registration' | 'transfer', 'underWay' | 'done' | 'failed' | 'lost'>
  | Subject<'renewal', 'underWay' | 'done' | 'failed'>
  | Subject<'service', 'underWay' | 'done'>
  /** U3: payment alone completes it. */
  | Subject<'term', 'done'>

interface OrderParts {
  readonly status: OrderStatus
  readonly items: readonly QuoteLine[]
  readonly events: readonly { readonly type: string; readonly note?: string | null }[]
}

const domainKinds = { register: 'registration', transfer: 'transfer', renew: 'renewal' } as const

/** Domains first, then other items; `bundle` names configured ones (O9). */
export const orderSubjects = ({ status, items, events }: OrderParts, progress: OrderProgress, bundle: string): readonly OrderSubject[] => {
  const isPaid = status === 'paid' || status === 'fulfilled'
  const lost = lostDomains(events)
  const [done, failed] = [new Set(progress.done), new Set(progress.failed)]
  const isDone = (key: string) => done.has(key) || status === 'fulfilled'
  const domainOf = ({ id, serviceData }: QuoteLine): OrderSubject => {
    const kind = domainKinds[serviceData.operation ?? 'register']
    if (!isPaid) return { kind, name: id, state: 'waiting' }
    if (kind !== 'renewal' && lost.has(id)) return { kind, name: id, state: 'lost' }
    return { kind, name: id, state: failed.has(id) ? 'failed' : isDone(id) ? 'done' : 'underWay' }
  }
  const serviceOf = (line: QuoteLine): OrderSubject => {
    const { name, serviceData } = line
    if (serviceData.operation === 'renew') return { kind: 'term', name, state: isPaid ? 'done' : 'waiting' }
    return { kind: 'service', name, state: !isPaid ? 'waiting' : isDone(subscriptionKeyOf(line)) ? 'done' : 'underWay' }
  }
  const services = joinBundles(items, bundle).filter(({ type }) => type !== 'domain' && type !== 'addon')
  return [...items.filter(({ type }) => type === 'domain').map(domainOf), ...services.map(serviceOf)]
}

type KeyOf<Each> = Each extends OrderSubject ? `${Each['kind']}.${Exclude<Each['state'], 'waiting'>}` : never

type SubjectSentence = KeyOf<OrderSubject>

/** Keys in `order.status`; `name` is the product or domain. */
type OrderSentence =
  | { readonly key: 'pending' | 'confirming' | 'failed' | 'cancelled' | 'expired' | 'refunded' | 'underWay' | 'done' }
  | { readonly key: SubjectSentence; readonly name: string }

interface OrderStanding {
  readonly status: OrderStatus
  readonly subjects: readonly OrderSubject[]
  /** O16: cancelled because it was not paid. */
  readonly isExpired?: boolean
  /** The provider is processing the payment, or the buyer has just returned from the provider. */
  readonly isConfirming?: boolean
}

const ofSubjects = (subjects: readonly OrderSubject[]): OrderSentence => {
  const [only, ...others] = subjects
  if (only && others.length === 0 && only.state !== 'waiting')
    return { key: `${only.kind}.${only.state}` as SubjectSentence, name: only.name }
  return { key: subjects.length > 0 && subjects.every(({ state }) => state === 'done') ? 'done' : 'underWay' }
}

/** O20: selects the message that summarises the order's state. */
export const orderSentence = ({ status, subjects, isExpired = false, isConfirming = false }: OrderStanding): OrderSentence => {
  switch (status) {
    case 'pending':
      return { key: isConfirming ? 'confirming' : 'pending' }
    case 'failed':
    case 'refunded':
      return { key: status }
    case 'cancelled':
      return { key: isExpired ? 'expired' : 'cancelled' }
    case 'paid':
    case 'fulfilled':
      return ofSubjects(subjects)
    default:
      return status satisfies never
  }
}
