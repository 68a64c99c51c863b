import type { Payload } from 'payload'

/** Of every ten connections, how many may be inside a transaction of ours: reads always find one of the others. */
const shareInTenths = 6

interface Gate {
  free: number
  readonly waiting: (() => void)[]
}

const gates = new WeakMap<Payload, Gate>()

const gateOf = (payload: Payload): Gate => {
  const known = gates.get(payload)
  if (known) return known
  const connections = payload.db.pool.options.max ?? 10
  const gate: Gate = { free: Math.max(1, Math.floor((connections * shareInTenths) / 10)), waiting: [] }
  gates.set(payload, gate)
  return gate
}

const enter = (gate: Gate): Promise<void> | undefined => {
  if (gate.free > 0) {
    gate.free -= 1
    return undefined
  }
  return new Promise((resolve) => gate.waiting.push(resolve))
}

const leave = (gate: Gate): void => {
  const next = gate.waiting.shift()
  if (next) next()
  else gate.free += 1
}

/**
 * Runs a transaction when it is its turn, first come, first served. A crowd at the checkout waits here instead of in
 * front of the pool, where it would time out and keep everybody else from reading.
 */
export const withinLimit = async <Value>(payload: Payload, work: () => Promise<Value>): Promise<Value> => {
  const gate = gateOf(payload)
  await enter(gate)
  try {
    return await work()
  } finally {
    leave(gate)
  }
}
