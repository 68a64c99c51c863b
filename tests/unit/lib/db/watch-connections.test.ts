import { Client, type ClientBase, type Pool } from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isDatabaseUnresponsive, recordUnresponsive, type OpenConnection, watchConnections } from '@/lib/db/database-health'

vi.mock('@/lib/db/ask-server', () => ({
  pingServer: async (_options: object, _backends: readonly number[], patience: number) => {
    await new Promise((resolve) => setTimeout(resolve, patience))
    return { kind: 'silence' }
  },
}))

const pool = Object.assign(Object.create(null) as Pool, { ending: false, options: {}, waitingCount: 0, totalCount: 1, idleCount: 0 })

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(pool, { ending: false })
})
afterEach(() => {
  Object.assign(pool, { ending: true })
  vi.advanceTimersByTime(250)
  vi.useRealTimers()
  recordUnresponsive(false)
})

/** Time to detect silence in ms; visitors must get an answer within two seconds. */
const silentAt = async (silentAfter: number): Promise<number> => {
  const asked = performance.now()
  const client = new Client()
  client.end = async () => {}
  const waiting = { waitingSince: asked, isSuspect: false }
  const connections = { all: new Map<ClientBase, OpenConnection>([[client, waiting]]), lastSign: () => asked, Client, greet: () => {} }
  watchConnections(pool, connections, { silentAfter, longestStatement: 600_000, knowsBackends: true, say: () => {} })
  while (!isDatabaseUnresponsive() && performance.now() - asked < 300_000) await vi.advanceTimersByTimeAsync(50)
  return performance.now() - asked
}

it('detects a silent database within two seconds', async () => {
  const after = await silentAt(1000)
  expect(after).toBeGreaterThan(1400)
  expect(after).toBeLessThan(2000)
})

it('waits longer on a busy machine with DATABASE_HEALTH_TIMEOUT_MS', async () => {
  expect(await silentAt(60_000)).toBeGreaterThan(89_000)
})
