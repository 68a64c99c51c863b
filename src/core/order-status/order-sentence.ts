import type { OrderStatus } from '../orders/order-status'
import type { OrderSubject } from './order-subjects'

type KeyOf<Each> = Each extends OrderSubject ? `${Each['kind']}.${Exclude<Each['state'], 'waiting'>}` : never

/** Of one thing that was bought, in the state it is in. */
export type SubjectSentence = KeyOf<OrderSubject>

/** How an order stands: a key of `order.status`. `name` is the product or the domain it speaks of. */
export type OrderSentence =
  | { readonly key: 'pending' | 'confirming' | 'failed' | 'cancelled' | 'expired' | 'refunded' | 'underWay' | 'done' }
  | { readonly key: SubjectSentence; readonly name: string }

export interface OrderStanding {
  readonly status: OrderStatus
  readonly subjects: readonly OrderSubject[]
  /** O16: cancelled because nobody paid it in time. */
  readonly isExpired?: boolean
  /** The payment is with the provider, or its buyer has just come back from there. */
  readonly isConfirming?: boolean
}

const ofSubjects = (subjects: readonly OrderSubject[]): OrderSentence => {
  const [only, ...others] = subjects
  if (only && others.length === 0 && only.state !== 'waiting')
    return { key: `${only.kind}.${only.state}` as SubjectSentence, name: only.name }
  return { key: subjects.length > 0 && subjects.every(({ state }) => state === 'done') ? 'done' : 'underWay' }
}

/** O20: the one sentence that says how an order stands, from what was bought and what became of it. */
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
