import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabaseProxy } from '../../tests/support/tcp-proxy'
import { findPlace } from '../steps/postgres-place.mjs'
import { startPostgres } from '../steps/postgres.mjs'
import { runningPostmaster } from '../steps/postmaster.mjs'
import { onStop } from '../steps/until-stopped.mjs'
import { signalServer } from './signal-server'
import { mountSmallDisk } from './small-disk'

const name = 'faults-postgres'
const megabytes = 600
/** So small that a full disk is soon felt by the log as well as by the tables. What is confirmed must be on the disk: none of the shortcuts that tests take. */
const flags = ['max_connections=200', 'min_wal_size=32MB', 'max_wal_size=64MB']

/** A Postgres of its own on a small disk, and the line that leads to it. */
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
    /** Behind the line. */
    url: url.href,
    disk,
    proxy,
    signal: (signal: NodeJS.Signals) => signalServer(server.cluster, signal),
    /** Another port, as after a failover; who comes is led there. What still runs stays as it is. */
    startAgain: async () => {
      // its processes need a moment to be gone
      await sleep(100)
      proxy.lead(new URL((await start()).url('postgres')).port)
    },
    isRunning: () => runningPostmaster(server.cluster) !== undefined,
  }
}

export type Postgres = Awaited<ReturnType<typeof openPostgres>>
