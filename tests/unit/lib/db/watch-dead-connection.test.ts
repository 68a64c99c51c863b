import { Client, type ClientBase, type Pool } from 'pg'
import { expect, it, vi } from 'vitest'
import { type OpenConnection, watchConnections } from '@/lib/db/database-health'

vi.mock('@/lib/db/ask-server', () => ({
  /** Healthy server without active backends of ours. */
  pingServer: async () => ({ kind: 'answer', active: new Set() }),
}))

it('closes a dead connection once, even if it never reports its end', async () => {
  vi.useFakeTimers()
  const pool = Object.assign(Object.create(null) as Pool, { ending: false, options: {}, waitingCount: 0, totalCount: 1, idleCount: 0 })
  const client = new Client()
  const end = vi.spyOn(client, 'end').mockImplementation(() => undefined)
  const said: string[] = []
  const all = new Map<ClientBase, OpenConnection>([[client, { waitingSince: performance.now(), isSuspect: false }]])
  const connections = { all, lastSign: () => performance.now(), Client, greet: () => undefined }
  watchConnections(pool, connections, {
    silentAfter: 1000,
    longestStatement: 600_000,
    knowsBackends: true,
    say: (words) => said.push(words),
  })
  await vi.advanceTimersByTimeAsync(60_000)
  Object.assign(pool, { ending: true })
  await vi.advanceTimersByTimeAsync(250)
  vi.useRealTimers()
  expect([said, end.mock.calls.length]).toEqual([['Closed a dead database connection'], 1])
})
