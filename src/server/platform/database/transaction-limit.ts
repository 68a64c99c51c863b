import pLimit, { type LimitFunction } from 'p-limit'
import type { Payload } from 'payload'

/** Of every ten connections, how many may be inside a transaction of ours: reads always find one of the others. */
const shareInTenths = 6

const limits = new WeakMap<Payload, LimitFunction>()

const limitOf = (payload: Payload): LimitFunction => {
  const known = limits.get(payload)
  if (known) return known
  const connections = payload.db.pool.options.max ?? 10
  const limit = pLimit(Math.max(1, Math.floor((connections * shareInTenths) / 10)))
  limits.set(payload, limit)
  return limit
}

/**
 * Runs a transaction when it is its turn, first come, first served. A crowd at the checkout waits here instead of in
 * front of the pool, where it would time out and keep everybody else from reading.
 */
export const withinLimit = <Value>(payload: Payload, work: () => Promise<Value>): Promise<Value> => limitOf(payload)(work)
