import type { Minor } from '@/core/money/types'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import type { Context, SignedInCustomer } from '@/lib/context'
import { findPartsOfCustomer, findPartsOfOrder, findPartsOfSubscription, type OpenPart } from './subscriptions.repository'

/** O19: payable on the provider's page or by bank transfer. */
export type PartWay = { readonly kind: 'page'; readonly paymentId: string } | { readonly kind: 'transfer'; readonly reference: string }

type PartStatus = 'pending' | 'processing' | 'failed'

const statusOf = ({ status }: OpenPart): PartStatus => (status === 'processing' || status === 'failed' ? status : 'pending')

export interface DuePart {
  readonly paymentId: string
  readonly orderNumber: string
  readonly names: readonly string[]
  /** ISO 8601. */
  readonly dueAt: string
  readonly isOverdue: boolean
  readonly status: PartStatus
  readonly amount: Minor
  readonly currency: string
  /** Null while the payment is processing. */
  readonly way: PartWay | null
}

const wayOf = ({ provider, status, paymentId, reference }: OpenPart): PartWay | null => {
  if (provider === 'offline') return { kind: 'transfer', reference }
  return status === 'processing' ? null : { kind: 'page', paymentId }
}

const toDuePart = (part: OpenPart, now: number): DuePart => {
  const { paymentId, orderNumber, names, dueAt, amount, currency } = part
  return {
    ...{ paymentId, orderNumber, names, amount, currency },
    dueAt: new Date(dueAt).toISOString(),
    isOverdue: dueAt <= now,
    status: statusOf(part),
    way: wayOf(part),
  }
}

export const listPartsOfCustomer = async ({ payload, now }: Context, { id }: Pick<SignedInCustomer, 'id'>): Promise<readonly DuePart[]> =>
  (await findPartsOfCustomer(payload.db.drizzle, id)).map((part) => toDuePart(part, now()))

export const listPartsOfOrder = async ({ payload, now }: Context, { id }: Pick<OrderRecord, 'id'>): Promise<readonly DuePart[]> =>
  (await findPartsOfOrder(payload.db.drizzle, id)).map((part) => toDuePart(part, now()))

export const listPartsOfSubscription = async ({ payload, now }: Context, id: string): Promise<readonly DuePart[]> =>
  (await findPartsOfSubscription(payload.db.drizzle, id)).map((part) => toDuePart(part, now()))
