import pLimit, { type LimitFunction } from 'p-limit'
import { inTurn } from '../queues/in-turn'

/** Of every ten connections, how many may be inside a transaction of ours: reads always find one of the others. */
const shareInTenths = 6

/** Of a shop, its connections alone: `Payload` is one. */
interface Pooled {
  readonly db: { readonly pool: { readonly options: { readonly max?: number | undefined } } }
}

const limits = new WeakMap<Pooled, LimitFunction>()

const limitOf = (payload: Pooled): LimitFunction => {
  const known = limits.get(payload)
  if (known) return known
  const connections = payload.db.pool.options.max ?? 10
  const limit = pLimit(Math.max(1, Math.floor((connections * shareInTenths) / 10)))
  limits.set(payload, limit)
  return limit
}

/**
 * Runs a transaction when it is its turn, first come, first served. A crowd at the checkout waits here instead of in
 * front of the pool, where it would time out and keep everybody else from reading; and not for ever (`BusyError`).
 */
export const withinLimit = <Value>(payload: Pooled, work: () => Promise<Value>): Promise<Value> =>
  inTurn('transactions', limitOf(payload), work)
