// own modules: DATABASE_POOL_MAX is read on import
import type { Payload } from 'payload'
import type { PoolClient } from 'pg'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { bootPayload } from '../../support/payload'
import { onServer } from '../../support/test-databases'

const places = 4

let payload: Payload
let databaseUrl: string
beforeAll(async () => {
  const shop = await bootPayload({ DATABASE_POOL_MAX: String(places) })
  payload = shop.payload
  ;({ databaseUrl } = shop)
})
afterEach(() => vi.restoreAllMocks())

/** Takes every connection of the pool, including the first one, which Payload opened. */
const takeAll = (): Promise<readonly PoolClient[]> => Promise.all(Array.from({ length: places }, () => payload.db.pool.connect()))

const killBackends = () =>
  onServer(databaseUrl, (client) =>
    client.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()', [
      new URL(databaseUrl).pathname.slice(1),
    ]),
  )

describe('Postgres crashes while every connection is in use', () => {
  it('each has an error listener, so that none ends the process or counts as dead forever', async () => {
    const said = vi.spyOn(payload.logger, 'warn')
    const taken = await takeAll()
    expect(taken.map((client) => client.listenerCount('error'))).not.toContain(0)
    const ended = taken.map((client) => new Promise((resolve) => void client.once('end', resolve)))
    const work = Promise.allSettled(taken.map((client) => client.query('select pg_sleep(20)')))
    await killBackends()
    expect((await work).map(({ status }) => status)).toEqual(Array<string>(places).fill('rejected'))
    for (const client of taken) client.release(true)
    await Promise.all(ended)

    // twice the time after which a suspect connection is closed
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    expect(said.mock.calls.filter(([words]) => String(words).includes('is dead'))).toEqual([])
    expect((await payload.db.pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})
