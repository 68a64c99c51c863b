import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabaseProxy } from '../../../tests/support/tcp-proxy'
import { findPlace } from '../../../scripts/lib/postgres-files.mjs'
import { runningPostmaster, startPostgres } from '../../../scripts/lib/postgres.mjs'
import { onStop } from '../../../scripts/lib/process.mjs'
import { signalServer } from './signal-server'
import { mountSmallDisk } from './small-disk'

const name = 'faults-postgres'
const megabytes = 600
/** Small WAL, so that a full disk affects it quickly. Durable: without the shortcuts of the test server. */
const flags = ['max_connections=200', 'min_wal_size=32MB', 'max_wal_size=64MB']

export const openPostgres = async () => {
  const disk = mountSmallDisk(path.join(findPlace().base, name), megabytes)
  const start = () => startPostgres({ name: `${name}/${name}`, flags })
  const server = await start()
  const own = new URL(server.url('postgres'))
  const proxy = await createDatabaseProxy(own)
  onStop(async () => {
    disk.free()
    await server.stop()
  })
  const url = new URL(own)
  url.port = String(proxy.port)
  return {
    url: url.href,
    disk,
    proxy,
    signal: (signal: NodeJS.Signals) => signalServer(server.cluster, signal),
    /** Uses a new port, as after a failover, and points the proxy to it. A running server stays. */
    startAgain: async () => {
      // its processes take a moment to exit
      await sleep(100)
      proxy.lead(new URL((await start()).url('postgres')).port)
    },
    isRunning: () => runningPostmaster(server.cluster) !== undefined,
  }
}

export type Postgres = Awaited<ReturnType<typeof openPostgres>>
